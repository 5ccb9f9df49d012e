import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { assess } from '../../rules/assessment.ts';
import { freeTierLongevityDays } from '../../rules/free-tier-longevity.ts';
import type { VendorMatch } from '../../rules/vendor-name.ts';
import { citedCause } from './cited-cause.ts';

/** One paragraph: level or why it is withheld, cause with date and source, longevity, match note (RULES.md 9). */
export function riskSummary(catalogue: Catalogue, listing: Listing, match: VendorMatch['match']): string {
  const assessed = assess(catalogue, listing);
  const longevity = freeTierLongevityDays(catalogue, listing);
  const { name } = listing.vendor;
  const sentences = [
    assessed.risk_level === null
      ? `${name} has no published risk level: ${assessed.level_withheld_because ?? 'it is withheld.'}`
      : `${name} is rated ${assessed.risk_level}.`,
  ];
  if (assessed.risk_cause) sentences.push(citedCause(assessed.risk_cause));
  if (longevity !== null) {
    const days = longevity === 1 ? '1 day' : `${longevity} days`;
    sentences.push(`Its terms have stood for ${days} as far as the index knows.`);
  }
  if (match.type === 'inferred') sentences.push(`${JSON.stringify(match.requested)} was taken for ${match.matched}.`);
  return sentences.join(' ');
}
