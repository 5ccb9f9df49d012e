import type { z } from 'zod';
import { type Finding, type Place, quote } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import { pastDay } from '../shape/field.ts';
import { isSchema, schemaAt, type Sourced } from '../shape/shape.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { fold } from '../../rules/text/fold.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';

/** When an entry repeats another one, and the words of the finding; `note` is about the first entry. */
export interface Repetition<Entry> {
  readonly key: (entry: Entry) => string;
  readonly what: (entry: Entry, first: Entry) => string;
  readonly fix: string | ((entry: Entry, first: Entry) => string);
  readonly note: string;
  /** Whether two entries of one key may stand beside each other. */
  readonly accepts?: ((entry: Entry, first: Entry) => boolean) | undefined;
}

/** A finding for each entry that has the key of an earlier entry. Its place is computed for a finding only. */
export function* repetitions<Entry extends { readonly at: () => Place }>(
  entries: readonly Entry[],
  { key: keyOf, what, fix, note, accepts = () => false }: Repetition<Entry>,
): Generator<Finding> {
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (!first) seen.set(key, entry);
    else if (!accepts(entry, first)) {
      const also = [{ at: first.at(), note }];
      yield { at: entry.at(), what: what(entry, first), fix: typeof fix === 'string' ? fix : fix(entry, first), also };
    }
  }
}

/** The files that a finding is about: where there are several findings of two, one was most likely copied from the other. */
const filesOf = ({ at, also = [] }: Finding): string =>
  [at, ...also.map((other) => other.at)]
    .map(({ file }) => file)
    .sort()
    .join(' ');

/** The findings, but of more than `most` with one key only the first, which says how many there are. */
export function firstOfEach(findings: Iterable<Finding>, keyOf = filesOf, most = 1): readonly Finding[] {
  return [...groupBy([...findings], keyOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined || alike.length <= most) return alike;
    return { ...first, what: `${first.what}, and ${alike.length - 1} more like it` };
  });
}

/** A finding for each text that repeats one before it in its list, case and accents folded; of the lists at some keys. */
export function repeatedTexts(file: Sourced<unknown>, isOf: (key: Path[number] | undefined) => boolean) {
  const entries = textsOf(file).flatMap(({ text, path }) => {
    if (typeof path.at(-1) !== 'number' || !isOf(path.at(-2))) return [];
    return { text, list: path.slice(0, -1).join('/'), at: () => file.draft.place(path) };
  });
  return repetitions(entries, {
    key: ({ text, list }) => `${list} ${fold(text)}`,
    what: ({ text }) => `${quote(text)} is written twice`,
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

/** A text in a value, its path, and the key of the text or of the list that it is in. */
export interface WrittenText {
  readonly text: string;
  readonly key: string;
  readonly path: Path;
}

/** Every text of the value of a file, at any depth, in written order. */
export const textsOf = memoizeByRecord(({ value }: { readonly value: unknown }): readonly WrittenText[] => {
  const found: WrittenText[] = [];
  const search = (part: unknown, key: string, path: Path): void => {
    if (typeof part === 'string') found.push({ text: part, key, path });
    else if (Array.isArray(part)) part.forEach((entry, index) => search(entry, key, [...path, index]));
    else if (typeof part === 'object' && part !== null)
      for (const [inner, value] of Object.entries(part)) search(value, inner, [...path, inner]);
  };
  search(value, '', []);
  return found;
});

export function textsAt(file: Sourced<unknown>, keys: ReadonlySet<unknown>): readonly WrittenText[] {
  return textsOf(file).filter(({ key }) => keys.has(key));
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Finds the days of a file after a given one, of the fields of one schema: by default `pastDay`, the day of something done. */
export const futureDays =
  (schema: z.core.$ZodType, kind: z.core.$ZodType = pastDay) =>
  (file: Sourced<unknown>, today: IsoDate): readonly WrittenText[] =>
    textsOf(file).filter(({ text, path }) => DAY.test(text) && text > today && isSchema(schemaAt(schema, path), kind));

/** A finding for each day after today of something that the schema says is done. */
export function futureFindings(schema: z.core.$ZodType, fix: string) {
  const futureDaysOf = futureDays(schema);
  return (file: Sourced<unknown>, today: IsoDate): readonly Finding[] =>
    futureDaysOf(file, today).map(({ text, path }) => ({
      at: file.draft.place(path),
      what: `${quote(path.at(-1))} is ${text}, which is after today, ${today} (UTC)`,
      fix,
    }));
}
