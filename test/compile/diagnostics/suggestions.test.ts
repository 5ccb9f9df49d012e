import { describe, expect, it } from 'vitest';
import { reportSuggestions } from '../../../src/compile/diagnostics/formats.ts';
import { DIAGNOSTICS } from './example-diagnostics.ts';

const [diagnostic] = DIAGNOSTICS;
const suggested = (first: number, last: number, ...lines: string[]): unknown =>
  JSON.parse(reportSuggestions([{ ...diagnostic!, replacement: { first, last, lines } }], { prefix: 'catalogue' }));

describe('a review comment', () => {
  it('on one line has the replacement as a suggestion', () => {
    expect(suggested(7, 7, '    tags: [sql]')).toEqual([
      {
        path: 'catalogue/vendors/b, c: d.yaml',
        line: 7,
        side: 'RIGHT',
        body: '**unknown-tag**: `100%` is not a tag\n\n```suggestion\n    tags: [sql]\n```',
      },
    ]);
  });

  it('on several lines names the first and the last', () => {
    expect(suggested(7, 9, 'a', 'b')).toMatchObject([{ start_line: 7, line: 9 }]);
  });

  it('has a fence that is longer than each one in the lines', () => {
    expect(suggested(7, 7, 'a ```` b', '`c`')).toMatchObject([
      { body: expect.stringContaining('\n`````suggestion\na ```` b\n`c`\n`````') as string },
    ]);
  });

  it('removes lines where there is nothing to write', () => {
    expect(suggested(7, 7)).toMatchObject([{ body: expect.stringMatching(/```suggestion\n```$/) as string }]);
  });

  it('is made for each diagnostic with one right answer, and for no other', () => {
    expect(reportSuggestions(DIAGNOSTICS, { prefix: '' })).toBe('[]');
  });
});
