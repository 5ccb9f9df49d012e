import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { edgeBreaches, edgePlan, uploadOf, edgeSettings, hasDatabase } from '../../scripts/lib/edge.ts';

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
    ['fits the free plan', 'free', { files: 20_000 }, []],
    ['needs the paid plan', 'free', { files: 20_001 }, [/20001 files; the free plan takes 20000, EDGE_PLAN=paid/]],
    ['fits the paid plan', 'paid', { files: 100_000 }, []],
    ['has too many files for any plan', 'paid', { files: 100_001 }, [/at most 100000 on any plan/]],
    ['has too large a file', 'paid', { largest: 26_214_401 }, [/a file of 26214401 bytes/]],
    ['has an index over the limit of a file, which is no file', 'free', { index: 26_214_401 }, []],
    ['has an index too large for the function', 'paid', { index: 67_108_865 }, [/an index of 67108865 bytes/]],
  ] as const)('%s', (_, plan, size, expected) => {
    const breaches = edgeBreaches({ files: 10, largest: 1000, index: 1000, ...size }, plan);
    expect(breaches).toHaveLength(expected.length);
    expected.forEach((sentence, position) => expect(breaches[position]).toMatch(sentence));
  });

  it('is counted without the index, which is not uploaded as a file', () => {
    const entry = (bytes: number) => ({ bytes, sha256: '' });
    const files = {
      'api/feed': entry(7),
      '_answers/api/new/~default.json': entry(5),
      '_index/catalogue.json': entry(9),
    };
    expect(uploadOf(files)).toEqual({ files: 2, largest: 7, index: 9 });
  });

  it('is judged by a plan that exists', () => {
    expect(edgePlan('paid')).toBe('paid');
    expect(() => edgePlan('pro')).toThrow(/free or paid/);
  });
});
