import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readProject } from '../../client/audit/project.ts';
import { jsonReport, printable } from '../../client/audit/report.ts';
import { folderOfTests, writeFiles } from '../http/compiled.ts';
import { bulk } from '../runs.ts';

const folder = folderOfTests();

it('an alias bomb in a workflow is a file that is not read', async () => {
  const levels = Array.from({ length: 9 }, (_, n) => {
    const inner = n === 0 ? 'x' : `*a${n - 1}`;
    return `a${n}: &a${n} [${Array.from({ length: 9 }, () => inner).join(', ')}]`;
  });
  await writeFiles(folder, { '.github/workflows/bomb.yml': levels.join('\n') });
  const { unread } = await readProject(folder);
  expect(unread).toEqual([
    { file: '.github/workflows/bomb.yml', reason: expect.stringMatching(/^more than/) as string },
  ]);
});

it('lists in keys in lists are a file that is not read, and a long lockfile is read', async () => {
  const root = join(folder, 'long');
  const packages = Array.from({ length: bulk(30_000) }, (_, n) => `  /p${n}@1.0.0:\n    dev: true\n`);
  const lockfile = `packages:\n${packages.join('')}`;
  await writeFiles(root, { '.github/workflows/deep.yml': '? - '.repeat(60_000), 'pnpm-lock.yaml': lockfile });
  const { unread, mentions } = await readProject(root);
  expect(unread.map(({ file }) => file)).toEqual(['.github/workflows/deep.yml']);
  expect(mentions).toHaveLength(packages.length);
});

it('packages of the workspace and the name of the project are no vendors', async () => {
  const root = join(folder, 'workspace');
  const dependencies = { '@acme/ui': 'workspace:*', '@acme/local': 'file:../local', '@acme/cloud': '1.0.0', neon: '1' };
  await writeFiles(root, {
    'package.json': JSON.stringify({ name: '@acme/cloud' }),
    'apps/web/package.json': JSON.stringify({ name: 'web', dependencies }),
  });
  const { mentions } = await readProject(root);
  expect(mentions.map(({ name }) => name)).toEqual(['neon']);
});

it('a name that is not UTF-8 is a file', async () => {
  const name = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0x61, 0xff]), Buffer.from('.env.example')]);
  await writeFile(name, 'STRIPE_SECRET_KEY=');
  const { paths, unread } = await readProject(folder);
  expect(paths.map(({ file }) => file)).toContain('a\uFFFD.env.example');
  expect(unread.map(({ file }) => file)).not.toContain('a\uFFFD.env.example');
});

it('a list in UTF-16, as PowerShell writes it, is read', async () => {
  const root = join(folder, 'utf-16');
  const bytes = Buffer.from('\uFEFFsentry-sdk==2.0\r\n', 'utf16le');
  await writeFiles(root, { 'requirements.txt': bytes, 'requirements/dev.txt': Buffer.from(bytes).swap16() });
  expect((await readProject(root)).mentions.map(({ name }) => name)).toEqual(['sentry-sdk', 'sentry-sdk']);
});

it('control characters and line ends of a name are escaped', () => {
  expect(printable('a\n::error::b\u001b[31m\u2028\u202e\u00ad\u061c')).toBe(
    'a\\u000a::error::b\\u001b[31m\\u2028\\u202e\\u00ad\\u061c',
  );
  const audit = { catalogue_as_of: null, source: 'a\u009b1m\u202e', files_read: 0, unread: [], only_in_lockfiles: 0 };
  expect(jsonReport({ ...audit, vendors: [] })).toContain('"a\\u009b1m\\u202e"');
});
