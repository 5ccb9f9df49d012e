import fc from 'fast-check';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { validate } from '../../src/compile/validate.ts';
import { folderOfTest } from '../http/compiled.ts';
import { IS_LONG } from '../runs.ts';
import { smallCatalogue, vendorOf, withVendors, WRITTEN } from './small-catalogue.ts';

async function built(folder: string, files: readonly SourceFile[]) {
  const catalogue = join(folder, 'catalogue');
  await rm(catalogue, { recursive: true, force: true });
  for (const { path, text } of files) {
    await mkdir(dirname(join(catalogue, path)), { recursive: true });
    await writeFile(join(catalogue, path), text);
  }
  return compile({ catalogue, out: join(folder, 'dist'), date: WRITTEN, baseUrl: 'https://deals.example' });
}

it('two categories that begin with the same two vendors are built', async () => {
  const files = withVendors(vendorOf('Alpha', ['Auth', 'Databases']), vendorOf('Beta', ['Auth', 'Databases']));
  expect(validate(files, WRITTEN).diagnostics).toEqual([]);
  expect(await built(await folderOfTest(), files)).toMatchObject({ ok: true });
});

it('whatever check accepts, build builds', { timeout: 600_000 }, async () => {
  const folder = await folderOfTest();
  const accepted = smallCatalogue.filter((files) => validate(files, WRITTEN).diagnostics.length === 0);
  await fc.assert(
    fc.asyncProperty(accepted, async (files) => {
      expect(await built(folder, files)).toMatchObject({ ok: true });
    }),
    { numRuns: IS_LONG ? 60 : 5 },
  );
});
