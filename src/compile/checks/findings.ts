import type { z } from 'zod';
import type { Finding } from './check.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { pastDay } from '../shape/field.ts';
import { entrySchema, fieldsOf, type Sourced, unwrapped } from '../shape/shape.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { fold } from '../../rules/text/fold.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';

/** Each entry with the key of an earlier entry, together with the first entry of that key. */
export function* repeats<Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => string,
): Generator<{ readonly entry: Entry; readonly first: Entry }> {
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, entry);
    else yield { entry, first };
  }
}

/** When an entry repeats another one, and the texts of the finding; `note` is about the first entry. */
interface Repetition<Entry> extends Pick<Finding, 'fix'> {
  readonly key: (entry: Entry) => string;
  readonly what: (entry: Entry) => string;
  readonly note: string;
}

/** A finding for each entry of a file that has the key of an earlier entry. */
export function* repeated<Entry extends { readonly path: Path }>(
  draft: Draft,
  entries: readonly Entry[],
  { key, what, fix, note }: Repetition<Entry>,
): Generator<Finding> {
  for (const { entry, first } of repeats(entries, key)) {
    yield { at: draft.place(entry.path), what: what(entry), fix, also: [{ at: draft.place(first.path), note }] };
  }
}

/** A finding for each text of a list that repeats an earlier one, case and accents folded. */
export function writtenTwice(list: readonly string[], draft: Draft, path: Path): Generator<Finding> {
  const written = list.map((text, index) => ({ text, path: [...path, index] }));
  return repeated(draft, written, {
    key: ({ text }) => fold(text),
    what: ({ text }) => `${quoted(text)} is written twice`,
    fix: 'remove one of the two',
    note: 'first written here',
  });
}

/** The significant words of a text: those of three or more letters or digits. */
function significantWords(text: string): ReadonlySet<string> {
  return new Set(fold(text).match(/[a-z0-9]{3,}/g) ?? []);
}

/** The share of the shorter text's words that the longer one also has, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [significantWords(one), significantWords(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / Math.min(a.size, b.size);
}

/** An address reduced to what it leads to: host and path, without scheme, `www.`, a slash at the end or a fragment. */
export function pageKey(url: string): string {
  const parsed = parsedUrl(url);
  if (!parsed) return url;
  const { hostname, pathname, search } = parsed;
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}`.toLowerCase();
}

interface FutureDay {
  readonly path: Path;
  readonly day: string;
}

/** The paths to the days of a schema that cannot be in the future; branches without such a day are left out. */
type Way =
  | { readonly to: 'day' }
  | { readonly to: 'entries'; readonly entry: Way }
  | { readonly to: 'fields'; readonly fields: readonly (readonly [string, Way])[] };

/**
 * Finds each day after a given one in a value of a schema. It reads the fields of one schema: by default `pastDay`, the day
 * of something done.
 */
export function futureDays(
  schema: z.core.$ZodType,
  kind: z.core.$ZodType = pastDay,
): (value: unknown, today: IsoDate) => readonly FutureDay[] {
  const way = wayIn(schema, kind);
  return (value, today) => {
    const search: Search = { today, path: [], found: [] };
    if (way) searchAlong(way, value, search);
    return search.found;
  };
}

/** The body of a check that reports each day after today for something that the schema says is done. */
export function futureFindings(schema: z.core.$ZodType, fix: string) {
  const futureDaysOf = futureDays(schema);
  return function* ({ draft, value }: Sourced<unknown>, today: IsoDate): Generator<Finding> {
    for (const { path, day } of futureDaysOf(value, today)) {
      yield { at: draft.place(path), what: `${quoted(path.at(-1))} is ${day}, which is after today, ${today}`, fix };
    }
  };
}

/** A search in one value for days after `today`; `path` leads to the part that is searched now. */
interface Search {
  readonly today: IsoDate;
  readonly path: (string | number)[];
  readonly found: FutureDay[];
}

function wayIn(schema: z.core.$ZodType, kind: z.core.$ZodType): Way | null {
  if (unwrapped(schema) === kind) return { to: 'day' };
  const element = entrySchema(schema);
  const entry = element ? wayIn(element, kind) : null;
  if (entry) return { to: 'entries', entry };
  const fields = [...fieldsOf(schema)].flatMap(([key, field]): [string, Way][] => {
    const way = wayIn(field, kind);
    return way ? [[key, way]] : [];
  });
  return fields.length > 0 ? { to: 'fields', fields } : null;
}

/** The path is copied only for a day that is found, because nearly every file has none. */
function searchAlong(way: Way, value: unknown, search: Search): void {
  const { today, path, found } = search;
  if (way.to === 'day') {
    if (typeof value === 'string' && value > today) found.push({ path: [...path], day: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const searchIn = (step: string | number, next: Way, inner: unknown): void => {
    path.push(step);
    searchAlong(next, inner, search);
    path.pop();
  };
  if (way.to === 'fields') for (const [key, field] of way.fields) searchIn(key, field, Reflect.get(value, key));
  else if (Array.isArray(value)) value.forEach((entry: unknown, index) => searchIn(index, way.entry, entry));
}
