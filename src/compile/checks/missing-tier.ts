import { vendorCheck } from './check.ts';

/** A `tier_direction` without a `tier` (docs/rules.md#tier-concerned). */
export const missingTier = vendorCheck({
  code: 'missing-tier',
  meaning: 'a record says what became of a tier without naming it',
  why: 'a record that says what became of a tier is compared with the listed one by name',
  *diagnose({ draft, value }) {
    for (const [index, { tier, tier_direction: direction }] of value.changes.entries()) {
      if (direction === undefined || tier !== undefined) continue;
      yield {
        at: draft.place(['changes', index, 'tier_direction']),
        what: `a tier is ${direction}, and no \`tier\` is named`,
        fix: 'add `tier`, as the offer spells it',
      };
    }
  },
});
