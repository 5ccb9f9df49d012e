import { generateAtomFeed } from 'feedsmith';
import * as z from 'zod';
import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord, Resolution } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import type { FeedEntry } from '../../rules/changes/feed-entries.ts';
import { isOurOwnAct, standingOf } from '../../rules/risk/standing.ts';
import type { Published } from '../route.ts';
import { component, list, optionalText, text, texts, warningsShape } from './common.schema.ts';
import { webAddress, escapeMarkup, xmlText } from './escape.ts';
import { address, PAGE, vendorPage } from './page.ts';
import { provenanceOf } from './provenance.ts';
import { changeWords } from './words.ts';

const momentSchema = (description: string) => text(`${description} The first moment of the day, RFC 3339.`);

const author = component('JsonFeedAuthor', 'The author of a feed.', {
  name: text('Name of the site.'),
  url: text('Its address.'),
});

const item = component('JsonFeedItem', 'One change record in a feed.', {
  id: text('Permanent `tag:` URI, the same as in the Atom form.'),
  url: text('Page of the vendor, or of all changes.'),
  external_url: optionalText('Source of the statement; absent without one.'),
  title: text('Vendor and kind of change.'),
  content_text: text('The record in words.'),
  date_published: momentSchema('When the record entered.'),
  date_modified: momentSchema('The newest day of recording, effect and resolution.'),
  tags: texts('The change type and the category.'),
});

export const jsonFeedBody = component('JsonFeed', 'Change records as JSON Feed 1.1.', {
  version: z.literal('https://jsonfeed.org/version/1.1').describe('The form of this feed.'),
  title: text('Name of the feed.'),
  home_page_url: text('Page with the same content.'),
  feed_url: text('Address of this feed.'),
  description: text('Which records it holds, and how to cite them.'),
  language: z.literal('en').describe('Language of the texts.'),
  authors: list(author, 'The site.'),
  items: list(item, 'The newest first; at most 100.'),
  ...warningsShape,
});

/** A feed of change records before it is written in one of its forms. */
export interface ChangeFeed {
  /** The rest of its `tag:` URI, permanent. */
  readonly name: string;
  readonly title: string;
  /** Which records it holds, in a sentence. */
  readonly holds: string;
  /** Path of the page with the same content. */
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

/** The year of the `tag:` URIs of entries (RFC 4151). It must never change: otherwise every entry would be new to readers. */
const NAMED_IN = '2026';

const STANDING_WORD = { in_force: '', reversed: 'Reversed: ', retracted: 'Withdrawn: ' } as const;

/** An element's text that `feedsmith` wrote as a CDATA section, which it puts between white space. */
const CDATA = />\s+<!\[CDATA\[(.*?)\]\]>\s+<\//gs;
/** How a CDATA section holds its own end. */
const SPLIT_END = ']]]]><![CDATA[>';

/**
 * A feed as Atom 1.0; `self` is its path. A day is written as its first moment, which is never in the future. Texts are
 * escaped as on every page: the white space around a CDATA section would be part of the text, and a program that takes the
 * feed for HTML would find tags in it.
 */
export function atomFeed(catalogue: Catalogue, feed: ChangeFeed, self: string): string {
  const document = generateAtomFeed<true>({
    xml: { lang: 'en' },
    id: tag(catalogue, feed.name),
    title: { value: feedTitle(catalogue, feed) },
    subtitle: { value: subtitle(catalogue, feed) },
    updated: new Date(feed.entries[0]?.updated ?? catalogue.date),
    authors: [{ name: catalogue.site.name, uri: address(catalogue, PAGE.home) }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: address(catalogue, self) },
      { rel: 'alternate', type: 'text/html', href: address(catalogue, feed.page) },
    ],
    entries: feed.entries.map((entry) => {
      const { id, title, published, updated, alternate, via, categories, content } = entryTexts(catalogue, entry);
      return {
        id,
        title: { value: title },
        published: new Date(published),
        updated: new Date(updated),
        links: [
          { rel: 'alternate', type: 'text/html', href: alternate },
          ...(via === null ? [] : [{ rel: 'via', href: via }]),
        ],
        categories: [...categories],
        content: { type: 'text', value: content },
      };
    }),
  });
  return xmlText(document).replace(CDATA, (_, text: string) => `>${escapeMarkup(text.replaceAll(SPLIT_END, ']]>'))}</`);
}

