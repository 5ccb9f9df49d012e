import { expect, test } from 'vitest';
import { endsProduct } from '../../../src/rules/risk/free-tier-withdrawal.ts';
import { change } from '../../builders.ts';

test('only a deprecation ends a product, and only by its effect', () => {
  const records = [
    change({ change_type: 'product_deprecated', listing_effect: 'ends' }),
    change({ change_type: 'product_deprecated', listing_effect: 'narrows' }),
    change({ change_type: 'restriction', listing_effect: 'ends' }),
  ];
  expect(records.map(endsProduct)).toEqual([true, false, false]);
});
