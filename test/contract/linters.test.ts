import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../src/model/openapi-document.ts';
import { sharedMiniature } from '../http/compiled.ts';

/** What Redocly has to say of a file, by its recommended rules and without a word to anyone else. */
async function redocly(path: string): Promise<unknown> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' };
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--extends=recommended', '--format=json', path];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e7 });
  return JSON.parse(stdout) as unknown;
}

/** The rules of `spectral:oas` that a document breaks. */
async function spectral(judged: OpenApiDocument): Promise<readonly (string | number)[]> {
  const linter = new spectralCore.Spectral();
  // Its types were made for another version of the same thing.
  linter.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
  return (await linter.run(JSON.stringify(judged))).map(({ code }) => code);
}

let file: string;
let document: OpenApiDocument;

beforeAll(async () => {
  file = join(sharedMiniature(), 'api/openapi.json');
  document = JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument;
});

describe('the served document passes its linters without a word', () => {
  it('Redocly, recommended', async () => {
    expect(await redocly(file)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] });
  });

  it('Spectral, spectral:oas', async () => {
    expect(await spectral(document)).toEqual([]);
  });
});