export function jsonFeed(catalogue: Catalogue, feed: ChangeFeed, self: string): Published<typeof jsonFeedBody> {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(catalogue, feed),
    home_page_url: address(catalogue, feed.page),
    feed_url: address(catalogue, self),
    description: subtitle(catalogue, feed),
    language: 'en',
    authors: [{ name: catalogue.site.name, url: address(catalogue, PAGE.home) }],
    items: feed.entries.map((entry) => jsonItem(entryTexts(catalogue, entry))),
  };
}

function feedTitle({ site }: Catalogue, { title }: ChangeFeed): string {
  return `${site.name}: ${title}`;
}

function subtitle(catalogue: Catalogue, { holds, page, entries }: ChangeFeed): string {
  const changes = entries.map(({ record }) => record);
  return `${holds} ${provenanceOf(catalogue, page, { changes }).cite_as}`;
}

function jsonItem(entry: ReturnType<typeof entryTexts>): Published<typeof item> {
  return {
    id: entry.id,
    url: entry.alternate,
    ...(entry.via === null ? {} : { external_url: entry.via }),
    title: entry.title,
    content_text: entry.content,
    date_published: moment(entry.published),
    date_modified: moment(entry.updated),
    tags: entry.categories.map(({ term }) => term),
  };
}

/** What both forms state of a change, unescaped. */
function entryTexts(catalogue: Catalogue, { record, vendor, key, published, updated }: FeedEntry) {
  const source = record.source_url === undefined ? null : webAddress(record.source_url);
  const page = vendor.offers.length > 0 ? vendorPage(vendor) : PAGE.changes;
  const words = changeWords(record.change_type);
  return {
    id: tag(catalogue, `change/${key}`),
    title: `${STANDING_WORD[standingOf(record)]}${vendor.name}: ${words}`,
    published,
    updated,
    /** HTML page with the same content. */
    alternate: address(catalogue, page),
    /** Source of the statement; null without one. */
    via: source?.href ?? null,
    categories: [
      { term: record.change_type, label: words },
      { term: record.category, label: record.category },
    ],
    content: content(record, catalogue.date),
  };
}

/** A `tag:` URI of the site, RFC 4151. */
function tag(catalogue: Catalogue, name: string): string {
  return `tag:${new URL(catalogue.site.base_url).hostname},${NAMED_IN}:${name}`;
}

function content(record: ChangeRecord, today: IsoDate): string {
  const { resolution, previous_state: before, current_state: after } = record;
  return [
    ...(resolution ? [correction(resolution)] : []),
    record.summary,
    ...(before === '' ? [] : [`Before: ${before}`]),
    ...(after === '' ? [] : [`After: ${after}`]),
    datedSentence(record, today),
  ].join('\n');
}

/** The day of a change: on which it takes effect, was discovered or, for a correction of the index, was made. */
function datedSentence(record: ChangeRecord, today: IsoDate): string {
  if (isOurOwnAct(record)) return `Corrected by us ${record.date}.`;
  if (dateMeaning(record) === 'discovered') return `Discovered ${record.date}.`;
  return record.date > today ? `Announced; takes effect on ${record.date}.` : `Effective ${record.date}.`;
}

function correction({ state, date, detail }: Resolution): string {
  const what = state === 'reversed' ? 'The vendor took this change back' : 'We withdrew this record as our own error';
  return `${what} on ${date}.${detail === undefined ? '' : ` ${detail}`}`;
}

/** The first moment of a day, RFC 3339. */
function moment(day: IsoDate): string {
  return `${day}T00:00:00Z`;
}
