import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthSections } from '../../src/pages/parts/change-entry.ts';
import { html } from '../../src/pages/parts/html.ts';
import { dayInWords, figure, figures } from '../../src/pages/parts/words.ts';
import { day } from '../builders.ts';

describe('figures and days in words', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
  ])('writes %i as %s', (count, written) => {
    expect(figure(count)).toBe(written);
  });

  it('groups digits as `Intl` does', () => {
    const format = new Intl.NumberFormat('en');
    fc.assert(
      fc.property(fc.maxSafeNat(), (count) => {
        expect(figure(count)).toBe(format.format(count));
      }),
    );
  });

  it('counts one thing in the singular', () => {
    expect([figures(1, 'offer'), figures(2, 'offer'), figures(1, 'offer is', 'offers are')]).toEqual([
      '1 offer',
      '2 offers',
      '1 offer is',
    ]);
  });

  it('names a day and groups days by month in the order given', () => {
    expect(dayInWords(day('2026-08-09'))).toBe('9 August 2026');
    const days = ['2026-11-20', '2026-11-01', '2025-11-30'].map((date) => ({ date: day(date) }));
    const sections = monthSections(days, ({ date }) => html`<li>${date}</li>`).map(({ text }) => text);
    expect(sections).toHaveLength(2);
    expect(sections[0]).toMatch(/id="m-2026-11">November 2026<.*2026-11-20<.*2026-11-01</s);
    expect(sections[1]).toMatch(/id="m-2025-11">November 2025<.*2025-11-30</s);
  });
});
