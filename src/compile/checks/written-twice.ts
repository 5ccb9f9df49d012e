import { fold } from '../../rules/text/fold.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import type { Finding } from './check.ts';
import { repeats } from './repeats.ts';

/** Each entry of a list of texts that an earlier entry says already, however either is capitalised. */
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
