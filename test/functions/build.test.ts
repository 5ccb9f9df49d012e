import { cp, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../functions/app.ts';
import { Build } from '../../functions/node/build.ts';
import { servedFiles } from '../../scripts/verify/requests.ts';
import { isRenderedFile, renderedFile } from '../../src/pages/table.ts';
import { TODAY } from '../builders.ts';
import { computing } from '../computing.ts';
import { compiledMiniature, folderOfTest, laterMiniature, sharedBuild } from '../http/compiled.ts';

const appOf = (build: Build) => createApp({ ...computing(build.catalogue(TODAY)), build });
const textOf = async (build: Build, path: string) => {
  const response = await appOf(build).request(path);
  return response.status === 200 ? response.text() : response.status;
};

describe('a build whose folder a later build has replaced', () => {
  it('has the answers of its own day, its pages, and the exports and assets that replaced its own', async () => {
    const folder = await folderOfTest();
    await compiledMiniature(folder);
    // Both manifests are of one time.
    const setTime = () => utimes(join(folder, 'dist/_index/manifest.json'), 1, 1);
    await setTime();
    const build = await Build.open(join(folder, 'dist'));
    const answers = ['/api/categories', '/api/details/acme', '/vendor/acme', '/badge/acme.svg'];
    const before = await Promise.all(answers.map((path) => textOf(build, path)));
    // As a build does: the new folder is written beside the old one, so no file of it has the inode of an old one.
    await cp(await laterMiniature(), join(folder, 'next'), { recursive: true });
    await rm(join(folder, 'dist'), { recursive: true });
    await rename(join(folder, 'next'), join(folder, 'dist'));
    await setTime();
    expect(await textOf(build, '/api/categories')).toBe(before[0]);
    expect(await textOf(build, '/api/details/acme')).toBe(before[1]);
    for (const path of Object.keys(build.files).filter((each) => !each.startsWith('_'))) {
      expect((await appOf(build).request(`/${path}`)).status, path).toBe(200);
    }
  });
});

describe('a file that was changed on disk', () => {
  it('is not served: an answer is computed, a page rendered, and a file that is there alone is a 404', async () => {
    const dist = await compiledMiniature(await folderOfTest());
    const build = await Build.open(dist);
    const before = await Promise.all(['/api/categories', '/vendor/acme'].map((path) => textOf(build, path)));
    for (const path of ['api/categories', 'vendor/acme', 'api/export/offers.csv', 'vendor/other'])
      await writeFile(join(dist, path), 'other');
    expect(await textOf(build, '/vendor/acme')).toBe(before[1]);
    expect(await textOf(build, '/api/categories')).toBe(before[0]);
    expect(await textOf(build, '/api/export/offers.csv')).toBe(404);
    expect(build.file('vendor/other')).toBeNull();
  });

  it.each([
    ['truncated', (file: string) => truncate(file, 20)],
    ['other JSON', (file: string) => writeFile(file, '{"offers":[]}')],
    ['missing', (file: string) => rm(file)],
    ['a folder', (file: string) => rm(file).then(() => cp('migrations', file, { recursive: true }))],
  ])('is computed anew where a prepared answer is %s, and no error', async (_, damage) => {
    const dist = await compiledMiniature(await folderOfTest());
    const build = await Build.open(dist);
    const prepared = servedFiles(build)
      .filter(({ path }) => /^_answers\/api\/(?:details|offers)\//.test(path))
      .slice(0, 3);
    expect(prepared).toHaveLength(3);
    for (const { path, target } of prepared) {
      const written = await readFile(join(dist, path), 'utf8');
      await damage(join(dist, path));
      expect(await textOf(build, target), path).toBe(written);
    }
  });

  it('is the index: the build is not opened, and says so', async () => {
    const dist = await compiledMiniature(await folderOfTest());
    await truncate(join(dist, '_index/catalogue.json'), 100);
    await expect(Build.open(dist)).rejects.toThrow(/JSON/);
  });
});

it('renders every page, Markdown form and badge with the bytes that a build writes', async () => {
  const build = await sharedBuild();
  const catalogue = build.catalogue(TODAY);
  // The function renders a page of two vendors by its route.
  for (const path of Object.keys(build.files).filter((each) => isRenderedFile(each) && !each.startsWith('compare/'))) {
    expect(renderedFile(catalogue, path), path).toBe(build.file(path)?.toString());
  }
  for (const path of ['badge/nobody.svg', 'vendor/nobody.md', 'compare/acme-vs-nobody.md']) {
    expect(renderedFile(catalogue, path)).toBeNull();
  }
});

it('renders the pages of an edited build when they are requested', async () => {
  const build = await sharedBuild();
  const { records } = build.catalogue(TODAY);
  const [first, ...others] = records.vendors;
  if (!first) throw new Error('the miniature has vendors');
  const renamed = { ...first, offers: first.offers.map((offer) => ({ ...offer, tier: 'Tier of the edit' })) };
  const edited = build.withRecords({ ...records, vendors: [renamed, ...others] }, TODAY);
  for (const path of [`/vendor/${first.slug}`, `/vendor/${first.slug}.md`, `/api/details/${first.slug}`]) {
    expect(await textOf(edited, path), path).toContain('Tier of the edit');
  }
  const without = edited.withRecords({ ...records, vendors: others }, TODAY);
  for (const path of [`/vendor/${first.slug}`, `/vendor/${first.slug}.md`, `/badge/${first.slug}.svg`]) {
    expect(await textOf(without, path), path).toBe(404);
  }
  expect(await textOf(without, '/index.md')).not.toBe(await textOf(build, '/index.md'));
  expect(await textOf(without, '/robots.txt')).toBe(await textOf(build, '/robots.txt'));
});
