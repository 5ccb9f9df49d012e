import { createHash } from 'node:crypto';
import type { CitedPage } from '../rules/reading/cited-pages.ts';
import { withoutKeys } from '../rules/reading/without-keys.ts';

/**
 * Must be raised with every change of code that can change a verdict (`src/rules/reading`, `src/rules/figures`,
 * `src/reading/text`, `src/reading/fetch/decode.ts`): a page that has not changed is evaluated again only then.
 */
const RULES_REVISION = 5;
const FINGERPRINT_CHARS = 16;

/**
 * Fingerprint of all that a read of the page compares it with. Where it differs from the stored one, an answer of "not
 * modified" says nothing about today's entry, so the page is fetched whole. Offers and records count whole, so that no
 * key that a rule reads is forgotten; the check of a record's source is the result of a read.
 */
export function fingerprint({ vendor, offers, records, programme }: CitedPage): string {
  const compared = [
    RULES_REVISION,
    [vendor.name, vendor.former_names],
    offers.map((offer) => withoutKeys(offer, ['verifiedDate'])),
    records.map((record) => withoutKeys(record, ['source_check'])),
    programme,
  ];
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, FINGERPRINT_CHARS);
}
