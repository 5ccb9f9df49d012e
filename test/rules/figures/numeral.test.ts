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
    ['1,5,7', 1, 1],
    ['1,000,5', 1, 1],
    ['1,2345', 1, 1],
    ['1234,567', 1234, 4],
    ['1,000 5', 1000, 5],
    ['1,000 000', 1000, 5],
    ['1_000_00', 1, 1],
    ['1 000 00', 1, 1],
    ['1 000 000,5', 1_000_000.5, 11],
    ['1.000.000,5', 1_000_000.5, 11],
    ['1.000,5,7', 1000.5, 7],
    ['1.000,5555,7', 1000.5555, 10],
    ['1,00,000.5', 100_000.5, 10],
    ['12,00,000', 1_200_000, 9],
    ['100,00,000', 100, 3],
    ['1,00,500,000', 1, 1],
  ])('"%s" is %d, up to offset %i', (text, value, end) => {
    expect(numeralAt(text, 0)).toMatchObject({ value, end });
  });

  it('has 30 digits or 12 groups at most', () => {
    expect(numeralAt('1'.repeat(31), 0)).toMatchObject({ value: Number('1'.repeat(30)), end: 30 });
    expect(numeralAt(`1${',000'.repeat(12)}`, 0)).toMatchObject({ value: 1e33, end: 45 });
  });

  it.each(['1.2.3', '192.168.1.1', '18.08.2026', '1.000.00', '1,000.5.6', '1.000,55,7', '1.000,555,7'])(
    '"%s" is no number',
    (text) => {
      expect(numeralAt(text, 0)).toEqual({ value: null, dotThousands: null, end: text.length });
    },
  );

  it('has both readings of one dot before three digits', () => {
    expect(numeralAt('1.000', 0)).toMatchObject({ value: 1, dotThousands: 1000 });
    expect(numeralAt('0.125', 0)).toMatchObject({ value: 0.125, dotThousands: null });
    expect(numeralAt('1.25', 0)).toMatchObject({ value: 1.25, dotThousands: null });
    expect(numeralAt('123.456', 0)).toMatchObject({ value: 123.456, dotThousands: 123_456 });
    expect(numeralAt('10.000', 0)).toMatchObject({ value: 10, dotThousands: 10_000 });
    expect(numeralAt('1234.567', 0)).toMatchObject({ value: 1234.567, dotThousands: null });
    expect(numeralAt('012.345', 0)).toMatchObject({ value: 12.345, dotThousands: null });
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
