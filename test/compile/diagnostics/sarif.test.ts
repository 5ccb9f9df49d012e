import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/compile/diagnostics/diagnostic.ts';
import { reportSarif } from '../../../src/compile/diagnostics/formats.ts';
import { sarifLog } from '../sarif-schema.ts';
import { DIAGNOSTICS } from './example-diagnostics.ts';

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
