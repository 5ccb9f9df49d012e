import * as z from 'zod';
import { CHANGE_TYPES } from '../model/vocabulary.ts';
import { deadlines as deadlinesOf, type Deadline } from '../rules/dates/deadlines.ts';
import { ok, route, type Published } from './route.ts';
import { changeRecordShape, changeType, publishedChange } from './shared/change-record.ts';
import { component, count, isoDate, list, text, uri } from './shared/common.schema.ts';
import { PAGE } from './shared/page.ts';
import { indexBody, provenanceOf, type Sources } from './shared/provenance.ts';
import { pickFields } from './shared/pick-fields.ts';

const countdownDays = z.int().min(1).describe('Whole days from today, UTC.');

const changeDeadline = component('ChangeDeadline', 'A change record whose date is after today.', {
  ...changeRecordShape,
  countdown_days: countdownDays,
});

const statement = {
  vendor: text('Vendor name.'),
  category: text('Category name.'),
  date: isoDate('The day that is named.'),
  summary: text('The sentence naming the date.'),
  source_url: uri('Page of the listing, condition or record; null where the record holds none.').nullable(),
};

const statedInListing = component('DeadlineStatedInListing', 'A deadline that the text of a listing names.', {
  ...statement,
  stated_in: z.literal('listing').describe("The listing's description or one of its conditions."),
  countdown_days: countdownDays,
});

const statedInRecord = component('DeadlineStatedInRecord', 'A deadline that the summary of a change record names.', {
  ...statement,
  stated_in: z.literal('record').describe('The summary of an in-force change record dated today or earlier.'),
  change_type: changeType,
  record_date: isoDate('Date of that record.'),
  countdown_days: countdownDays,
});

/** An entry of `/api/deadlines`, of one of three kinds (docs/rules.md#stated-deadlines). */
export const deadlineSchema = z
  .union([changeDeadline, statedInListing, statedInRecord])
  .meta({ id: 'Deadline', description: 'A day to come on which terms change or end.' });

export const deadlinesBody = indexBody('Deadlines', 'Days to come on which terms change or end.', {
  deadlines: list(
    deadlineSchema,
    'Soonest first, then by vendor. At most one stated deadline for a vendor and day, the later of two on ' +
      'consecutive days, and none within a day of a change record still to come.',
  ),
  count: count('Entries of `deadlines`.'),
});

export const deadlines = route({
  path: '/api/deadlines',
  operationId: 'listDeadlines',
  tag: 'Changes',
  body: deadlinesBody,
  summary: 'Days to come on which terms change or end',
  description:
    'Change records dated after today, and days that a listing or a record names in a sentence about an end ' +
    '(shut down, retire, discontinue, deprecate, until, through). Soonest first.',
  parameters: {
    type: {
      kind: 'choice',
      values: CHANGE_TYPES,
      description: 'Only records of this type and what such records state; deadlines stated in listings are left out.',
    },
  },

  *cases() {
    yield {};
    for (const type of CHANGE_TYPES) yield { type };
  },

  answer(catalogue, values) {
    const found = deadlinesOf(catalogue, values.type ?? undefined);
    return ok<Published<typeof deadlinesBody>>({
      deadlines: found.map(publishedDeadline),
      count: found.length,
      _provenance: provenanceOf(catalogue, PAGE.deadlines, deadlineSources(found)),
    });
  },
});

/** A deadline as `/api/deadlines` publishes it. */
export function publishedDeadline(deadline: Deadline): Published<typeof deadlineSchema> {
  if (deadline.kind === 'change_record') {
    return { ...publishedChange(deadline.record), countdown_days: deadline.countdown_days };
  }
  return deadline.stated_in === 'listing'
    ? pickFields(statedInListing, deadline)
    : pickFields(statedInRecord, deadline);
}

export function deadlineSources(deadlines: readonly Deadline[]): Required<Sources> {
  return {
    changes: deadlines.flatMap((each) => ('record' in each ? [each.record] : [])),
    listings: deadlines.flatMap((each) => ('listing' in each ? [each.listing] : [])),
  };
}
