import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../scripts/lib/command.ts';
import { faultLine, createLog } from '../../scripts/lib/log.ts';
import { withoutSpace } from '../../scripts/lib/build.ts';

it('a full disk is named with its folder', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(() => withoutSpace(full, '/srv/deals/dist')).toThrow(UsageError);
  expect(() => withoutSpace(full, '/srv/deals/dist')).toThrow('no space left in /srv/deals: a new build is written');
  const other = new Error('other');
  expect(() => withoutSpace(other, 'dist')).toThrow(other);
});

describe('what npm start logs', () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is one line for a refused write, and the place for a bug', () => {
    const log = createLog('text');
    log.fault(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
    log.fault(new TypeError('one\ntwo'));
    expect(lines[0]).toBe('1970-01-01T00:00:00.000Z error SQLITE_FULL: database or disk is full');
    expect(lines[1]).toMatch(/^1970-01-01T00:00:00\.000Z error TypeError: one \| two at .+start-faults\.test\.ts/);
    expect(faultLine('a text')).toBe('a text');
    const own = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    expect(faultLine(own), 'with the code once').toBe('ENOENT: no such file');
  });

  it('is a fault that goes on once a minute', () => {
    const log = createLog('text');
    for (const at of [0, 59_999, 60_000, 60_001]) {
      vi.setSystemTime(at);
      log.fault('the store is gone');
    }
    expect(lines).toHaveLength(2);
  });

  it('is one JSON object a line on request, with time and level', () => {
    createLog('json').warn(' one\ntwo ');
    expect(lines).toEqual(['{"time":"1970-01-01T00:00:00.000Z","level":"warn","message":"one | two"}']);
  });
});
