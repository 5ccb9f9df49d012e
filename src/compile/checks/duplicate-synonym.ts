import { fold } from '../../rules/text/fold.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { catalogueCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** A word in two groups of synonyms, or twice in one. */
export const duplicateSynonym = catalogueCheck({
  code: 'duplicate-synonym',
  meaning: 'a word is in two groups of synonyms, or twice in one',
  why: 'a search takes the words of one group for each other, and here it has two groups to choose from',
  *diagnose({ synonyms }) {
    if (!synonyms) return;
    const { draft, value } = synonyms;
    const words = value.flatMap((group, index) => group.map((word, position) => ({ word, path: [index, position] })));
    yield* repeated(draft, words, {
      key: ({ word }) => fold(word),
      what: ({ word }) => `${quoted(word)} is a synonym already`,
      fix: 'merge the two groups, or keep the word in one of them',
      note: 'first written here',
    });
  },
});
