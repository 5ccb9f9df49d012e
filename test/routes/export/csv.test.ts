import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from '../../../src/routes/export-texts.ts';
import { rowsOf } from './csv-rows.ts';

describe('a table as CSV', () => {
  it('gives back every text that is not a formula', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !/^[=+\-@\t\r]/.test(each));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const written = csv({ one: ([one]: readonly string[]) => one, other: (row) => row[1] }, rows);
        expect(rowsOf(written)).toEqual([['one', 'other'], ...rows]);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being computed', (formula) => {
    expect(rowsOf(csv({ cell: (row: string) => row }, [formula]))).toEqual([['cell'], [`'${formula}`]]);
  });
});
