import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import type { Path } from '../parse/draft.ts';
import { catalogueCheck } from './check.ts';

/** A retired category name that another category claims, or that is still in use. */
export const duplicateRetiredName = catalogueCheck({
  code: 'duplicate-retired-name',
  meaning: 'a retired name is claimed twice, or is still in use',
  why: 'a retired name leads to one category, and here it would lead to two',
  *diagnose({ categories }) {
    if (!categories) return;
    const { draft, value } = categories;
    // A place is looked up for a diagnostic only: it parses the file again.
    const claimed = new Map<string, Path>(value.map(({ name }, index) => [slug(name), [index, 'name']]));
    for (const [index, category] of value.entries()) {
      for (const [position, retired] of category.retired_names.entries()) {
        const path = [index, 'retired_names', position];
        const first = claimed.get(slug(retired));
        if (!first) claimed.set(slug(retired), path);
        else {
          yield {
            at: draft.place(path),
            what: `${quoted(retired)} is the name of a category already`,
            fix: 'keep it where filters by that name should lead',
            also: [{ at: draft.place(first), note: 'first named here' }],
          };
        }
      }
    }
  },
});
