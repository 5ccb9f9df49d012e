import { z } from 'zod';
import { deadline } from './shared/deadline.schema.ts';
import { count } from './shared/primitive.schema.ts';
import { provenance } from './shared/provenance.schema.ts';
import { warningsShape } from './shared/warnings.schema.ts';

/** 200 body of `/api/deadlines`. */
export const deadlinesBody = z
  .strictObject({
    deadlines: z
      .array(deadline)
      .describe(
        'Soonest first, then by vendor. At most one stated deadline for a vendor and day, the later of two on ' +
          'consecutive days, and none within a day of a change record still to come.',
      ),
    count: count('Entries of `deadlines`.'),
    ...warningsShape,
    _provenance: provenance,
  })
  .meta({ id: 'Deadlines', description: 'Days to come on which terms change or end.' });

export type DeadlinesBody = z.infer<typeof deadlinesBody>;
