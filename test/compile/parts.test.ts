import { expect, it } from 'vitest';
import { buildParts, type BuildPart } from '../../src/compile/parts.ts';
import { contentOf, type BuildFile } from '../../src/compile/write/write.ts';
import { catalogue, vendor } from '../builders.ts';

const index = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Birch' })] });
/** Parts whose files take long, and have suites of their own. */
const LONG: readonly string[] = ['pages'];
/** Parts of which later ones need what was written. */
const NEEDED: readonly string[] = ['answers', 'exports'];

/** The parts with the files that a test takes of each, and what they leave behind. */
function partsOf(wholeCategoryBytes: number, take: (part: BuildPart) => Iterable<BuildFile>) {
  const parts = buildParts(index, wholeCategoryBytes);
  const taken = new Map<string, readonly string[]>();
  let part = parts.next();
  for (; !part.done; part = parts.next()) {
    taken.set(
      part.value.name,
      Array.from(take(part.value), (file) => {
        contentOf(file);
        return file.path;
      }),
    );
  }
  return { taken, outcome: part.value };
}

it('the parts of a build are written in one order, each with its own files', () => {
  const { taken, outcome } = partsOf(Infinity, ({ name, files }) => (LONG.includes(name) ? [] : files));
  expect([...taken.keys()]).toEqual(['answers', 'document', 'exports', 'feeds', 'pages', 'assets']);
  expect(taken.get('answers')).toContain('api/categories');
  expect(taken.get('document')).toEqual(['api/openapi.json']);
  expect(taken.get('assets')).toContain('favicon.svg');
  const paths = [...taken.values()].flat();
  expect(new Set(paths).size).toBe(paths.length);
  expect(outcome).toEqual([]);
});

it('answers beyond their budget are left to the function', () => {
  const { outcome } = partsOf(0, ({ name, files }) => (NEEDED.includes(name) ? files : []));
  expect(outcome.length).toBeGreaterThan(0);
});
