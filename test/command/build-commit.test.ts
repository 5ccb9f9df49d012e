import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCommit } from '../../scripts/lib/build.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { catalogue } from '../builders.ts';
import { commitAll, git } from '../git.ts';
import { folderOfTest } from '../http/compiled.ts';

let folder = '';

beforeEach(async () => {
  folder = await folderOfTest();
});

describe('the commit of a build', () => {
  it('is the given one, without the white space around it', () => {
    expect(buildCommit(folder, ' 7f21a74\n')).toBe('7f21a74');
  });

  it('is the one that is checked out, marked where files differ from it', () => {
    mkdirSync(join(folder, 'catalogue'));
    writeFileSync(join(folder, 'catalogue/one.yaml'), 'one');
    const head = commitAll(folder);
    git(folder, 'tag', 'v1');
    expect(buildCommit(folder, '')).toBe(head);
    writeFileSync(join(folder, 'catalogue/one.yaml'), 'other');
    expect(buildCommit(folder, '')).toBe(`${head}-dirty`);
  });

  it('is unknown in a folder without a repository, and in a repository without a commit', () => {
    expect(buildCommit(folder, '')).toBeNull();
    git(folder, 'init', '--quiet');
    expect(buildCommit(folder, '')).toBeNull();
  });

  it('reaches the function in the index, where it is known', () => {
    const index = catalogue({});
    for (const commit of ['7f21a74', null]) {
      expect(JSON.parse(indexFile(index, {}, commit).text)).toMatchObject({ build: { commit } });
    }
  });
});
