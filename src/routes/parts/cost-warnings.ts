import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../../rules/assessment.ts';
import { monthlyCost, type Scale } from '../../rules/monthly-cost.ts';
import { suggestions } from '../../rules/suggestions.ts';
import type { NamedService } from './named-services.ts';
import { offerWarnings } from './offer-warnings.ts';
import { unlistedVendorError } from './unlisted-vendor.ts';

/** What to know before relying on the costs of a stack: service by service, then why there is no total. */
export function costWarnings(catalogue: Catalogue, services: readonly NamedService[], scale: Scale): readonly string[] {
  const warnings = services.flatMap(({ asked, listing }) =>
    listing ? foundWarnings(catalogue, listing) : [unknownWarning(catalogue, asked)],
  );
  const open = services.filter(({ listing }) => !listing || monthlyCost(catalogue, listing, scale).amount !== '$0');
  if (open.length === 0) return warnings;
  const names = open.map(({ asked, listing }) => listing?.vendor.name ?? asked).join(', ');
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

function unknownWarning(catalogue: Catalogue, asked: string): string {
  const meant = suggestions(catalogue, asked);
  const offered = meant.length === 0 ? '' : ` Names that may have been meant: ${meant.join(', ')}.`;
  return `${unlistedVendorError(catalogue, asked)}${offered}`;
}
