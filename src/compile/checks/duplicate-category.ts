import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeats } from './repeats.ts';

/** Two categories that share a slug. */
export const duplicateCategory = catalogueCheck({
  code: 'duplicate-category',
  meaning: 'two categories share a slug',
  why: 'both would answer to one filter, and one of them would never be found',
  *diagnose({ categories }) {
    if (!categories) return;
    const { draft, value } = categories;
    const named = value.map(({ name }, index) => ({ name, at: () => draft.place([index, 'name']) }));
    for (const { entry, first } of repeats(named, ({ name }) => slug(name))) {
      yield {
        at: entry.at(),
        what: `${quoted(entry.name)} is already a category`,
        fix: 'merge the two, or name them apart',
        also: [{ at: first.at(), note: 'first named here' }],
      };
    }
  },
});
