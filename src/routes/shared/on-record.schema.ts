import { z } from 'zod';
import { changeRecord } from './change-record.schema.ts';

const { change_type, date, summary, alternatives } = changeRecord.shape;

/** The newest record of a vendor with change records only (docs/rules.md#records-only). */
export const onRecord = z
  .strictObject({ change_type, date, summary, alternatives })
  .meta({ id: 'OnRecord', description: 'What was last recorded of a vendor without a listed offer.' });

/** Common fields of a requested service, known or not: its newest record, and the requested name. */
export const onRecordFields = {
  on_record: onRecord
    .nullable()
    .describe('For a vendor without a listed offer, the newest of its change records; null otherwise.'),
  resolved_from: z
    .string()
    .optional()
    .describe('The requested name; present only when it is neither the name nor the slug of the vendor found.'),
};

export type PublishedOnRecord = z.infer<typeof onRecord>;
