import { fold } from '../../rules/text/fold.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { catalogueCheck } from './check.ts';

/** A synonym that is not written as searches compare it: in lower case, without accents. */
export const unfoldedSynonym = catalogueCheck({
  code: 'unfolded-synonym',
  meaning: 'a synonym is not in lower case without accents',
  why: 'searches compare folded words, and no search would match it',
  *diagnose({ synonyms }) {
    for (const [index, group] of (synonyms?.value ?? []).entries()) {
      for (const [position, word] of group.entries()) {
        if (!synonyms || fold(word) === word) continue;
        yield {
          at: synonyms.draft.place([index, position]),
          what: `${quoted(word)} is not in lower case without accents`,
          fix: `write ${quoted(fold(word))}`,
        };
      }
    }
  },
});
