import { expect, it } from 'vitest';
import { STORED_VALUES } from '../../../src/compile/write/derived-values.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { catalogue, change, offer, vendor } from '../../builders.ts';

const vendors = [
  vendor({ name: 'Acme', offers: [offer({ expires_date: '2026-12-01' })], changes: [change({ date: '2026-11-01' })] }),
  vendor({
    name: 'Gone',
    offers: [],
    changes: [change({ change_type: 'product_deprecated', listing_effect: 'ends' })],
  }),
];

const storedValues = (of: Catalogue): Record<string, unknown> =>
  Object.fromEntries(Object.entries(STORED_VALUES).map(([name, derive]) => [name, derive(of)]));

it('values that an index stores are the same on any later day', () => {
  const [built, later] = [catalogue({ vendors }), catalogue({ vendors, date: '2026-12-31' })];
  expect(JSON.stringify(storedValues(later))).toBe(JSON.stringify(storedValues(built)));
});

it('values that an index stores are different for other records', () => {
  const [first] = vendors;
  const stored = JSON.stringify(storedValues(catalogue({ vendors })));
  expect(JSON.stringify(storedValues(catalogue({ vendors: [first!] })))).not.toBe(stored);
});

it('values that an index stores survive JSON', () => {
  const values = storedValues(catalogue({ vendors }));
  expect(Object.keys(values).sort()).toEqual(['filters', 'left', 'modified', 'programmes', 'stated']);
  expect(JSON.parse(JSON.stringify(values))).toEqual(values);
});
