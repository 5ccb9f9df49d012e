import { generateAtomFeed } from 'feedsmith';
import type { IsoDate } from '../../model/iso-date.ts';
import { escapeMarkup, xmlText } from './escape.ts';

/** A feed in the terms of RFC 4287, with unescaped texts. */
interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly updated: IsoDate;
  readonly author: { readonly name: string; readonly uri: string };
  /** Address of the feed itself. */
  readonly self: string;
  /** HTML page with the same content. */
  readonly alternate: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly published: IsoDate;
  readonly updated: IsoDate;
  readonly alternate: string;
  /** Source of the statement; null without one. */
  readonly via: string | null;
  readonly categories: readonly { readonly term: string; readonly label: string }[];
  readonly content: string;
}

/** An element's text that `feedsmith` wrote as a CDATA section, which it puts between white space. */
const CDATA = />\s+<!\[CDATA\[(.*?)\]\]>\s+<\//gs;

/** How a CDATA section holds its own end. */
const SPLIT_END = ']]]]><![CDATA[>';

/**
 * The feed as an Atom 1.0 document. A day is written as its first moment, which is never in the future. Texts are escaped
 * as on every page: the white space around a CDATA section would be part of the text, and a program that takes the feed
 * for HTML would find tags in it.
 */
export function atomDocument({ author, self, alternate, entries, ...feed }: AtomFeed): string {
  const document = generateAtomFeed<true>({
    xml: { lang: 'en' },
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: feed.subtitle },
    updated: new Date(feed.updated),
    authors: [author],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      { rel: 'alternate', type: 'text/html', href: alternate },
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      published: new Date(entry.published),
      updated: new Date(entry.updated),
      links: [
        { rel: 'alternate', type: 'text/html', href: entry.alternate },
        ...(entry.via === null ? [] : [{ rel: 'via', href: entry.via }]),
      ],
      categories: [...entry.categories],
      content: { type: 'text', value: entry.content },
    })),
  });
  return xmlText(document).replace(CDATA, (_, text: string) => `>${escapeMarkup(text.replaceAll(SPLIT_END, ']]>'))}</`);
}

/** The first moment of a day, RFC 3339. */
export function moment(day: IsoDate): string {
  return `${day}T00:00:00Z`;
}
