import type { Limit } from '../../model/limit.ts';
import { readLimits, writtenLimit } from '../../rules/limits/limits-of.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import { vendorCheck } from './check.ts';

/** A written limit without an amount of its measure, or with another amount than the description of the same offer. */
export const doubtfulLimit = vendorCheck({
  code: 'doubtful-limit',
  meaning: 'a written limit states no amount of its measure, or another than the description',
  isWaivable: true,
  isLikely: true,
  why: 'filters and comparisons would use an amount that the description does not state',
  *diagnose({ draft, value }) {
    for (const [index, offer] of value.offers.entries()) {
      const stated = offer.limits ? readLimits(offer) : [];
      for (const [position, written] of (offer.limits ?? []).entries()) {
        const at = () => draft.place(['offers', index, 'limits', position, 'text']);
        const limit = writtenLimit(written);
        if (!limit) {
          const fix = 'write a number with its unit, such as `5 GB` or `3,000 a month`, or `unlimited`';
          yield { at: at(), what: `${quoted(written.text)} is not an amount of ${written.measure}`, fix };
          continue;
        }
        const others = stated.filter(({ measure }) => measure === limit.measure);
        if (others.length === 0 || others.some((other) => isSame(other, limit))) continue;
        yield {
          at: at(),
          what: `the limit says ${quoted(written.text)} of ${written.measure}, and the description says ${quoted(others[0]?.text)}`,
          fix: 'correct the limit or the description; waive it where the description is right and misleads only the parser',
          also: [{ at: draft.place(['offers', index, 'description']), note: 'the terms as described' }],
        };
      }
    }
  },
});

function isSame(a: Limit, b: Limit): boolean {
  return a.amount === b.amount && a.unit === b.unit && (a.per === b.per || a.per === null || b.per === null);
}
