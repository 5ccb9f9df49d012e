import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { WORDS_FILE } from '../../src/editing/schemas/editor-words.ts';
import { ProposalsFolder, type Proposal } from '../../src/reading/proposal.ts';
import { slug } from '../../src/rules/text/fold.ts';
import { TODAY } from '../builders.ts';
import { runCommand } from '../command/in-process.ts';
import { commitAll } from '../git.ts';
import { folderOfTest } from '../http/compiled.ts';

let folder = '';
let catalogue = '';

beforeEach(async () => {
  folder = await folderOfTest();
  catalogue = join(folder, 'catalogue');
  cpSync(resolve('test/catalogues/tiny'), catalogue, { recursive: true });
});

async function command(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = await runCommand(name, ...args, '--catalogue', catalogue);
  return { status, stdout, printed: stdout + stderr };
}

const file = (path: string): string => join(catalogue, path);
const textOf = (path: string): string => readFileSync(file(path), 'utf8');

/** Rewrites every file with one kind of line end. */
function withLineEnds(end: string): void {
  for (const path of readdirSync(catalogue, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.yaml')) writeFileSync(file(path), textOf(path).replace(/\r?\n/g, end));
  }
}

/** What the read job proposes. */
const PROPOSAL: Proposal = {
  ...{ vendor: 'Acme', slug: slug('acme'), read_on: TODAY },
  id: 'acme-0123456789',
  kind: 'url',
  page: 'https://acme.example/plans',
  says: 'the terms are on another page',
  offer: { category: 'Databases', tier: 'Free', url: 'https://acme.example/pricing' },
};

describe('a catalogue with Windows line ends', () => {
  beforeEach(async () => {
    await command('fix');
    commitAll(folder);
    withLineEnds('\r\n');
  });

  it('checks, and differs in nothing from the same with line feeds', async () => {
    const checked = await command('check', '--date', TODAY);
    expect(checked.status).toBe(0);
    expect(checked.printed).not.toMatch(/ (?:error|warning) {2}/);
    const { status, printed } = await command('diff', '--date', TODAY);
    expect(status).toBe(0);
    expect(printed).not.toContain('/api/');
  });

  it('takes an edit, whose effect `diff` shows and `fix` puts in form', async () => {
    writeFileSync(file('vendors/acme.yaml'), textOf('vendors/acme.yaml').replace(/tier: (.*)\r\n/, 'tier: "Solo"\r\n'));
    expect((await command('check', '--date', TODAY)).printed).toContain('canonical-form');
    expect((await command('diff', '--date', TODAY)).printed).toMatch(/\/api\/details\/acme: tier .* → Solo/);
    expect((await command('fix')).status).toBe(0);
    expect(textOf('vendors/acme.yaml')).toContain('tier: Solo\n');
    expect((await command('check', '--date', TODAY)).status).toBe(0);
  });

  it('takes a change record of `new`, and keeps nothing of its line ends in a text', async () => {
    const terms = ['--type', 'new_tier', '--impact', 'low', '--summary', 'A tier for teams begins.'];
    const source = ['--source', 'https://acme.example/news', '--on', '2026-11-10', '--date-source', 'vendor_page'];
    const { status, printed } = await command(
      'new',
      'change',
      '--vendor',
      'Acme',
      ...terms,
      ...source,
      '--date',
      TODAY,
    );
    expect(printed).toContain('added to');
    expect(status).toBe(0);
    expect(textOf('vendors/acme.yaml')).not.toContain('\r');
    expect((await command('check', '--date', TODAY)).status).toBe(0);
  });

  it('takes a proposal of the read job', async () => {
    const proposals = join(folder, 'proposals');
    new ProposalsFolder(proposals).write([PROPOSAL]);
    const path = join(proposals, `${PROPOSAL.id}.patch.yaml`);
    const sound = textOf('vendors/acme.yaml');
    const applied: string[] = [];
    for (const end of ['\n', '\r\n']) {
      withLineEnds(end);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/\r?\n/g, end));
      expect((await command('propose', '--proposals', proposals)).stdout).toContain(`${PROPOSAL.id}  Acme: `);
      const { status, stdout } = await command('propose', '--proposals', proposals, '--apply', PROPOSAL.id);
      expect(stdout).toContain('written  ');
      expect(status).toBe(0);
      applied.push(textOf('vendors/acme.yaml'));
      writeFileSync(file('vendors/acme.yaml'), sound);
    }
    expect(applied[1]).toBe(applied[0]);
    expect(applied[1]).not.toContain('\r');
    expect(applied[1]).toContain('https://acme.example/plans');
  });

  it('gives the schemas for editors and the table of codes', async () => {
    const readme = readFileSync('catalogue/README.md', 'utf8');
    const row = /^\| `empty-file` .*\n/m.exec(readme)?.[0] ?? '';
    expect(row).not.toBe('');
    withLineEnds('\r\n');
    writeFileSync(file('README.md'), readme.replace(row, '').replaceAll('\n', '\r\n'));
    await promisify(execFile)(process.execPath, [resolve('scripts/run.mjs'), 'schemas'], { cwd: folder });
    expect(textOf('README.md')).toBe(readme);
    for (const name of readdirSync('catalogue/schemas').filter((known) => known !== WORDS_FILE)) {
      expect(textOf(`schemas/${name}`), name).toBe(readFileSync(`catalogue/schemas/${name}`, 'utf8'));
    }
    const words = textOf(`schemas/${WORDS_FILE}`);
    expect(words).not.toContain('\r');

    writeFileSync(file(`schemas/${WORDS_FILE}`), words.replaceAll('\n', '\r\n'));
    expect((await command('fix')).status).toBe(0);
    expect(textOf(`schemas/${WORDS_FILE}`)).toBe(words);
  });
});
