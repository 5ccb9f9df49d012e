import * as z from 'zod';
import { CHANGE_TYPES, GATE_CODES, SOURCE_CHECK_OUTCOMES } from '../../model/vocabulary.ts';
import { changeType } from './change-record.ts';
import { component, isoDate, text, uri } from './common.schema.ts';

export const gate = component(
  'Gate',
  'Set for an offer that is not on the ranked list. A gate removes nothing from a response.',
  {
    code: z
      .enum(GATE_CODES)
      .describe(
        'Why the offer is not on the ranked list, the first of these that holds: its tier is retired; the product is ' +
          'discontinued; its last day is past; its tier is not free; only some may take it; neither its entry nor a ' +
          'read of its page is younger than 180 days.',
      ),
    reason: text('One sentence with the fact and its date.'),
  },
);

export const sourceCheck = component('SourceCheck', 'Whether the cited page states what the entry says.', {
  checked: isoDate('Day of the last read of the cited page.'),
  outcome: z
    .enum(SOURCE_CHECK_OUTCOMES)
    .describe('What the page was found to state; any outcome but `ok` withholds a favourable level.'),
  detail: text('What the read found.'),
});

export const linkUnreachable = component(
  'LinkUnreachable',
  'Set only where a check concluded about the destination; being refused never sets it.',
  {
    last_reachable: isoDate('Last day on which the page answered; null where it never did.').nullable(),
    checked: isoDate('Day of the check that concluded.'),
    terminal: z
      .boolean()
      .describe(
        'True for a page the vendor declared gone (410); false for a confirmed 404 or a host without an address.',
      ),
  },
);

export const ratingWithheld = component(
  'RatingWithheld',
  'Set when every record that would set a level is unsourced or unconfirmed.',
  {
    reason: z
      .enum(['no_source', 'unconfirmed'])
      .describe(
        '`no_source`: no page is cited. `unconfirmed`: found by a re-read that neither an archived copy nor a check of ' +
          'our own confirms. With both kinds, that of the most severe record, `unconfirmed` on a tie.',
      ),
    records: z.int().min(1).describe('How many such records there are, of both kinds.'),
  },
);

export const restatedFrom = component('RestatedFrom', 'The dated reading from which the stored terms were taken.', {
  reading_date: isoDate('Day of the reading.'),
  source_url: uri('Page that was read.'),
  record_date: isoDate('Date of the change record it belongs to.'),
  change_type: changeType,
  restated_on: isoDate('Day on which the stored terms were replaced.'),
});

export const expiresSoon = component('ExpiresSoon', 'Set while the offer ends within 90 days.', {
  expires_date: isoDate('Last day of the offer.'),
  days_until_expiry: z.int().min(0).max(90).describe('Whole days from today.'),
});

export const refusedRead = component('RefusedRead', 'The last read proposed a change that was refused.', {
  reason: text('Why the reading had no standing.'),
  refused_date: isoDate('Day on which it was refused.'),
  read_again_on: isoDate('Day of the next read; null where none is planned.').nullable(),
});

export const termsSuperseded = component(
  'TermsSuperseded',
  'Set where an in-force record names the stored description as the previous terms.',
  {
    change_date: isoDate('Date of the record that supersedes the stored terms.'),
    change_type: z.enum(CHANGE_TYPES).describe('Type of that record.'),
    summary: text('Summary of that record.'),
    reading: z
      .strictObject({
        date: isoDate('Day of the reading.'),
        url: uri('Page that was read.'),
        label: text('What the reading is.'),
        terms: text('The terms as read.'),
      })
      .nullable()
      .describe('The newer terms; null where the record has no source or states none.'),
    notice: text('One sentence for the reader.'),
  },
);
