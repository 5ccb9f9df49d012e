import { describe, expect, it } from 'vitest';
import { reportGithub, reportSarif, reportSuggestions } from '../../../src/compile/diagnostics/formats.ts';
import { DIAGNOSTICS } from './example-diagnostics.ts';
import type { Diagnostic } from '../../../src/compile/diagnostics/diagnostic.ts';

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

describe('the report as a SARIF log', () => {
  const log = (diagnostics: readonly Diagnostic[]): unknown =>
    JSON.parse(reportSarif(diagnostics, { prefix: 'catalogue' }));

  it('names each place by a URI and the columns as editors count them', () => {
    expect(log(DIAGNOSTICS)).toMatchObject({
      runs: [
        {
          columnKind: 'utf16CodeUnits',
          results: [
            {
              ruleId: 'duplicate-change',
              level: 'error',
              relatedLocations: [{ message: { text: 'first written here' } }],
            },
            {
              ruleId: 'unknown-tag',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'catalogue/vendors/b%2C%20c%3A%20d.yaml' },
                    region: { startLine: 7, startColumn: 12, endLine: 7, endColumn: 16 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
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
