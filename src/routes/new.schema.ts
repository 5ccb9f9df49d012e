import { z } from 'zod';
import { asOfShape } from './parts/as-of.schema.ts';
import { offer } from './parts/offer.schema.ts';
import { count } from './parts/primitive.schema.ts';
import { provenance } from './parts/provenance.schema.ts';
import { warningsShape } from './parts/warnings.schema.ts';

/** SPEC.md "GET /api/new". */
export const newOffersBody = z
  .strictObject({
    offers: z.array(offer).describe('Newest first, then in catalogue order.'),
    total: count('All offers of the window, before `limit`.'),
    ...asOfShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'NewOffers', description: 'Offers written in the last days.' });

export type NewOffersBody = z.infer<typeof newOffersBody>;
