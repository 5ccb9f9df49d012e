import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { AuditGap } from '../../rules/stack/audit-gaps.ts';
import { cheaperAlternative } from '../../rules/stack/picks.ts';
import { riskWarning } from './offer-warnings.ts';

/**
 * Recommendations for a stack: one per caution or risky service, then one that names the gaps (docs/rules.md#audit).
 */
export function auditRecommendations(
  catalogue: Catalogue,
  found: readonly Listing[],
  gaps: readonly AuditGap[],
): readonly string[] {
  const risks = found.flatMap((listing) =>
    riskWarning(catalogue, listing).map((warning) => `${warning} ${advice(catalogue, listing)}`),
  );
  if (gaps.length === 0) return risks;
  const names = gaps.map(({ category }) => category.name).join(', ');
  return [...risks, `No service of this stack is in ${names}; gaps names a free offer for each that has one.`];
}

function advice(catalogue: Catalogue, listing: Listing): string {
  const other = cheaperAlternative(catalogue, listing);
  return other
    ? `${other.vendor.name} (${other.offer.tier}) in ${other.category.name} is free and rated stable.`
    : `No other free offer in ${listing.category.name} with one of its leading tags is rated stable.`;
}
