import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { buildParts } from '../../src/compile/render.ts';
import { validate } from '../../src/compile/validate.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { IS_LONG } from '../runs.ts';
import { smallCatalogue, vendorOf, withVendors, WRITTEN } from './generated-catalogue.ts';

/** The paths of every file of a build, which are rendered and not written. */
function builtPaths(files: readonly SourceFile[]): readonly string[] {
  const { records } = validate(files, WRITTEN);
  const catalogue = link(records, WRITTEN, { name: 'Deals', base_url: 'https://deals.example' });
  return [...buildParts(catalogue)].flatMap(([, made]) => Array.from(made, ({ path }) => path));
}

it('two vendors of the same two categories have each file once', () => {
  const files = withVendors(vendorOf('Alpha', ['Auth', 'Databases']), vendorOf('Beta', ['Auth', 'Databases']));
  const paths = builtPaths(files);
  expect(new Set(paths).size).toBe(paths.length);
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
