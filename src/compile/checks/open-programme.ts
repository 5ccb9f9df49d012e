import { quoted } from '../diagnostics/diagnostic.ts';
import { catalogueCheck } from './check.ts';

/** An offer that anyone may take, in a category of programmes that people have to qualify for. */
export const openProgramme = catalogueCheck({
  code: 'open-programme',
  meaning: 'an offer open to anyone is in a category of programmes',
  why: 'the category is published as one whose every member is for those who qualify',
  *diagnose({ categories, vendors }) {
    const programmes = new Set(
      (categories?.value ?? []).flatMap(({ name, holds }) => (holds === 'programmes' ? [name] : [])),
    );
    for (const { draft, value } of vendors) {
      for (const [index, { category, eligibility }] of value.offers.entries()) {
        if (!programmes.has(category) || (eligibility && eligibility.type !== 'public')) continue;
        yield {
          at: draft.place(['offers', index, 'category']),
          what: `the offer is open to anyone, and ${quoted(category)} holds programmes`,
          fix: 'add `eligibility` with its `type`, or file the offer under a category of products',
        };
      }
    }
  },
});
