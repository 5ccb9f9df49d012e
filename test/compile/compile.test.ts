import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import type { BuildManifest } from '../../src/model/build.ts';
import { TODAY } from '../builders.ts';
import { folderOfTest, sharedMiniature } from '../http/compiled.ts';

const OPTIONS = { date: TODAY, baseUrl: 'https://deals.example' } as const;

async function invalidCatalogue(): Promise<string> {
  const folder = await folderOfTest();
  await mkdir(join(folder, 'catalogue/vendors'), { recursive: true });
  await writeFile(join(folder, 'catalogue/vendors/acme.yaml'), 'vendor: [\n');
  return folder;
}

it('an invalid catalogue yields its diagnostics and its sources, and leaves the earlier build as it is', async () => {
  const folder = await invalidCatalogue();
  await mkdir(join(folder, 'dist/_index'), { recursive: true });
  await writeFile(join(folder, 'dist/_index/manifest.json'), '{}');
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
  const folder = await invalidCatalogue();
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await expect(compile({ ...OPTIONS, catalogue: join(folder, 'catalogue'), out: folder })).rejects.toThrow(UsageError);
});

it('a valid catalogue becomes the files that the manifest lists, and those for hosts', async () => {
  const dist = sharedMiniature();
  const { files } = JSON.parse(await readFile(join(dist, '_index/manifest.json'), 'utf8')) as BuildManifest;
  const written = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const unlisted = ['.assetsignore', '_headers', '_index/manifest.json', '_redirects', 'serve.json'];
  expect(written.filter((path) => !(path in files)).sort()).toEqual(unlisted);
  expect(Object.keys(files).filter((path) => !written.includes(path))).toEqual([]);
  const content = await readFile(join(dist, 'api/categories'));
  expect(files['api/categories']).toEqual({
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('base64url'),
  });
});
