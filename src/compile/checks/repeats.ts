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

/** A diagnostic for each text of a list that an earlier entry repeats, case and accents folded. */
export function* writtenTwice(list: readonly string[], draft: Draft, path: Path): Generator<Finding> {
  const written = list.map((text, index) => ({ text, index }));
  for (const { entry, first } of repeats(written, ({ text }) => fold(text))) {
    yield {
      at: draft.place([...path, entry.index]),
      what: `${quoted(entry.text)} is written twice`,
      fix: 'remove one of the two',
      also: [{ at: draft.place([...path, first.index]), note: 'first written here' }],
    };
  }
}
