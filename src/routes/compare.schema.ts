import { z } from 'zod';
import { agent } from './shared/agent.schema.ts';
import { changeRecord } from './shared/change-record.schema.ts';
import { offerShape, orSelected, referralCode } from './shared/offer.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { vendorMatch } from './shared/vendor-match.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const comparedOffer = z
  .strictObject({
    ...offerShape,
    deal_changes: z.array(changeRecord).describe('All records of the vendor but retracted ones, newest first.'),
  })
  .meta({
    id: 'ComparedOffer',
    description:
      "A vendor's first offer with the change history of the vendor. Its other offers, such as a startup programme, " +
      'are at `/api/offers?q=` with its name; `category_overlap` counts them all.',
  });

/** 200 body of `/api/compare`. */
export const compareBody = z
  .strictObject({
    vendor_a: orSelected(comparedOffer),
    vendor_b: orSelected(comparedOffer),
    vendor_a_match: vendorMatch,
    vendor_b_match: vendorMatch,
    shared_categories: z.boolean().describe('Whether `category_overlap` names any.'),
    category_overlap: z
      .array(z.string())
      .describe('Categories in which both vendors have an offer, over all offers of both, by name.'),
    referral_codes: z
      .record(z.string(), referralCode.nullable())
      .describe('By vendor name: the code the service holds, null when none is held.'),
    _agent: agent,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Comparison', description: 'Two vendors side by side.' });

/** 404 body: one or both vendors are unknown. */
export const compareNotFound = z
  .strictObject({
    error: z.string().describe('Which name was not found.'),
    suggestions_a: z
      .array(z.string())
      .describe('Names that may have been meant by `a`, at most 5; empty where it was found.'),
    suggestions_b: z
      .array(z.string())
      .describe('Names that may have been meant by `b`, at most 5; empty where it was found.'),
  })
  .meta({ id: 'ComparisonNotFound', description: 'One or both names reach no vendor.' });

export type CompareBody = z.infer<typeof compareBody>;
export type ComparedOffer = z.infer<typeof comparedOffer>;
