import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nextBuildDate } from '../../scripts/lib/next-build-date.ts';
import { edgeBreaches } from '../../scripts/lib/edge-limits.ts';
import { edgeSettings, hasDatabase } from '../../scripts/lib/edge-settings.ts';

const settings = edgeSettings(readFileSync('wrangler.jsonc', 'utf8'));

describe('the settings of the edge platform', () => {
  it('hand the function every path, so that no answer depends on the file server of the platform', () => {
    expect(settings.assets.run_worker_first).toEqual(['/*']);
  });

  it('put the index of the build in the place of the name that the function imports', () => {
    const { config } = ts.readConfigFile(settings.tsconfig, (path) => readFileSync(path, 'utf8')) as {
      config: { compilerOptions: { paths: unknown } };
    };
    expect(config.compilerOptions.paths).toEqual({ 'catalogue-index': ['./dist/_index/catalogue.json'] });
    // As text, which the function parses: the platform takes three times as long to read it as code.
    expect(settings.rules).toMatchObject([{ type: 'Text', globs: ['catalogue-index'] }]);
    expect(settings.assets.directory).toBe('dist');
  });

  it('bring the same migrations as the local host', () => {
    const [database] = settings.d1_databases;
    expect(readdirSync(database?.migrations_dir ?? '')).toContain('0001_signals.sql');
  });

  it('say whether the operator has a database', () => {
    expect(hasDatabase({ ...settings, d1_databases: [{ database_id: 'b5c7', migrations_dir: 'migrations' }] })).toBe(
      true,
    );
    expect(hasDatabase(settings)).toBe(false);
  });
});

describe('a build that is too large for the edge', () => {
  it.each([
    ['fits', { files: 20_000, largest: 1000 }, []],
    ['needs the paid plan', { files: 20_001, largest: 1000 }, [/20001 files; more than 20000 need the paid plan/]],
    ['has too many files for any plan', { files: 100_001, largest: 1000 }, [/at most 100000 on any plan/]],
    ['has too large a file', { files: 10, largest: 26_214_401 }, [/a file of 26214401 bytes/]],
  ])('%s', (_, written, said) => {
    const breaches = edgeBreaches(written);
    expect(breaches).toHaveLength(said.length);
    said.forEach((sentence, position) => expect(breaches[position]).toMatch(sentence));
  });
});

describe('the day that a nightly build is for', () => {
  it.each([
    ['2026-11-20T23:50:00Z', '2026-11-21'],
    ['2026-12-31T23:50:00Z', '2027-01-01'],
    ['2026-11-21T00:07:00Z', '2026-11-21'],
    ['2026-11-21T12:00:00Z', '2026-11-21'],
    ['2026-11-21T20:30:00Z', '2026-11-21'],
    ['2026-11-21T23:14:59Z', '2026-11-21'],
    ['2026-11-21T23:15:00Z', '2026-11-22'],
  ])('started at %s is %s', (time, day) => {
    expect(nextBuildDate(new Date(time))).toBe(day);
  });
});
