import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../scripts/lib/contract.ts';
import { contractText, INTERFACE_VERSION } from '../../src/openapi/openapi.ts';
import { breakingChanges, isNamed } from '../../src/openapi/breaking.ts';
import type { OpenApiDocument } from '../../src/model/openapi-document.ts';
import { itLong } from '../runs.ts';

const CONTRACT = 'contract/openapi.json';
const text = contractText(await exampleCatalogue());

/** The contract as the last commit has it; null outside a repository, or before it was first committed. */
async function committed(): Promise<string | null> {
  const committed = promisify(execFile)('git', ['show', `HEAD:./${CONTRACT}`], { maxBuffer: 1e8 });
  return committed.then(
    ({ stdout }) => stdout,
    () => null,
  );
}

async function unnamed(before: string): Promise<readonly string[]> {
  const changes = breakingChanges(JSON.parse(before) as OpenApiDocument, JSON.parse(text) as OpenApiDocument);
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  return changes
    .filter((change) => !isNamed(changelog, INTERFACE_VERSION, change))
    .map(({ place, what }) => `${place} ${what}`);
}

describe('the contract that is kept with the code', () => {
  it('is broken since the last commit in nothing that the changelog does not name', async () => {
    const before = await committed();
    expect(before === null ? [] : await unnamed(before)).toEqual([]);
  });

  it('is that of the code; otherwise run `npm run contract`', async () => {
    expect((await readFile(CONTRACT, 'utf8')) === text).toBe(true);
  });

  itLong('is that of the client; otherwise run `npm run contract`', async () => {
    const { clientTypes } = await import('../../scripts/lib/contract.ts');
    const types = await clientTypes(await readFile(CONTRACT, 'utf8'));
    expect((await readFile('client/schema.d.ts', 'utf8')) === types).toBe(true);
  });
});
