import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCommand } from '../command/in-process.ts';

const work = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const written = (name: string, text: string): string => {
  writeFileSync(join(work, name), text);
  return join(work, name);
};

const OFFER = {
  vendor: 'Acme',
  category: 'Databases',
  description: 'One database of 1 GB',
  tier: 'Free',
  url: 'https://acme.example/pricing',
  tags: ['sql'],
  verifiedDate: '2026-08-01',
};
const offers = written('offers.json', JSON.stringify({ offers: [OFFER, null] }));
const changes = written('changes.json', '{"changes": []}');
const broken = written('broken.json', '{"offers": [');

async function imported(...args: readonly string[]) {
  const { status, stdout, stderr } = await runCommand('import', ...args, '--date', '2026-11-20');
  return { status, output: stdout + stderr };
}

it('exits with 0 and reports what it left out, on stdout and in a file', async () => {
  const [out, report] = [join(work, 'catalogue'), join(work, 'report.json')];
  const { status, output } = await imported('--offers', offers, '--changes', changes, '--out', out, '--report', report);
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringContaining('offers   2 read, 1 imported, 1 left out') as string,
  });
  expect(readdirSync(out).sort()).toEqual(['categories.yaml', 'tags.yaml', 'vendors']);
  const check = await runCommand('check', '--catalogue', out, '--date', '2026-11-20');
  expect(check).toMatchObject({ status: 0, stdout: expect.stringContaining('no diagnostics') as string });
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    notes: [{ from: 'offers', index: 1, verdict: 'left-out' }],
  });
});

it('ends with 1 where a dump cannot be read, and writes nothing', async () => {
  const out = join(work, 'nothing');
  const { status, output } = await imported('--offers', broken, '--changes', changes, '--out', out);
  expect({ status, output }).toMatchObject({
    status: 1,
    output: expect.stringContaining('broken.json is not JSON') as string,
  });
  expect(existsSync(out)).toBe(false);
});

it.each([
  ['a folder that is not empty', ['--offers', offers, '--changes', changes, '--out', work], 'is not an empty folder'],
  ['a file for a folder', ['--offers', offers, '--changes', changes, '--out', changes], 'is not an empty folder'],
  ['a flag left out', ['--offers', offers, '--changes', changes], '--out is missing'],
])('ends with 2 for %s', async (_, args, words) => {
  expect(await imported(...args)).toMatchObject({ status: 2, output: expect.stringContaining(words) as string });
});
