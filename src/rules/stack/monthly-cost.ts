import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../risk/assessment.ts';
import type { Lapsed } from '../risk/free-offer.ts';

/** How much of a service is used, smallest first (docs/rules.md#costs). */
export const SCALES = ['hobby', 'startup', 'growth'] as const;
export type Scale = (typeof SCALES)[number];

/** `$0` is the only figure ever stated; all else is not estimated, with the reason. */
type MonthlyCost =
  | { readonly amount: '$0'; readonly not_estimated_because: null }
  | { readonly amount: 'not estimated'; readonly not_estimated_because: string };

/**
 * The monthly cost of a service: `$0` for a free, ungated offer with current terms that nothing puts in doubt and a level
 * other than risky, at hobby scale; otherwise not estimated (docs/rules.md#costs).
 */
export function monthlyCost(
  catalogue: Catalogue,
  listing: Listing,
  { scale = 'hobby', lapsed = null }: { readonly scale?: Scale; readonly lapsed?: Lapsed } = {},
): MonthlyCost {
  const { gate, tier_class, terms_superseded, risk_level, risk_cause, ...more } = assess(catalogue, listing);
  if (gate && !(lapsed === 'include' && gate.code === 'verification_lapsed')) return notEstimated(gate.reason);
  if (tier_class !== 'free')
    return notEstimated(`The tier "${listing.offer.tier}" is free for a time or an amount only.`);
  if (terms_superseded) return notEstimated(terms_superseded.notice);
  const ended = more.free_tier_ended_by;
  if (ended)
    return notEstimated(`The free tier ended on ${ended.date}, by the ${ended.change_type} record of that day.`);
  if (risk_level === 'risky') {
    const cause = risk_cause === null ? '' : ` by the ${risk_cause.change_type} record of ${risk_cause.date}`;
    return notEstimated(`${listing.vendor.name} is rated risky${cause}, so its free tier may have ended.`);
  }
  if (more.terms_in_doubt !== null) return notEstimated(more.terms_in_doubt);
  if (scale !== 'hobby') {
    return notEstimated(`At ${scale} scale the use may exceed the free tier, and the index holds no paid prices.`);
  }
  return { amount: '$0', not_estimated_because: null };
}

function notEstimated(reason: string): MonthlyCost {
  return { amount: 'not estimated', not_estimated_because: reason };
}
