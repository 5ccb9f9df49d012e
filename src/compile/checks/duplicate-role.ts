import { quoted } from '../diagnostics/diagnostic.ts';
import { slug } from '../../rules/text/slug.ts';
import { catalogueCheck } from './check.ts';
import { repeated } from './repeats.ts';

/** A role that one stack template names twice. */
export const duplicateRole = catalogueCheck({
  code: 'duplicate-role',
  meaning: 'a stack names one role twice',
  why: 'the stack would contain one role twice',
  *diagnose({ stacks }) {
    if (!stacks) return;
    const { draft, value } = stacks;
    for (const [index, { roles }] of value.entries()) {
      const named = roles.map(({ role }, position) => ({ role, path: [index, 'roles', position, 'role'] }));
      yield* repeated(draft, named, {
        key: ({ role }) => slug(role),
        what: ({ role }) => `${quoted(role)} is named twice in one stack`,
        fix: 'merge the two, or name the roles apart',
        note: 'first named here',
      });
    }
  },
});
