import { expect, test } from 'vitest';
import { dateMeaning } from '../../../src/rules/changes/date-meaning.ts';
import { change } from '../../builders.ts';

test.each([
  ['read off the vendor page', change({ date_source: 'vendor_page' }), 'effective'],
  ['noticed', change({ date_source: 'discovered', recorded_date: '2026-11-09' }), 'discovered'],
  ['noticed in our own index', change({ date_source: 'discovered', reports: 'our_index' }), 'discovered'],
  ['written with no day of recording', change({ date_source: 'hand_written' }), 'discovered'],
  [
    'written on the day of recording',
    change({ date_source: 'hand_written', date: '2026-11-01', recorded_date: '2026-11-01' }),
    'discovered',
  ],
  [
    'written apart from the day of recording',
    change({ date_source: 'hand_written', date: '2026-11-01', recorded_date: '2026-11-02' }),
    'effective',
  ],
  [
    'written of our own correction',
    change({ date_source: 'hand_written', change_type: 'record_corrected' }),
    'effective',
  ],
  [
    'written of the day on which a product ends',
    change({ date_source: 'hand_written', change_type: 'product_deprecated', discontinued_date: '2026-11-01' }),
    'effective',
  ],
  [
    'written of another day than the one on which a product ends',
    change({ date_source: 'hand_written', change_type: 'product_deprecated', discontinued_date: '2026-12-01' }),
    'discovered',
  ],
  ['written of our own index', change({ date_source: 'hand_written', reports: 'our_index' }), 'effective'],
] as const)('a date %s', (_, record, expected) => {
  expect(dateMeaning(record)).toBe(expected);
});
