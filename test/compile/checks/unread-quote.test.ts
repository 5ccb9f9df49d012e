import { describeCheck, offerFile } from './diagnosed.ts';

const condition = (rest: { readonly quote?: string; readonly read_on?: string }) =>
  offerFile({ conditions: [{ text: 'One each', url: 'https://dunlin.example/terms', ...rest }] });

describeCheck('unread-quote', {
  reports: [
    [
      'a quote without the day on which it was read',
      condition({ quote: 'one each' }),
      {
        at: 'one each',
        what: 'the condition has `quote` and no `read_on`',
        fix: 'add `read_on`, or remove `quote`',
      },
    ],
    [
      'a day without a quote',
      condition({ read_on: '2026-11-01' }),
      {
        at: '2026-11-01',
        what: 'the condition has `read_on` and no `quote`',
        fix: 'add `quote`, or remove `read_on`',
      },
    ],
  ],
  accepts: [
    ['a quote with its day', condition({ quote: 'one each', read_on: '2026-11-01' })],
    ['a condition with neither', condition({})],
  ],
  isWaivable: false,
});
