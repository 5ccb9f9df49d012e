import { createHash } from 'node:crypto';
import type { CitedPage } from '../rules/reading/cited-pages.ts';

/** Incremented when the rules for a page change, so that unchanged pages are evaluated again. */
const RULES_REVISION = 1;
const FINGERPRINT_CHARS = 16;

/**
 * Fingerprint of all that a read of the page compares it with. Where it differs from the stored one, an answer of "not
 * modified" says nothing about today's entry, so the page is fetched whole.
 */
export function fingerprint({ vendor, offers, records, programme }: CitedPage): string {
  const compared = [
    RULES_REVISION,
    [vendor.name, vendor.former_names],
    offers.map(({ tier, description, conditions }) => [tier, description, conditions?.map(({ text }) => text)]),
    records.map(({ change_type, date, summary, previous_state, current_state }) => [
      change_type,
      date,
      summary,
      previous_state,
      current_state,
    ]),
    programme && [programme.referrer_benefit, programme.referee_benefit],
  ];
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, FINGERPRINT_CHARS);
}
