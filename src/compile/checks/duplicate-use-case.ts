import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** Two stack templates for one use case. */
export const duplicateUseCase = catalogueCheck({
  code: 'duplicate-use-case',
  meaning: 'two templates are for one use case',
  why: 'only the first template would ever be recommended',
  *diagnose({ stacks }) {
    if (!stacks) return;
    const { draft, value } = stacks;
    const named = value.map(({ use_case: name }, index) => ({ name, path: [index, 'use_case'] }));
    yield* repeated(draft, named, {
      key: ({ name }) => slug(name),
      what: ({ name }) => `${quoted(name)} has two templates`,
      fix: 'merge the two, or name the use cases apart',
      note: 'first named here',
    });
  },
});
