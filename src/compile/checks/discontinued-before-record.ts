import { vendorCheck } from './check.ts';

/** A product that ended before the record of its ending takes effect. */
export const discontinuedBeforeRecord = vendorCheck({
  code: 'discontinued-before-record',
  meaning: 'a product is discontinued before the date of its record',
  isWaivable: true,
  why: 'a deadline would be announced for a day that lies before the announcement',
  *diagnose({ draft, value }) {
    for (const [index, { date, discontinued_date: ended }] of value.changes.entries()) {
      if (ended === undefined || ended >= date) continue;
      yield {
        at: draft.place(['changes', index, 'discontinued_date']),
        what: `the product is discontinued on ${ended}, before the record of ${date}`,
        fix: 'correct one of the two dates',
        also: [{ at: draft.place(['changes', index, 'date']), note: 'the date of the record' }],
      };
    }
  },
});
