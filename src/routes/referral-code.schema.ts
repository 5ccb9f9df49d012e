import { z } from 'zod';
import { heldCode } from './parts/held-code.schema.ts';
import { provenance } from './parts/provenance.schema.ts';

/** SPEC.md "Referral codes", one vendor. */
export const referralCodeBody = z
  .strictObject({ code: heldCode, _provenance: provenance })
  .meta({ id: 'ReferralCodeOfVendor', description: 'The referral code held for one vendor.' });

export type ReferralCodeBody = z.infer<typeof referralCodeBody>;
