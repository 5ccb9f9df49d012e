import { readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { FINDING_LEVELS, type Audit, type AuditedVendor } from '../../client/audit/findings.ts';
import { sarifReport } from '../../client/audit/report.ts';

const SCHEMA = new URL('node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', import.meta.url);

/** The faults of a log by the schema of the standard. */
let faults: (log: string) => unknown;

beforeAll(async () => {
  const schema = JSON.parse(await readFile(SCHEMA, 'utf8')) as Record<string, unknown>;
  // It is of draft 4, which names the identifier in another way and has no further difference that it uses.
  for (const name of ['$schema', 'id']) Reflect.deleteProperty(schema, name);
  const ajv = new Ajv({ strict: false, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  faults = (log) => (validate(JSON.parse(log)) ? [] : validate.errors);
});

/** A vendor with a finding of each level, named at a line, in a whole file, and below a folder with odd signs. */
const VENDOR: AuditedVendor = {
  vendor: 'Acme "&" Söhne',
  slug: 'acme',
  status: 'gone',
  findings: FINDING_LEVELS.map((level) => ({ level, date: '2026-01-31', text: 'It changed.', source_url: null })),
  withheld: null,
  use_instead: ['Borealis'],
  named_by: [{ kind: 'npm', name: 'acme', file: 'a b/ü%/package.json', line: 7 }],
};

function auditOf(vendors: readonly AuditedVendor[]): Audit {
  const source = 'https://deals.example';
  return { catalogue_as_of: null, source, files_read: 1, unread: [], only_in_lockfiles: 0, vendors };
}

describe('the schema of SARIF 2.1.0', () => {
  it.each([
    ['an audit', sarifReport(auditOf([VENDOR, { ...VENDOR, named_by: [{ kind: 'files', name: 'x', file: 'x' }] }]))],
    ['an audit that finds nothing', sarifReport(auditOf([]))],
  ])('is met by the log of %s', (_what, log) => {
    expect(faults(log)).toEqual([]);
  });
});
