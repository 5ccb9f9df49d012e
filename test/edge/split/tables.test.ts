import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEdgeSettings } from '../../../scripts/lib/edge-settings.ts';
import { fillDatabase } from '../../../scripts/lib/split-build.ts';
import { retireTables } from '../../../scripts/lib/split-tables.ts';
import { splitStatements } from '../../../src/compile/export/split-database.ts';
import { catalogue } from '../../builders.ts';
import { temporaryFolder } from '../../http/compile-miniature.ts';

let folder: string;
let where: readonly string[];

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'dist'));
  const config = writeEdgeSettings(join(folder, 'dist'), folder);
  where = ['--local', '--config', config, '--persist-to', join(folder, 'state')];
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function deployed(tables: string): Promise<readonly string[]> {
  const sql = join(folder, `${tables}.sql`);
  await writeFile(sql, `${[...splitStatements(catalogue(), tables)].join(';\n')};\n`);
  await fillDatabase([sql], where, { cwd: folder, silent: true });
  return retireTables(tables, where, { cwd: folder });
}

it('keeps the tables of two deployments in the database of the platform, and drops the older ones', async () => {
  expect(await deployed('split_a')).toEqual([]);
  expect(await deployed('split_b')).toEqual([]);
  expect(await deployed('split_c')).toEqual(['split_a']);
  expect(await deployed('split_d')).toEqual(['split_b']);
}, 300_000);
