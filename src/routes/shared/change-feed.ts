import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { dateMeaning } from '../../rules/changes/date-meaning.ts';
import type { FeedEntry } from '../../rules/changes/feed-entries.ts';
import { standing } from '../../rules/risk/standing.ts';
import type { ReadonlyDeep, TextReply } from '../route.ts';
import { atomDocument, moment, type AtomEntry } from './atom.ts';
import { changeWords } from './change-words.ts';
import { webAddress } from './escape.ts';
import type { JsonFeed, JsonFeedItem } from './json-feed.schema.ts';
import { address, PAGE, vendorPage } from './page.ts';
import { datedChanges, provenance } from './provenance.ts';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

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

/**
 * The year of the `tag:` URIs of entries (RFC 4151). It must never change: otherwise every entry would be new to
 * readers.
 */
const NAMED_IN = '2026';

const STANDING_WORD = { in_force: '', reversed: 'Reversed: ', retracted: 'Withdrawn: ' } as const;

/** A feed in Atom as a reply. */
export function atomReply(catalogue: Catalogue, feed: ChangeFeed, self: string): TextReply {
  return { status: 200, contentType: ATOM_TYPE, text: atomFeed(catalogue, feed, self) };
}

/** A feed as Atom 1.0; `self` is its path. */
export function atomFeed(catalogue: Catalogue, feed: ChangeFeed, self: string): string {
  const { name } = catalogue.site;
  return atomDocument({
    id: tag(catalogue, feed.name),
    title: feedTitle(catalogue, feed),
    subtitle: subtitle(catalogue, feed),
    updated: feed.entries[0]?.updated ?? catalogue.date,
    author: { name, uri: address(catalogue, PAGE.home) },
    self: address(catalogue, self),
    alternate: address(catalogue, feed.page),
    entries: feed.entries.map((entry) => atomEntry(catalogue, entry)),
  });
}

/** The same feed as JSON Feed 1.1. */
export function jsonFeed(catalogue: Catalogue, feed: ChangeFeed, self: string): ReadonlyDeep<JsonFeed> {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(catalogue, feed),
    home_page_url: address(catalogue, feed.page),
    feed_url: address(catalogue, self),
    description: subtitle(catalogue, feed),
    language: 'en',
    authors: [{ name: catalogue.site.name, url: address(catalogue, PAGE.home) }],
    items: feed.entries.map((entry) => jsonItem(atomEntry(catalogue, entry))),
  };
}

function feedTitle({ site }: Catalogue, { title }: ChangeFeed): string {
  return `${site.name}: ${title}`;
}

function subtitle(catalogue: Catalogue, { holds, page, entries }: ChangeFeed): string {
  const records = entries.map(({ record }) => record);
  const dated = datedChanges(records);
  return `${holds} ${provenance(catalogue, page, dated).cite_as}`;
}

function jsonItem(entry: AtomEntry): ReadonlyDeep<JsonFeedItem> {
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

function atomEntry(catalogue: Catalogue, { record, vendor, key, published, updated }: FeedEntry): AtomEntry {
  const source = record.source_url === undefined ? null : webAddress(record.source_url);
  const page = vendor.offers.length > 0 ? vendorPage(vendor) : PAGE.changes;
  const words = changeWords(record.change_type);
  return {
    id: tag(catalogue, `change/${key}`),
    title: `${STANDING_WORD[standing(record)]}${vendor.name}: ${words}`,
    published,
    updated,
    alternate: address(catalogue, page),
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
  const lines = [
    correction(record),
    record.summary,
    record.previous_state === '' ? null : `Before: ${record.previous_state}`,
    record.current_state === '' ? null : `After: ${record.current_state}`,
    dated(record, today),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** When the change took effect, will take effect or was discovered. */
function dated(record: ChangeRecord, today: IsoDate): string {
  if (dateMeaning(record) === 'discovered') return `Discovered ${record.date}.`;
  return record.date > today ? `Announced; takes effect on ${record.date}.` : `Effective ${record.date}.`;
}

function correction({ resolution }: ChangeRecord): string | null {
  if (!resolution) return null;
  const what =
    resolution.state === 'reversed'
      ? `The vendor took this change back on ${resolution.date}.`
      : `We withdrew this record as our own error on ${resolution.date}.`;
  return resolution.detail === undefined ? what : `${what} ${resolution.detail}`;
}
