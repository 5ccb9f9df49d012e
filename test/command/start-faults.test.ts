import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../scripts/lib/command.ts';
import { faultLine, Log } from '../../scripts/lib/log.ts';
import { withoutSpace } from '../../scripts/lib/build.ts';
import { retryPauseMs } from '../../scripts/lib/background-build.ts';
import { TODAY } from '../builders.ts';
import { folderOfTest } from '../http/compiled.ts';

describe('a full disk', () => {
  it('is named with its folder, what is free, and what a build needs', async () => {
    const folder = await folderOfTest();
    const out = join(folder, 'dist');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const manifest = {
      date: TODAY,
      base_url: 'https://deals.example',
      commit: null,
      files: { a: { bytes: 2_500_000, sha256: '' } },
    };
    expect(() => withoutSpace(full, out, manifest)).toThrow(UsageError);
    expect(() => withoutSpace(full, out, manifest)).toThrow(
      new RegExp(`no space left in ${folder}: [\\d.]+ MB are free. The last build has 2.5 MB`),
    );
    // The first build has no earlier one to be measured by, or to be beside.
    expect(() => withoutSpace(full, out, null)).toThrow(
      new RegExp(`no space left in ${folder}: [\\d.]+ MB are free, and the build needs more\\. .+ --out\\.$`),
    );
    const other = new Error('other');
    expect(() => withoutSpace(other, out, manifest)).toThrow(other);
  });
});

describe('what npm start logs', () => {
  it('is one line for a refused write, and the place for a bug', () => {
    const lines: string[] = [];
    const log = new Log({ format: 'text', now: () => 0, write: (line) => lines.push(line) });
    log.fault(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
    log.fault(new TypeError('one\ntwo'));
    expect(lines[0]).toBe('1970-01-01T00:00:00.000Z error SQLITE_FULL: database or disk is full');
    expect(lines[1]).toMatch(/^1970-01-01T00:00:00\.000Z error TypeError: one \| two at .+start-faults\.test\.ts/);
    expect(faultLine('a text')).toBe('a text');
  });
});

describe('a failed build', () => {
  it('is tried again after 5 s, twice as long each time, and every minute at the most', () => {
    expect([1, 2, 3, 4, 5, 100].map(retryPauseMs)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });
});
