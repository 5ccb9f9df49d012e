import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageAssets } from '../../../src/compile/render.ts';
import { contentOf } from '../../../src/compile/write/write.ts';

const FOLDER = new URL('../../../src/pages/assets/', import.meta.url);
const files = [...pageAssets()];

it('each asset of the pages is a file of the build, byte by byte', () => {
  const names = readdirSync(FOLDER).sort();
  expect(files.map(({ path }) => path.replace('assets/', ''))).toEqual(names);
  for (const [index, name] of names.entries()) {
    expect(contentOf(files[index]!).equals(readFileSync(new URL(name, FOLDER))), name).toBe(true);
  }
});

it('what browsers request by default is at the root, and the rest in a folder', () => {
  const atTheRoot = files.map(({ path }) => path).filter((path) => !path.startsWith('assets/'));
  expect(atTheRoot.sort()).toEqual(['apple-touch-icon.png', 'favicon.ico', 'favicon.svg']);
});
