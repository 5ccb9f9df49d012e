import { z } from 'zod';
import { heldCode } from './shared/held-code.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** 200 body of `/api/referral-codes`. */
export const referralCodesBody = z
  .strictObject({
    codes: z.array(heldCode).describe('By vendor in catalogue order: no code is preferred.'),
    total: count('Entries of `codes`.'),
    withheld_reason: z.string().optional().describe('Why the list is empty; present for `source=agent` alone.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'ReferralCodes', description: 'Every referral code the service holds.' });

export type ReferralCodesBody = z.infer<typeof referralCodesBody>;
