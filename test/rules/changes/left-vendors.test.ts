import { expect, test } from 'vitest';
import { leftVendors, negativeRecords } from '../../../src/rules/search/recorded-alternatives.ts';
import { catalogue, change, offer, TODAY, vendor } from '../../builders.ts';

test('negative records in force are listed, newest first', () => {
  const resolution = { state: 'reversed', date: TODAY } as const;
  const changes = [
    change({ date: '2026-01-01', summary: 'old' }),
    change({ date: '2026-03-01', summary: 'new' }),
    change({ date: '2026-02-01', change_type: 'limits_increased', summary: 'positive' }),
    change({ date: '2026-04-01', summary: 'reversed', resolution }),
  ];
  expect(negativeRecords(vendor({ changes })).map(({ summary }) => summary)).toEqual(['new', 'old']);
});

test('a reader may want to leave a vendor with a negative record or with an alternative on record', () => {
  const index = catalogue({
    vendors: [
      vendor({ name: 'Cut', changes: [change()] }),
      vendor({ name: 'Raised', changes: [change({ change_type: 'limits_increased' })] }),
      vendor({ name: 'Replaced' }),
      vendor({ name: 'Rival', offers: [offer({ alternative_to: ['Replaced'] })] }),
    ],
  });
  expect([...leftVendors(index)].map(({ name }) => name)).toEqual(['Cut', 'Replaced']);
});
