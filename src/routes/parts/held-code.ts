import type { HeldCode } from '../../rules/held-codes.ts';
import type { Published } from '../route.ts';
import type { PublishedHeldCode } from './held-code.schema.ts';

/** A held code as it is served on the referral-code paths. */
export function publishedHeldCode({ code, category }: HeldCode): Published<PublishedHeldCode> {
  return {
    vendor: code.vendor,
    code: code.code,
    referral_url: code.referral_url,
    referee_benefit: code.referee_benefit,
    restrictions: code.restrictions,
    source: 'platform',
    category,
  };
}
