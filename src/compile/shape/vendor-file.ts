import { z } from 'zod';
import { change } from './change.ts';
import { detect } from './detect.ts';
import { name } from './field.ts';
import { offer, referralProgram } from './offer.ts';

/** `vendors/SLUG.yaml`: all the catalogue says about one vendor. */
export const vendorFile = z.strictObject({
  vendor: name,
  former_names: z.array(name).default([]),
  aliases: z.array(name).default([]),
  detect: detect.exactOptional(),
  referral_program: referralProgram.exactOptional(),
  offers: z.array(offer).default([]),
  changes: z.array(change).default([]),
});
export type VendorFile = z.output<typeof vendorFile>;
/** As an author may write it: lists that are empty can be left out. */
export type AuthoredVendorFile = z.input<typeof vendorFile>;
