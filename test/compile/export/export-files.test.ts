import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { EXPORTS, type ExportManifest } from '../../../src/routes/export.ts';
import { sharedMiniature } from '../../http/compiled.ts';
import { rowsOf } from '../../routes/export/csv-rows.ts';

const bytes = (name: string): Buffer => readFileSync(join(sharedMiniature(), 'api/export', name));
const json = (name: string): unknown => JSON.parse(bytes(name).toString());

describe('the exports', () => {
  it('are listed with their length and digest', () => {
    const { files } = json('manifest.json') as ExportManifest;
    expect(files.map(({ name }) => name)).toEqual(EXPORTS.map(({ name }) => name));
    for (const { name, bytes: length, sha256 } of files) {
      expect([name, bytes(name).length]).toEqual([name, length]);
      expect(createHash('sha256').update(bytes(name)).digest('hex')).toBe(sha256);
    }
  });

  it('say the same as JSON, as lines and as rows', () => {
    for (const kind of ['offers', 'changes'] as const) {
      const list = (json(`${kind}.json`) as Readonly<Record<string, unknown>>)[kind] as readonly {
        readonly vendor: string;
      }[];
      const read = bytes(`${kind}.ndjson`).toString().split('\n').slice(0, -1);
      expect(read.map((line) => JSON.parse(line) as unknown)).toEqual(list);
      const [head = [], ...rows] = rowsOf(bytes(`${kind}.csv`).toString());
      expect(rows.every(({ length }) => length === head.length)).toBe(true);
      expect(rows.map((row) => row[head.indexOf('vendor')])).toEqual(list.map(({ vendor }) => vendor));
    }
  });

  it('fit the schemas beside them, which fit nothing else', () => {
    for (const [name, schema] of [
      ['offers.json', 'offers'],
      ['changes.json', 'changes'],
      ['manifest.json', 'manifest'],
    ] as const) {
      const ajv = new Ajv2020({ strict: false });
      formats.default(ajv);
      const validate = ajv.compile(json(`${schema}.schema.json`) as object);
      expect([name, validate(json(name)), validate.errors]).toEqual([name, true, null]);
      expect(validate({ date: 'today' })).toBe(false);
    }
  });
});
