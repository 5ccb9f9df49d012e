import { describe, expect, it } from 'vitest';
import type { Diagnostic, Place } from '../../../src/compile/diagnostics/diagnostic.ts';
import { reportGithub, reportSuggestions } from '../../../src/compile/diagnostics/formats.ts';

/** A span of a file, each end as line and column. */
const place = (file: string, from: readonly [number, number], to: readonly [number, number]): Place => ({
  file,
  start: { line: from[0], column: from[1] },
  end: { line: to[0], column: to[1] },
});

/** Two diagnostics, the later one first: one in a file whose name needs escaping, one of several lines with another place. */
const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    code: 'unknown-tag',
    at: place('vendors/b, c: d.yaml', [7, 12], [7, 16]),
    what: '`100%` is not a tag',
    why: 'a search for the usual word would miss the offer',
    fix: 'use `sql`',
  },
  {
    code: 'duplicate-change',
    at: place('vendors/acme.yaml', [20, 5], [21, 30]),
    what: 'the record is written twice',
    why: 'it would be counted twice',
    fix: 'remove one of the two',
    also: [{ at: place('vendors/acme.yaml', [12, 5], [12, 9]), note: 'first written here' }],
  },
];

describe('the report as workflow annotations', () => {
  it('has a command per diagnostic, by place, with all that would end a property or a command escaped', () => {
    expect(reportGithub(DIAGNOSTICS, { prefix: 'catalogue/' })).toMatchInlineSnapshot(`
      "::error file=catalogue/vendors/acme.yaml,line=20,endLine=21,title=duplicate-change::the record is written twice%0Afirst written here: catalogue/vendors/acme.yaml:12%0Awhy: it would be counted twice%0Afix: remove one of the two
      ::error file=catalogue/vendors/b%2C c%3A d.yaml,line=7,endLine=7,col=12,endColumn=15,title=unknown-tag::\`100%25\` is not a tag%0Awhy: a search for the usual word would miss the offer%0Afix: use \`sql\`"
    `);
  });

  it('is empty without diagnostics', () => {
    expect(reportGithub([], { prefix: 'catalogue' })).toBe('');
  });
});

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
