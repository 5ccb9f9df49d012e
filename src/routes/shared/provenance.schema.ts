import { z } from 'zod';
import { count, isoDate, uri } from './primitive.schema.ts';

/** Source and dates of a response (docs/rules.md#provenance). */
export const provenance = z
  .strictObject({
    source: z.string().describe('Name of the service.'),
    url: uri('Page of the service that publishes this data.'),
    checked: isoDate(
      'Oldest verification date among the records in the response whose level is not withheld (among all, when all are); ' +
        'absent where no dated record is in the response.',
    ).optional(),
    verified: isoDate(
      'Same date as `checked`, and absent with it; kept for callers written before `checked` existed.',
    ).optional(),
    cite_as: z.string().describe('Citation built from the three fields above.'),
    note: z.string().describe('Request to cite the source when a figure is used.'),
    verified_records: count('Dated records in the response.'),
  })
  .meta({ id: 'Provenance', description: 'Where the figures come from, how old the oldest is, and how to cite them.' });

export type PublishedProvenance = z.infer<typeof provenance>;
