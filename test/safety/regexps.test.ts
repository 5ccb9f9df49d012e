import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { describe, expect, it, vi } from 'vitest';
import { callsThatMakeRegExps, MAKE_REGEXPS } from './called-regexps.ts';
import { constructedRegExps, hostileTexts, madeOnCall, type MadeRegExp } from './regexps.ts';

const TIMER = fileURLToPath(new URL('time-regexps.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIMIT_MS = 50;

interface Timing {
  readonly ms: number;
  readonly text: readonly string[];
  readonly length: number;
}

/** CPU time of each pattern on its worst text of up to 100 kB. */
function tooSlow(patterns: readonly MadeRegExp[]): readonly string[] {
  const input = JSON.stringify(
    patterns.map((pattern) => ({ source: pattern.source, flags: pattern.flags, texts: hostileTexts(pattern) })),
  );
  const timings = JSON.parse(
    execFileSync(process.execPath, [TIMER], { input, encoding: 'utf8', maxBuffer: 100_000_000 }),
  ) as readonly Timing[];
  return timings.flatMap(({ ms, text, length }, index) => {
    const pattern = patterns[index];
    if (pattern === undefined || ms <= LIMIT_MS) return [];
    const found = `/${pattern.source}/${pattern.flags}`;
    return [`${found} ${ms.toFixed(0)} ms on ${JSON.stringify(text)} (${length})`];
  });
}

// `npm run lint` refuses a slow one that is written as a literal.
describe('regular expressions on hostile text of 100 kB', () => {
  it('take at most 50 ms of CPU as put together when the modules load', async () => {
    const paths = glob.sync('src/{rules,routes,pages,compile}/**/*.ts', { cwd: ROOT, absolute: true });
    // A file that ran before this one in the same worker has loaded some of them.
    vi.resetModules();
    const patterns = await constructedRegExps(() => Promise.all(paths.map((path) => import(path))));
    expect(patterns.length).toBeGreaterThan(10);
    expect(tooSlow(patterns)).toEqual([]);
  });

  it('take at most 50 ms of CPU as made on a call from texts of callers, editors and pages', async () => {
    const patterns = await constructedRegExps(() => {
      callsThatMakeRegExps();
      return Promise.resolve();
    });
    expect(patterns.length).toBeGreaterThan(30);
    expect(tooSlow(patterns)).toEqual([]);
  });

  it('are made inside of functions by these modules only', () => {
    const paths = glob.sync('{src,functions,scripts,client}/**/*.ts', { cwd: ROOT }).sort();
    const making = paths.filter((path) => madeOnCall(`${ROOT}/${path}`));
    expect(making).toEqual([...MAKE_REGEXPS].sort());
  });
});
