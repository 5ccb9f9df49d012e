import { z } from 'zod';
import { changeRecord } from './change-record.schema.ts';

const { change_type, date, summary, alternatives } = changeRecord.shape;

/** The newest record of a vendor of which only change records are held. */
export const onRecord = z
  .strictObject({ change_type, date, summary, alternatives })
  .meta({ id: 'OnRecord', description: 'What was last recorded of a vendor without a listed offer.' });

export type PublishedOnRecord = z.infer<typeof onRecord>;
