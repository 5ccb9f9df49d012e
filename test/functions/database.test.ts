import { describe, expect, it } from 'vitest';
import { numberIn, textIn } from '../../functions/database.ts';

describe('a column of a row', () => {
  it('has the number or the text that it holds', () => {
    expect(numberIn({ requests: 0 }, 'requests')).toBe(0);
    expect(textIn({ path: '' }, 'path')).toBe('');
  });

  it.each([[{ requests: '7' }], [{ requests: null }], [{}], [null], [undefined]])(
    'of numbers is an error where the row is %j',
    (row) => {
      expect(() => numberIn(row, 'requests')).toThrow('the store holds no number in requests');
    },
  );

  it.each([[{ path: 7 }], [{ path: null }], [{}]])('of texts is an error where the row is %j', (row) => {
    expect(() => textIn(row, 'path')).toThrow('the store holds no text in path');
  });
});
