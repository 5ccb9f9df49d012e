import fc from 'fast-check';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { buildParts } from '../../src/compile/render.ts';
import { validate } from '../../src/compile/validate.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { folderOfTest, writeFiles } from '../http/compiled.ts';
import { IS_LONG } from '../runs.ts';
import { smallCatalogue, vendorOf, withVendors, WRITTEN } from './generated-catalogue.ts';

/** The paths of every file of a build, which are rendered and not written. */
function builtPaths(files: readonly SourceFile[]): readonly string[] {
  const { records } = validate(files, WRITTEN);
  const catalogue = link(records, WRITTEN, { name: 'Deals', base_url: 'https://deals.example' });
  return [...buildParts(catalogue)].flatMap(([, made]) => Array.from(made, ({ path }) => path));
}

it('two categories that begin with the same two vendors are built', async () => {
  const files = withVendors(vendorOf('Alpha', ['Auth', 'Databases']), vendorOf('Beta', ['Auth', 'Databases']));
  expect(validate(files, WRITTEN).diagnostics).toEqual([]);
  const folder = await folderOfTest();
  const catalogue = join(folder, 'catalogue');
  await writeFiles(catalogue, Object.fromEntries(files.map(({ path, text }) => [path, text])));
  const options = { catalogue, out: join(folder, 'dist'), date: WRITTEN, baseUrl: 'https://deals.example' };
  expect(await compile(options)).toMatchObject({ ok: true });
});

it('whatever check accepts, build builds, each file once', { timeout: 600_000 }, () => {
  const accepted = smallCatalogue.filter((files) => validate(files, WRITTEN).diagnostics.length === 0);
  fc.assert(
    fc.property(accepted, (files) => {
      const paths = builtPaths(files);
      expect(paths.length).toBeGreaterThan(100);
      expect(new Set(paths).size).toBe(paths.length);
    }),
    { numRuns: IS_LONG ? 200 : 5 },
  );
});
