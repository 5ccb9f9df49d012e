import { expect, it } from 'vitest';
import { dayFiles, daysOf } from '../../../src/compile/export/day-files.ts';
import { catalogue, day, offer, vendor } from '../../builders.ts';

const index = catalogue({ vendors: [vendor({ offers: [offer({ expires_date: '2026-11-25' })] })] });

it('the days are that of the build and the 14 after it', () => {
  const days = daysOf(index);
  expect([days.length, days[0], days.at(-1)]).toEqual([15, '2026-11-20', '2026-12-04']);
});

it('each day has its ranks and its freshness', () => {
  const names = [...dayFiles(index, [day('2026-11-20'), day('2026-11-21')])].map(({ name }) => name);
  expect(names).toEqual(['day-2026-11-20', 'freshness-2026-11-20', 'day-2026-11-21', 'freshness-2026-11-21']);
});

it('the values of a day are those of a catalogue of that day', () => {
  const later = catalogue({ vendors: index.records.vendors, date: '2026-11-26' });
  const values = (of: typeof index) => JSON.stringify([...dayFiles(of, [day('2026-11-26')])]);
  expect(values(index)).toBe(values(later));
  expect(values(index).replaceAll('2026-11-26', '')).not.toBe(
    JSON.stringify([...dayFiles(index, [day('2026-11-20')])]).replaceAll('2026-11-20', ''),
  );
});
