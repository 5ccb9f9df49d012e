import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Diagnostic, Place } from '../../src/compile/diagnostics/diagnostic.ts';
import { reportGithub } from '../../src/compile/diagnostics/github.ts';
import { reportSarif } from '../../src/compile/diagnostics/sarif.ts';
import { sarifLog } from './sarif-schema.ts';

const place = (file: string, from: readonly [number, number], to: readonly [number, number]): Place => ({
  file,
  start: { line: from[0], column: from[1] },
  end: { line: to[0], column: to[1] },
});

const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    code: 'unknown-tag',
    severity: 'error',
    at: place('vendors/b, c: d.yaml', [7, 12], [7, 16]),
    what: '`100%` is not a tag',
    why: 'a search for the usual word would miss the offer',
    fix: 'use `sql`',
  },
  {
    code: 'duplicate-change',
    severity: 'error',
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

describe('the report as a SARIF log', () => {
  const judged = new Ajv({ strict: false }).compile(sarifLog);
  const log = (diagnostics: readonly Diagnostic[]): unknown =>
    JSON.parse(reportSarif(diagnostics, { prefix: 'catalogue' }));

  it.each([
    ['with diagnostics', DIAGNOSTICS],
    ['without diagnostics', []],
  ])('%s is what the standard describes', (_, diagnostics) => {
    judged(log(diagnostics));
    expect(judged.errors ?? []).toEqual([]);
  });

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
