import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeBody } from '../../functions/message.ts';
import { Build } from '../../functions/node/build.ts';
import { isRenderedFile, renderedFile } from '../../src/pages/rendered-file.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { TODAY } from '../builders.ts';
import { compiledMiniature, folderOfTest, laterMiniature } from '../http/compiled.ts';
import { temporaryFolder } from '../http/compile-miniature.ts';
import { fileText } from '../plain.ts';

const TOMORROW = addDays(TODAY, 1);

describe('a build whose folder a later build has replaced', () => {
  let build: Build;
  let before: ReadonlyMap<string, string>;
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  beforeAll(async () => {
    const folder = await temporaryFolder();
    folders.push(folder);
    build = await Build.open(await compiledMiniature(folder));
    before = new Map(build.paths.map((path) => [path, described(build, path)]));
    await rm(join(folder, 'dist'), { recursive: true });
    await cp(await laterMiniature(), join(folder, 'dist'), { recursive: true });
  }, 60_000);

  it('still has each file at its own path, with the same bytes and validator', () => {
    const served = build.paths.filter((path) => !path.startsWith('_'));
    expect(served.filter((path) => described(build, path) !== before.get(path))).toEqual([]);
    expect(served.some((path) => isRenderedFile(path))).toBe(true);
    expect(served.some((path) => path.startsWith('api/export/'))).toBe(true);
  });

  it('has them after the day has turned too', () => {
    build.catalogue(TOMORROW);
    expect(described(build, 'vendor/acme')).toBe(before.get('vendor/acme'));
    expect(described(build, 'vendor/acme.md')).toBe(before.get('vendor/acme.md'));
  });

  it('renders every page, Markdown form and badge with the bytes that a build writes', () => {
    const catalogue = build.catalogue(TODAY);
    const rendered = build.paths.filter(isRenderedFile);
    for (const path of rendered) expect(renderedFile(catalogue, path), path).toBe(fileText(build.file(path)));
    expect(renderedFile(catalogue, 'badge/nobody.svg')).toBeNull();
    expect(renderedFile(catalogue, 'vendor/nobody.md')).toBeNull();
    expect(renderedFile(catalogue, 'compare/acme-vs-nobody.md')).toBeNull();
  });
});

describe('a file that was changed on disk', () => {
  it('is not served', async () => {
    const dist = await compiledMiniature(await folderOfTest());
    const build = await Build.open(dist);
    const before = described(build, 'vendor/acme');
    await writeFile(join(dist, 'vendor/acme'), 'other');
    await writeFile(join(dist, 'vendor/other'), 'other');
    expect(described(build, 'vendor/acme')).toBe(before);
    expect(build.file('vendor/other')).toBeNull();
  }, 60_000);
});

function described(build: Build, path: string): string {
  const file = build.file(path);
  return file ? `${file.etag} ${file.contentType} ${Buffer.from(wholeBody(file.body)).toString('latin1')}` : 'missing';
}
