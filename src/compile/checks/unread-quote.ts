import { vendorCheck } from './check.ts';

/** A condition with a quote and no day on which it was read, or with a day and no quote. */
export const unreadQuote = vendorCheck({
  code: 'unread-quote',
  meaning: 'a condition has a quote without the day it was read, or a day without a quote',
  why: 'a quote is evidence of one day, and a day without words is evidence of nothing',
  *diagnose({ draft, value }) {
    for (const [index, { conditions = [] }] of value.offers.entries()) {
      for (const [position, { quote, read_on: readOn }] of conditions.entries()) {
        if ((quote === undefined) === (readOn === undefined)) continue;
        const [written, absent] = quote === undefined ? ['read_on', 'quote'] : ['quote', 'read_on'];
        yield {
          at: draft.place(['offers', index, 'conditions', position, written]),
          what: `the condition has \`${written}\` and no \`${absent}\``,
          fix: `add \`${absent}\`, or remove \`${written}\``,
        };
      }
    }
  },
});
