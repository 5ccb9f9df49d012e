import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { expect, it } from 'vitest';
import { LONG } from '../vitest.config.ts';
import { FULLY_RUN } from '../vitest.long.config.ts';

it('the long suite runs each file of which `npm test` runs a part', () => {
  const partly = glob
    .sync('test/**/*.test.ts')
    .filter((path) => /from '[./]*\/runs\.ts'/.test(readFileSync(path, 'utf8')));
  expect(partly.toSorted()).toEqual(FULLY_RUN.toSorted());
});

it('the long suite names files that exist', () => {
  for (const pattern of [...LONG, ...FULLY_RUN]) expect(glob.sync(pattern), pattern).not.toEqual([]);
});
