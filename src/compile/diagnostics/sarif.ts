import { CODES } from '../checks/codes.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import { prefixed } from './prefixed.ts';

/** Diagnostics as a SARIF 2.1.0 log, which code scanning services and editors read. */
export function reportSarif(diagnostics: readonly Diagnostic[], { prefix }: { readonly prefix: string }): string {
  const driver = {
    name: 'developer-deals-index',
    rules: CODES.map(({ code, meaning }) => ({ id: code, shortDescription: { text: meaning } })),
  };
  const results = prefixed(diagnostics, prefix).map(result);
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return JSON.stringify(log, null, 2);
}

function result({ code, at, what, why, fix, also = [] }: Diagnostic) {
  return {
    ruleId: code,
    ruleIndex: CODES.findIndex((known) => known.code === code),
    level: 'error',
    message: { text: `${what}\nwhy: ${why}\nfix: ${fix}` },
    locations: [{ physicalLocation: location(at) }],
    relatedLocations: also.map((other, id) => ({
      id,
      physicalLocation: location(other.at),
      message: { text: other.note },
    })),
  };
}

function location({ file, start, end }: Place) {
  return {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}
