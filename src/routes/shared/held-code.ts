import type { HeldCode } from '../../rules/catalogue/referrals.ts';
import type { ReadonlyDeep } from '../route.ts';
import { publishedCode } from './offer.ts';
import type { PublishedHeldCode } from './held-code.schema.ts';

/** A referral code as published on the referral-code paths (docs/rules.md#referral-codes). */
export function publishedHeldCode({ code, category }: HeldCode): ReadonlyDeep<PublishedHeldCode> {
  return { ...publishedCode(code), category };
}
