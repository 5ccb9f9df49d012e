import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { TODAY } from '../builders.ts';
import { folderOfTest, writeFiles } from '../http/compiled.ts';

const OPTIONS = { date: TODAY, baseUrl: 'https://deals.example' } as const;

async function invalidCatalogue(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await folderOfTest();
  await writeFiles(folder, { ...files, 'catalogue/vendors/acme.yaml': 'vendor: [\n' });
  return folder;
}

it('an invalid catalogue yields its diagnostics and its sources, and leaves the earlier build as it is', async () => {
  const folder = await invalidCatalogue({ 'dist/_index/manifest.json': '{}' });
  const phases: string[] = [];
  const compiled = await compile({
    ...OPTIONS,
    catalogue: join(folder, 'catalogue'),
    out: join(folder, 'dist'),
    onPhase: (phase) => phases.push(phase),
  });
  expect(compiled).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'missing-file' }, { code: 'yaml-syntax' }],
    sources: [{ path: 'vendors/acme.yaml', text: 'vendor: [\n' }],
  });
  expect(phases).toEqual([]);
  expect(await readdir(folder)).toEqual(['catalogue', 'dist']);
  expect(await readdir(join(folder, 'dist'))).toEqual(['_index']);
});

it('a folder that may not be replaced is refused before the catalogue is read', async () => {
  const folder = await invalidCatalogue({ 'notes.txt': 'mine' });
  await expect(compile({ ...OPTIONS, catalogue: join(folder, 'catalogue'), out: folder })).rejects.toThrow(UsageError);
});
