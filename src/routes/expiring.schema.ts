import { z } from 'zod';
import { asOfShape } from './shared/as-of.schema.ts';
import { offerShape } from './shared/offer.schema.ts';
import { count, isoDate } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const expiringDeal = z
  .strictObject({
    vendor: offerShape.vendor,
    category: offerShape.category,
    description: offerShape.description,
    terms_superseded: offerShape.terms_superseded,
    tier: offerShape.tier,
    url: offerShape.url,
    expires_date: isoDate('Last day of the offer.'),
    days_until_expiry: z.int().min(0).max(365).describe('Whole days from today, UTC.'),
  })
  .meta({ id: 'ExpiringDeal', description: 'An offer that ends soon.' });

/** 200 body of `/api/expiring`. */
export const expiringBody = z
  .strictObject({
    deals: z.array(expiringDeal).describe('Soonest first, then in catalogue order.'),
    total: count('Entries of `deals`.'),
    ...asOfShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Expiring', description: 'Offers that end soon.' });

export type ExpiringDeal = z.infer<typeof expiringDeal>;
export type ExpiringBody = z.infer<typeof expiringBody>;
