import { catalogueCheck } from './check.ts';

/** A group of synonyms with fewer than two words. */
export const loneSynonym = catalogueCheck({
  code: 'lone-synonym',
  meaning: 'a group of synonyms has fewer than two words',
  why: 'a word by itself leads a search to nothing else',
  *diagnose({ synonyms }) {
    for (const [index, group] of (synonyms?.value ?? []).entries()) {
      if (!synonyms || group.length > 1) continue;
      yield {
        at: synonyms.draft.place([index]),
        what: group.length === 0 ? 'a group of synonyms is empty' : 'a group of synonyms has one word',
        fix: 'add the words that mean the same, or remove the group',
      };
    }
  },
});
