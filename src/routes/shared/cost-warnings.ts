import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { monthlyCost } from '../../rules/stack/monthly-cost.ts';
import type { NamedService } from './named-services.ts';
import { offerWarnings } from './offer-warnings.ts';
import { unlistedVendor } from './unlisted-vendor.ts';

type Use = Parameters<typeof monthlyCost>[2];

/** Warnings on the costs of a stack: per service, then the reason for a missing total. */
export function costWarnings(catalogue: Catalogue, services: readonly NamedService[], use: Use): readonly string[] {
  const warnings = services.flatMap((service) =>
    service.listing ? foundWarnings(catalogue, service.listing) : [unknownWarning(catalogue, service)],
  );
  const open = services.filter(({ listing }) => !listing || monthlyCost(catalogue, listing, use).amount !== '$0');
  if (open.length === 0) return warnings;
  const names = open.map(({ requested, listing }) => listing?.vendor.name ?? requested).join(', ');
  return [...warnings, `No total is estimated, since these services are not: ${names}.`];
}

function foundWarnings(catalogue: Catalogue, listing: Listing): readonly string[] {
  const superseded = assess(catalogue, listing).terms_superseded;
  const newer = superseded?.reading ? ` Read on ${superseded.reading.date}: ${superseded.reading.terms}` : '';
  return [
    ...offerWarnings(catalogue, listing),
    ...(superseded ? [`${listing.vendor.name}: ${superseded.notice}${newer}`] : []),
  ];
}

function unknownWarning(catalogue: Catalogue, { requested, resolution }: NamedService): string {
  const { error, suggestions } = unlistedVendor(catalogue, requested, resolution);
  return suggestions.length === 0 ? error : `${error} Did you mean ${suggestions.join(', ')}?`;
}
