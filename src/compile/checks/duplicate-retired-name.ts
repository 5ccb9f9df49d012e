import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';

/** A retired category name that another category claims, or that is still in use. */
export const duplicateRetiredName = catalogueCheck({
  code: 'duplicate-retired-name',
  meaning: 'a retired name is claimed twice, or is still in use',
  why: 'a retired name leads to one category, and here it would lead to two',
  *diagnose({ categories }) {
    if (!categories) return;
    const { draft, value } = categories;
    const claimed = new Map(value.map(({ name }, index) => [slug(name), () => draft.place([index, 'name'])]));
    for (const [index, category] of value.entries()) {
      for (const [position, retired] of category.retired_names.entries()) {
        const at = () => draft.place([index, 'retired_names', position]);
        const first = claimed.get(slug(retired));
        if (!first) claimed.set(slug(retired), at);
        else {
          yield {
            at: at(),
            what: `${quoted(retired)} is the name of a category already`,
            fix: 'keep it where filters by that name should lead',
            also: [{ at: first(), note: 'first named here' }],
          };
        }
      }
    }
  },
});
