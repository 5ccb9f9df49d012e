import { z } from 'zod';
import { referralCode } from './offer.schema.ts';

/** A referral code outside its offer, with the category of the offer. */
export const heldCode = z
  .strictObject({
    ...referralCode.shape,
    category: z.string().nullable().describe("Category of the vendor's first offer; null where none is listed."),
  })
  .meta({ id: 'HeldReferralCode', description: 'A referral code the service holds, with its category.' });

export type PublishedHeldCode = z.infer<typeof heldCode>;
