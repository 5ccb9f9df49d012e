import { z } from 'zod';

/** SPEC.md "Vendor match". */
export const vendorMatch = z
  .strictObject({
    requested: z.string().describe('The name as asked.'),
    matched: z.string().describe('The vendor it was taken for.'),
    type: z.enum(['exact', 'inferred']).describe('`inferred`: one vendor whose name stands whole in the asked one.'),
  })
  .meta({ id: 'VendorMatch', description: 'How the asked name was resolved.' });
