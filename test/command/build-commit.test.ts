import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCommit } from '../../scripts/lib/build.ts';
import { stats } from '../../src/routes/stats.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { contentOf } from '../../src/compile/write/write.ts';
import { parseIndex } from '../../functions/build-index.ts';
import { catalogue, TODAY } from '../builders.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-commit-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
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

  it('reaches the function in the index, and /api/stats only where it is known', () => {
    const index = catalogue({});
    const written = { manifest: {}, files: 0, bytes: 0 };
    expect(parseIndex(String(contentOf(indexFile(index, written, { commit: '7f21a74' })))).build.commit).toBe(
      '7f21a74',
    );
    expect(parseIndex(String(contentOf(indexFile(index, written)))).build.commit).toBeNull();
    const answered = (commit: string | null) =>
      stats.answer(
        {
          catalogue: index,
          startedAt: `${TODAY}T00:00:00.000Z`,
          requestsToday: 0,
          requestsTotal: 0,
          signals: { recommended: 0, converted: 0 },
          build: { commit, date: TODAY, files: 1, bytes: 2 },
        },
        {},
      ).body;
    expect(answered('7f21a74')).toMatchObject({ build: { commit: '7f21a74', date: TODAY, files: 1, bytes: 2 } });
    expect(answered(null)).toMatchObject({ build: { date: TODAY, files: 1, bytes: 2 } });
    expect(answered(null)).not.toHaveProperty('build.commit');
  });
});
