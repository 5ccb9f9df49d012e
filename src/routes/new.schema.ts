import { z } from 'zod';
import { asOfShape } from './shared/as-of.schema.ts';
import { offer, orSelected } from './shared/offer.schema.ts';
import { pageShape } from './shared/paging.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** 200 body of `/api/new`. */
export const newOffersBody = z
  .strictObject({
    offers: z.array(orSelected(offer)).describe('Newest first, then in catalogue order.'),
    total: count('All offers of the window, before `limit`.'),
    ...pageShape,
    ...asOfShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'NewOffers', description: 'Offers written in the last days.' });

export type NewOffersBody = z.infer<typeof newOffersBody>;
