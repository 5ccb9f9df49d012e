import type { HeldCode } from '../../rules/catalogue/held-codes.ts';
import type { ReadonlyDeep } from '../route.ts';
import { publishedCode } from './offer.ts';
import type { PublishedHeldCode } from './held-code.schema.ts';

/** A held code as it is served on the referral-code paths. */
export function publishedHeldCode({ code, category }: HeldCode): ReadonlyDeep<PublishedHeldCode> {
  return { ...publishedCode(code), category };
}
