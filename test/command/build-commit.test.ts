import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCommit } from '../../scripts/lib/build.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { contentOf } from '../../src/compile/write/write.ts';
import { parseIndex } from '../../functions/host.ts';
import { catalogue } from '../builders.ts';
import { folderOfTest } from '../http/compiled.ts';

let folder = '';

beforeEach(async () => {
  folder = await folderOfTest();
});

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', ['-C', folder, ...author, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
}

describe('the commit of a build', () => {
  it('is the given one, without the white space around it', () => {
    expect(buildCommit(folder, ' 7f21a74\n')).toBe('7f21a74');
  });

  it('is the one that is checked out, marked where files differ from it', () => {
    git('init', '--quiet');
    mkdirSync(join(folder, 'catalogue'));
    writeFileSync(join(folder, 'catalogue/one.yaml'), 'one');
    git('add', '.');
    git('commit', '--quiet', '--message', 'one');
    git('tag', 'v1');
    const head = git('rev-parse', 'HEAD');
    expect(buildCommit(folder, '')).toBe(head);
    writeFileSync(join(folder, 'catalogue/one.yaml'), 'other');
    expect(buildCommit(folder, '')).toBe(`${head}-dirty`);
  });

  it('is unknown in a folder without a repository, and in a repository without a commit', () => {
    expect(buildCommit(folder, '')).toBeNull();
    git('init', '--quiet');
    expect(buildCommit(folder, '')).toBeNull();
  });

  it('reaches the function in the index, where it is known', () => {
    const index = catalogue({});
    const written = { manifest: {}, files: 0, bytes: 0 };
    expect(parseIndex(String(contentOf(indexFile(index, written, '7f21a74')))).build.commit).toBe('7f21a74');
    expect(parseIndex(String(contentOf(indexFile(index, written, null)))).build.commit).toBeNull();
  });
});
