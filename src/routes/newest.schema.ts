import { z } from 'zod';
import { asOfShape } from './shared/as-of.schema.ts';
import { offerShape, orSelected } from './shared/offer.schema.ts';
import { pageShape } from './shared/paging.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

const datedOffer = z
  .strictObject({ ...offerShape, days_since_update: count('Whole days since the catalogue date, `verifiedDate`.') })
  .meta({ id: 'DatedOffer', description: 'An offer with the age of its entry.' });

/** 200 body of `/api/newest`. */
export const newestBody = z
  .strictObject({
    deals: z.array(orSelected(datedOffer)).describe('Newest first, then in catalogue order.'),
    total: count('All offers that match, before `limit`.'),
    ...pageShape,
    ...asOfShape,
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Newest', description: 'The newest offers since a day.' });

export type DatedOffer = z.infer<typeof datedOffer>;
export type NewestBody = z.infer<typeof newestBody>;
