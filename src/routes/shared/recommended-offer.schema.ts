import { z } from 'zod';
import { condition, offerShape } from './offer.schema.ts';

export const recommendedOfferShape = {
  vendor: offerShape.vendor,
  slug: offerShape.slug,
  vendor_page: offerShape.vendor_page,
  tier: offerShape.tier,
  description: offerShape.description,
  terms_superseded: offerShape.terms_superseded,
  conditions: z.array(condition).describe('Conditions of the terms, each with its source; empty where none is known.'),
};

/** `recommendation` of `/api/audit-stack` (docs/rules.md#picks). */
export const recommendedOffer = z.strictObject(recommendedOfferShape).meta({
  id: 'RecommendedOffer',
  description: "A free offer the service names by itself: the first of the day's ranked order that qualifies.",
});

export type RecommendedOffer = z.infer<typeof recommendedOffer>;
