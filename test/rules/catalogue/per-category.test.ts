import { expect, it } from 'vitest';
import { memoizeByCategory } from '../../../src/rules/catalogue/per-category.ts';
import { catalogue, category } from '../../builders.ts';

it('derives once per category of a catalogue', () => {
  const derived: string[] = [];
  const nameOf = memoizeByCategory(({ date }, { name }) => {
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
