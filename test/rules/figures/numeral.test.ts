import { describe, expect, it } from 'vitest';
import { isDigit, numeralAt } from '../../../src/rules/figures/numeral.ts';

describe('a numeral at the start of a text', () => {
  it.each([
    ['5', 5, 1],
    ['5 GB', 5, 1],
    ['1,000', 1000, 5],
    ['1,000,000', 1_000_000, 9],
    ["1'000", 1000, 5],
    ['1_000', 1000, 5],
    ['1 000', 1000, 5],
    ['1\u00a0000', 1000, 5],
    ['1,00,000', 100_000, 8],
    ['1.5', 1.5, 3],
    ['1,5', 1.5, 3],
    ['0,250', 0.25, 5],
    ['1.000.000', 1_000_000, 9],
    ['1,234.56', 1234.56, 8],
    ['1.234,56', 1234.56, 8],
    ['1,000, 2', 1000, 5],
    ['10, 20', 10, 2],
    ['10,20,30', 10, 2],
    ['5.', 5, 1],
  ])('"%s" is %d, up to offset %i', (text, value, end) => {
    expect(numeralAt(text, 0)).toMatchObject({ value, end });
  });

  it.each(['1.2.3', '192.168.1.1', '18.08.2026'])('"%s" is no number', (text) => {
    expect(numeralAt(text, 0)).toEqual({ value: null, dotThousands: null, end: text.length });
  });

  it('has both readings of one dot before three digits', () => {
    expect(numeralAt('1.000', 0)).toMatchObject({ value: 1, dotThousands: 1000 });
    expect(numeralAt('0.125', 0)).toMatchObject({ value: 0.125, dotThousands: null });
    expect(numeralAt('1.25', 0)).toMatchObject({ value: 1.25, dotThousands: null });
  });

  it('begins at the offset', () => {
    expect(numeralAt('up to 12,000 rows', 6)).toMatchObject({ value: 12_000, end: 12 });
  });
});

it('takes 0 to 9 alone for digits', () => {
  expect(['0', '9', '/', ':', '٣'].map((char) => isDigit(char.charCodeAt(0)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
