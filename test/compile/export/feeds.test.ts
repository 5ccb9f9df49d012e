import { expect, it } from 'vitest';
import { feedFiles } from '../../../src/compile/render.ts';
import { catalogue, change, vendor } from '../../builders.ts';

const index = catalogue({ vendors: [vendor({ name: 'Acme', changes: [change()] }), vendor({ name: 'Quiet' })] });
const files = new Map([...feedFiles(index)].map(({ path, text }) => [path, text]));

it('each feed of a category, vendor and change type is a file of both forms, at the path that pages link', () => {
  for (const name of ['vendor/acme', 'category/databases', 'type/limits_reduced'])
    for (const form of ['atom', 'json']) expect(files.has(`api/feeds/${name}.${form}`)).toBe(true);
  expect(files.has('api/feeds/vendor/quiet.atom')).toBe(false);
});

it('a feed names its own address in each form', () => {
  expect(files.get('api/feeds/vendor/acme.atom')).toContain('href="https://deals.example/api/feeds/vendor/acme.atom"');
  expect(JSON.parse(files.get('api/feeds/vendor/acme.json') ?? '')).toMatchObject({
    feed_url: 'https://deals.example/api/feeds/vendor/acme.json',
  });
});
