import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { daysStanding } from '../../rules/risk/free-tier-longevity.ts';
import type { RecordRisk } from '../../rules/risk/record-risk.ts';
import type { ReadonlyDeep } from '../route.ts';
import { counted } from './change-words.ts';
import { citedCause } from './cited-cause.ts';
import { recordsPath } from './unlisted-vendor.ts';
import type { PublishedVendorMatch } from './vendor-match.schema.ts';

type Match = ReadonlyDeep<PublishedVendorMatch>;

/** One paragraph: level or the reason for withholding it, cause with date and source, longevity, match note. */
export function riskSummary(catalogue: Catalogue, listing: Listing, match: Match): string {
  const assessed = assess(catalogue, listing);
  const standing = daysStanding(catalogue, listing);
  const sentences = judgement(listing.vendor, assessed);
  if (standing !== null) {
    sentences.push(`Its terms have stood for ${counted(standing, 'day')} as far as the index knows.`);
  }
  return [...sentences, ...matchNote(match)].join(' ');
}

/** The paragraph on a vendor with change records only. */
export function recordRiskSummary(vendor: Vendor, risk: RecordRisk, match: Match): string {
  const held = `No offer is listed; the index holds ${counted(vendor.changes.length, 'change record')} at ${recordsPath(vendor)}.`;
  return [...judgement(vendor, risk), held, ...matchNote(match)].join(' ');
}

function judgement(
  { name }: Vendor,
  {
    risk_level,
    risk_cause,
    level_withheld_because,
  }: Pick<RecordRisk, 'risk_cause' | 'level_withheld_because'> & { readonly risk_level: string | null },
): string[] {
  const level =
    risk_level === null
      ? `${name} has no published risk level: ${level_withheld_because ?? 'it is withheld.'}`
      : `${name} is rated ${risk_level}.`;
  return risk_cause ? [level, citedCause(risk_cause)] : [level];
}

function matchNote({ requested, matched, type }: Match): readonly string[] {
  return type === 'exact' ? [] : [`${JSON.stringify(requested)} was taken for ${matched}.`];
}
