import type { IsoDate } from '../../model/iso-date.ts';
import { escapeMarkup } from './escape.ts';

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

/**
 * The feed as an Atom 1.0 document. A day is written as its first moment, which is never in the future. The tests read it
 * with `feedsmith`, which could write it too, but puts white space around a text with `&` or `<`, and would add 64 KB to the
 * edge function.
 */
export function atomDocument(feed: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', moment(feed.updated)),
    `<author>${element('name', feed.author.name)}${element('uri', feed.author.uri)}</author>`,
    empty('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
    empty('link', { rel: 'alternate', type: 'text/html', href: feed.alternate }),
    ...feed.entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines(entry: AtomEntry): readonly string[] {
  return [
    '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    element('published', moment(entry.published)),
    element('updated', moment(entry.updated)),
    empty('link', { rel: 'alternate', type: 'text/html', href: entry.alternate }),
    ...(entry.via === null ? [] : [empty('link', { rel: 'via', href: entry.via })]),
    ...entry.categories.map((category) => empty('category', category)),
    `<content type="text">${escapeMarkup(entry.content)}</content>`,
    '</entry>',
  ];
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function empty(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${written.join('')}/>`;
}

/** The first moment of a day, RFC 3339. */
export function moment(day: IsoDate): string {
  return `${day}T00:00:00Z`;
}
