import { z } from 'zod';
import { heldCode } from './shared/held-code.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** 200 body of `/api/referral-codes/{vendor}`. */
export const referralCodeBody = z
  .strictObject({ code: heldCode, ...warningsShape, _provenance: provenance })
  .meta({ id: 'ReferralCodeOfVendor', description: 'The referral code held for one vendor.' });

export type ReferralCodeBody = z.infer<typeof referralCodeBody>;
