import { expect, test } from 'vitest';
import { exactVendor } from '../../src/rules/names/resolver.ts';
import { publishedOnRecord } from '../../src/routes/shared/named-services.ts';
import { catalogue, change, vendor } from '../builders.ts';

const held = catalogue({
  vendors: [
    vendor({
      name: 'Gone Mail',
      offers: [],
      changes: [
        change({ date: '2024-05-01', summary: 'the older', alternatives: ['Acme'] }),
        change({ date: '2026-05-01', summary: 'the newest', alternatives: ['Gone Mail', 'Gone Mail Pro', 'Acme'] }),
        change({ date: '2025-05-01', summary: 'between' }),
      ],
    }),
  ],
});

test('a vendor held by its records alone is described by its newest record, without itself as an alternative', () => {
  expect(publishedOnRecord(exactVendor(held, 'Gone Mail'))).toEqual({
    change_type: 'limits_reduced',
    date: '2026-05-01',
    summary: 'the newest',
    alternatives: ['Acme'],
  });
});
