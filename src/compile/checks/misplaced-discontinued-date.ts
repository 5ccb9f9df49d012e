import { vendorCheck } from './check.ts';

/** A `discontinued_date` on a record that is not a deprecation (docs/rules.md#listing-effect). */
export const misplacedDiscontinuedDate = vendorCheck({
  code: 'misplaced-discontinued-date',
  meaning: 'a record that discontinues nothing says when',
  isWaivable: true,
  why: 'no rule reads that day from this type of record, so the offer would stay listed after it',
  *diagnose({ draft, value }) {
    for (const [index, { change_type: type, discontinued_date: day }] of value.changes.entries()) {
      if (day === undefined || type === 'product_deprecated') continue;
      yield {
        at: draft.keyPlace(['changes', index, 'discontinued_date']),
        what: `a ${type} record carries \`discontinued_date\``,
        fix: 'make the record a `product_deprecated` one, or remove the key',
      };
    }
  },
});
