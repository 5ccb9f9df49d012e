import { describe, expect, test } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import type { ChangeType } from '../../../src/model/vocabulary.ts';
import { deadlines, expiresSoon, expiringWithin } from '../../../src/rules/dates/deadlines.ts';
import { catalogue, change, offer, TODAY, vendor, daysAgo } from '../../builders.ts';

const summaries = (vendors: readonly Vendor[], type?: ChangeType) =>
  deadlines(catalogue({ vendors }), type).map((deadline) => [
    deadline.date,
    deadline.kind === 'change_record' ? deadline.record.vendor : deadline.vendor,
    deadline.kind === 'change_record' ? 'record' : `stated in ${deadline.stated_in}`,
  ]);
const listed = (name: string, description: string) => vendor({ name, offers: [offer({ description })] });

describe('deadlines', () => {
  test('take no day from the summary of a record to come, and one from that of a record dated today', () => {
    const summary = 'The API retires on 2027-01-15.';
    expect(summaries([vendor({ name: 'Base', changes: [change({ date: '2026-12-24', summary })] })])).toEqual([
      ['2026-12-24', 'Base', 'record'],
    ]);
    expect(summaries([vendor({ name: 'Base', changes: [change({ date: TODAY, summary })] })])).toEqual([
      ['2027-01-15', 'Base', 'stated in record'],
    ]);
  });

  test('of one day come by vendor', () => {
    expect(summaries([listed('Zed', 'Until 2027-01-01.'), listed('Acme', 'Until 2027-01-01.')])).toEqual([
      ['2027-01-01', 'Acme', 'stated in listing'],
      ['2027-01-01', 'Zed', 'stated in listing'],
    ]);
  });

  test('of a condition, or of a record, have its page as source', () => {
    const quote = { quote: '', url: 'https://zed.example/terms', read_on: TODAY };
    const offers = [offer({ conditions: [{ text: 'Free through 1 May 2027', ...quote }] })];
    const zed = vendor({ offers, changes: [change({ summary: 'Until 2027-01-01.' })] });
    expect(deadlines(catalogue({ vendors: [zed] }))).toMatchObject([
      { kind: 'stated', date: '2027-01-01', source_url: 'https://acme.example/pricing' },
      { kind: 'stated', date: '2027-05-01', summary: 'Free through 1 May 2027', source_url: quote.url },
    ]);
  });

  test.each([
    [
      'today or before',
      [listed('Acme', `Until ${TODAY}.`), vendor({ name: 'Base', changes: [change({ date: TODAY })] })],
    ],
    [
      'where a record states today or a day before',
      [vendor({ changes: [change({ summary: `It retires on ${TODAY}.` }), change({ summary: 'Until 2026-11-05.' })] })],
    ],
    [
      'in a record taken back',
      [vendor({ changes: [change({ summary: 'Until 2027-01-01.', resolution: { state: 'reversed', date: TODAY } })] })],
    ],
    [
      'of a reversed record',
      [vendor({ changes: [change({ date: '2027-01-01', resolution: { state: 'reversed', date: TODAY } })] })],
    ],
  ])('are none %s', (_, vendors) => {
    expect(summaries(vendors)).toEqual([]);
  });

  test('are stated once for a vendor and day, by the record where both state it', () => {
    const twice = vendor({
      offers: [offer({ description: 'Until 2027-01-01. It retires on 1 January 2027.' })],
      changes: [change({ summary: 'Ends: free until 2027-01-01.' })],
    });
    expect(summaries([twice])).toEqual([['2027-01-01', 'Acme', 'stated in record']]);
  });

  test('are not stated within a day of a record to come', () => {
    const near = vendor({
      offers: [offer({ description: 'Until 2027-01-01. Until 2027-01-03. Until 2027-01-05.' })],
      changes: [change({ date: '2027-01-02' })],
    });
    expect(summaries([near])).toEqual([
      ['2027-01-02', 'Acme', 'record'],
      ['2027-01-05', 'Acme', 'stated in listing'],
    ]);
  });

  test('are stated beside a record that was taken back', () => {
    const beside = vendor({
      offers: [offer({ description: 'Until 2027-01-01.' })],
      changes: [change({ date: '2027-01-02', resolution: { state: 'reversed', date: TODAY } })],
    });
    expect(summaries([beside])).toEqual([['2027-01-01', 'Acme', 'stated in listing']]);
  });

  test('of consecutive days are the last that no record is beside', () => {
    const offers = [offer({ description: 'Until 2026-12-31. Until 2027-01-01.' })];
    expect(summaries([vendor({ offers })])).toEqual([['2027-01-01', 'Acme', 'stated in listing']]);
    expect(summaries([vendor({ offers, changes: [change({ date: '2027-01-02' })] })])).toEqual([
      ['2026-12-31', 'Acme', 'stated in listing'],
      ['2027-01-02', 'Acme', 'record'],
    ]);
  });

  test('of a type are its records and what they state', () => {
    const vendors = [
      listed('Zed', 'Free until 2026-11-25.'),
      vendor({ name: 'Acme', changes: [change({ date: '2026-12-24', change_type: 'restriction' })] }),
      vendor({
        name: 'Base',
        offers: [offer({ description: 'It retires on 2027-01-15.' })],
        changes: [change({ change_type: 'restriction', summary: 'It retires on 2027-01-15.' })],
      }),
      vendor({ name: 'Core', changes: [change({ date: '2026-12-24' })] }),
      vendor({ name: 'Dell', changes: [change({ summary: 'It retires on 2027-02-01.' })] }),
    ];
    expect(summaries(vendors, 'restriction')).toEqual([
      ['2026-12-24', 'Acme', 'record'],
      ['2027-01-15', 'Base', 'stated in record'],
    ]);
  });
});

describe('an offer expires soon', () => {
  test.each([
    ['never, without a date', offer(), null],
    ['today', offer({ expires_date: TODAY }), { expires_date: TODAY, days_until_expiry: 0 }],
    ['not yesterday', offer({ expires_date: daysAgo(1) }), null],
    ['tomorrow', offer({ expires_date: daysAgo(-1) }), { expires_date: daysAgo(-1), days_until_expiry: 1 }],
    ['in 90 days', offer({ expires_date: daysAgo(-90) }), { expires_date: daysAgo(-90), days_until_expiry: 90 }],
    ['not in 91', offer({ expires_date: daysAgo(-91) }), null],
  ] as const)('%s', (_, given, expected) => {
    expect(expiresSoon(given, TODAY)).toEqual(expected);
  });
});

test('offers that end from today to the last day are listed, soonest first', () => {
  const offers = [-1, 30, 0, 31, 7].map((ahead) => offer({ expires_date: daysAgo(-ahead) }));
  const index = catalogue({ vendors: [vendor({ offers: [...offers, offer()] })] });
  expect(expiringWithin(index, 30).map(({ daysUntilExpiry }) => daysUntilExpiry)).toEqual([0, 7, 30]);
});
