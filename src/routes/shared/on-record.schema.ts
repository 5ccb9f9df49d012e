import { z } from 'zod';
import { changeRecord } from './change-record.schema.ts';

const { change_type, date, summary, alternatives } = changeRecord.shape;

/** The newest record of a vendor of which only change records are held. */
export const onRecord = z
  .strictObject({ change_type, date, summary, alternatives })
  .meta({ id: 'OnRecord', description: 'What was last recorded of a vendor without a listed offer.' });

/** Fields of one named service, found or not: what is on record of it, and the name it was given by. */
export const onRecordFields = {
  on_record: onRecord
    .nullable()
    .describe('For a vendor without a listed offer, the newest of its change records; null otherwise.'),
  resolved_from: z
    .string()
    .optional()
    .describe('The name as asked; present only when it is neither the name nor the slug of the vendor found.'),
};

export type PublishedOnRecord = z.infer<typeof onRecord>;
