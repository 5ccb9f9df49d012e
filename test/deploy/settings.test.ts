import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { edgeSettings, hasDatabase } from '../../scripts/lib/edge.ts';

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
