import { z } from 'zod';

/** How a requested name was resolved to a vendor (docs/rules.md#resolver). */
export const vendorMatch = z
  .strictObject({
    requested: z.string().describe('The requested name.'),
    matched: z.string().describe('The vendor it was taken for.'),
    type: z
      .enum(['exact', 'qualified', 'short_form'])
      .describe(
        '`exact`: a name, slug, former name or alias. `qualified`: the longest known name, followed by plan words or ' +
          'tier names alone. `short_form`: segments that open or close the slug of one vendor.',
      ),
  })
  .meta({ id: 'VendorMatch', description: 'How the requested name was resolved.' });

export type PublishedVendorMatch = z.infer<typeof vendorMatch>;
