import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';

/** A record without category in a file without an offer to take it from. */
export const missingCategory = vendorCheck({
  code: 'missing-category',
  meaning: 'a change names no category, and no offer does',
  why: 'the record would be found under no category',
  *diagnose({ draft, value }) {
    if (value.offers.length > 0) return;
    for (const [index, { category }] of value.changes.entries()) {
      if (category !== undefined) continue;
      yield {
        at: draft.place(['changes', index, 'category']),
        what: `the record names no category, and ${quoted(value.vendor)} has no offer that would`,
        fix: 'add `category`',
      };
    }
  },
});
