import { fold } from '../../rules/text/fold.ts';
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
