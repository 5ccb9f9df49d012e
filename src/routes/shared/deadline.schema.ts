import { z } from 'zod';
import { changeRecordShape, changeType } from './change-record.schema.ts';
import { isoDate, uri } from './primitive.schema.ts';

const countdownDays = z.int().min(1).describe('Whole days from today, UTC.');

const changeDeadline = z
  .strictObject({ ...changeRecordShape, countdown_days: countdownDays })
  .meta({ id: 'ChangeDeadline', description: 'A change record whose date is after today.' });

const statement = {
  vendor: z.string().describe('Vendor name.'),
  category: z.string().describe('Category name.'),
  date: isoDate('The day that is named.'),
  summary: z.string().describe('The sentence naming the date.'),
  source_url: uri('Page of the listing, condition or record; null where the record holds none.').nullable(),
};

const statedInListing = z
  .strictObject({
    ...statement,
    stated_in: z.literal('listing').describe("The listing's description or one of its conditions."),
    countdown_days: countdownDays,
  })
  .meta({ id: 'DeadlineStatedInListing', description: 'A deadline that the text of a listing names.' });

const statedInRecord = z
  .strictObject({
    ...statement,
    stated_in: z.literal('record').describe('The summary of an in-force change record dated today or earlier.'),
    change_type: changeType,
    record_date: isoDate('Date of that record.'),
    countdown_days: countdownDays,
  })
  .meta({ id: 'DeadlineStatedInRecord', description: 'A deadline that the summary of a change record names.' });

/** An entry of `/api/deadlines`, of one of three kinds (docs/rules.md#stated-deadlines). */
export const deadline = z
  .union([changeDeadline, statedInListing, statedInRecord])
  .meta({ id: 'Deadline', description: 'A day to come on which terms change or end.' });

export type PublishedDeadline = z.infer<typeof deadline>;
