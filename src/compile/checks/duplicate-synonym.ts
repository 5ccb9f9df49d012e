import { fold } from '../../rules/text/fold.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { catalogueCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** A word in two groups of synonyms, or twice in one. */
export const duplicateSynonym = catalogueCheck({
  code: 'duplicate-synonym',
  meaning: 'a word is in two groups of synonyms, or twice in one',
  why: 'a search takes the words of one group for each other, and here it has two groups to choose from',
  *diagnose({ synonyms }) {
    if (!synonyms) return;
    const { draft, value } = synonyms;
    const words = value.flatMap((group, index) =>
      group.map((word, position) => ({ word, at: () => draft.place([index, position]) })),
    );
    for (const { entry, first } of repeats(words, ({ word }) => fold(word))) {
      yield {
        at: entry.at(),
        what: `${quoted(entry.word)} is a synonym already`,
        fix: 'merge the two groups, or keep the word in one of them',
        also: [{ at: first.at(), note: 'first written here' }],
      };
    }
  },
});
