import { fold } from '../../rules/text/fold.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import type { Finding } from './check.ts';

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
