import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** Two categories that share a slug. */
export const duplicateCategory = catalogueCheck({
  code: 'duplicate-category',
  meaning: 'two categories share a slug',
  why: 'both would answer to one filter, and one of them would never be found',
  *diagnose({ categories }) {
    if (!categories) return;
    const { draft, value } = categories;
    const named = value.map(({ name }, index) => ({ name, path: [index, 'name'] }));
    yield* repeated(draft, named, {
      key: ({ name }) => slug(name),
      what: ({ name }) => `${quoted(name)} is already a category`,
      fix: 'merge the two, or name them apart',
      note: 'first named here',
    });
  },
});
