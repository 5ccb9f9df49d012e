import { describe, expect, it } from 'vitest';
import type { Category, Listing } from '../../../src/model/catalogue.ts';
import { memoizeByRecord, memoizeWithin } from '../../../src/rules/catalogue/memoize.ts';
import { catalogue, category, offer, vendor } from '../../builders.ts';

it('memoizeByRecord derives once per object, also from objects with equal content', () => {
  const derived: object[] = [];
  const lengthOf = memoizeByRecord((record: { readonly name: string }) => {
    derived.push(record);
    return { length: record.name.length };
  });
  const [one, equal] = [{ name: 'Acme' }, { name: 'Acme' }];
  expect(lengthOf(one)).toBe(lengthOf(one));
  expect(lengthOf(equal)).toEqual({ length: 4 });
  expect(derived).toEqual([one, equal]);
});

describe('memoizeWithin', () => {
  it('derives once per category of a catalogue', () => {
    const derived: string[] = [];
    const nameOf = memoizeWithin(({ date }, { name }: Category) => {
      derived.push(`${date} ${name}`);
      return { name };
    });
    const [email, storage] = [category({ name: 'Email' }), category({ name: 'Storage' })];
    const [today, tomorrow] = [catalogue(), catalogue({ date: '2026-11-21' })];
    for (const market of [today, tomorrow, today]) {
      expect([email, storage, email].map((each) => nameOf(market, each).name)).toEqual(['Email', 'Storage', 'Email']);
    }
    expect(derived).toEqual(['2026-11-20 Email', '2026-11-20 Storage', '2026-11-21 Email', '2026-11-21 Storage']);
  });

  it('derives once per listing of a catalogue, also where the value is false or null', () => {
    const derived: number[] = [];
    const isSecond = memoizeWithin((_, { position }: Listing) => {
      derived.push(position);
      return position === 0 ? null : position === 1;
    });
    const market = catalogue({ vendors: [vendor({ offers: [offer(), offer(), offer()] })] });
    const values = () => market.listings.map((listing) => isSecond(market, listing));
    expect(values()).toEqual([null, true, false]);
    expect(values()).toEqual([null, true, false]);
    expect(derived).toEqual([0, 1, 2]);
  });
});
