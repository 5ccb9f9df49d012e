import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../command/in-process.ts';

const DATE = '2026-11-20';

let folder = '';
let catalogue = '';

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@acme.example', '-c', 'core.autocrlf=false'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
}

async function command(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = await runCommand(name, ...args, '--catalogue', catalogue);
  return { status, printed: stdout + stderr };
}

const file = (path: string): string => join(catalogue, path);
const textOf = (path: string): string => readFileSync(file(path), 'utf8');

/** Rewrites every file as an editor of Windows saves it. */
function withWindowsLineEnds(): void {
  for (const path of readdirSync(catalogue, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.yaml')) writeFileSync(file(path), textOf(path).replace(/\r?\n/g, '\r\n'));
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windows-line-ends-'));
  catalogue = join(folder, 'catalogue');
  cpSync(resolve('test/catalogues/tiny'), catalogue, { recursive: true });
  await command('fix');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'catalogue: begin');
  withWindowsLineEnds();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a catalogue with Windows line ends', { timeout: 120_000 }, () => {
  it('checks, and differs in nothing from the same with line feeds', async () => {
    const checked = await command('check', '--date', DATE);
    expect(checked.status).toBe(0);
    expect(checked.printed).not.toMatch(/ (?:error|warning) {2}/);
    const { status, printed } = await command('diff', '--date', DATE);
    expect(status).toBe(0);
    expect(printed).not.toContain('/api/');
  });

  it('has its faults at the places of the same with line feeds', async () => {
    const sound = textOf('vendors/acme.yaml');
    writeFileSync(file('vendors/acme.yaml'), sound.replace(/tier: .*\r\n/, 'tier: Free,\r\n'));
    const crlf = await command('check', '--date', DATE, '--format', 'json');
    writeFileSync(file('vendors/acme.yaml'), sound.replace(/tier: .*\r\n/, 'tier: Free,\r\n').replaceAll('\r\n', '\n'));
    const lf = await command('check', '--date', DATE, '--format', 'json');
    writeFileSync(file('vendors/acme.yaml'), sound);
    expect(crlf.status).toBe(1);
    expect(JSON.parse(crlf.printed)).toEqual(JSON.parse(lf.printed));
  });

  it('takes an edit, whose effect `diff` shows and `fix` puts in form', async () => {
    writeFileSync(file('vendors/acme.yaml'), textOf('vendors/acme.yaml').replace(/tier: (.*)\r\n/, 'tier: "Solo"\r\n'));
    expect((await command('check', '--date', DATE)).printed).toContain('canonical-form');
    expect((await command('diff', '--date', DATE)).printed).toMatch(/\/api\/details\/acme: tier .* → Solo/);
    expect((await command('fix')).status).toBe(0);
    expect(textOf('vendors/acme.yaml')).toContain('tier: Solo\n');
    expect((await command('check', '--date', DATE)).status).toBe(0);
  });

  it('takes a change record of `new`, and keeps nothing of its line ends in a text', async () => {
    withWindowsLineEnds();
    const terms = ['--type', 'new_tier', '--impact', 'low', '--summary', 'A tier for teams begins.'];
    const source = ['--source', 'https://acme.example/news', '--on', '2026-11-10', '--date-source', 'vendor_page'];
    const { status, printed } = await command('new', 'change', '--vendor', 'Acme', ...terms, ...source, '--date', DATE);
    expect(printed).toContain('added to');
    expect(status).toBe(0);
    expect(textOf('vendors/acme.yaml')).not.toContain('\r');
    expect((await command('check', '--date', DATE)).status).toBe(0);
  });

  it('is renamed to `.yaml` by `fix` where a file ends in `.yml`', async () => {
    const [, category = ''] = /category: (.*)/.exec(textOf('vendors/acme.yaml')) ?? [];
    const [, tags = ''] = /tags: (.*)/.exec(textOf('vendors/acme.yaml')) ?? [];
    const lines = ['vendor: Zinnia', 'offers:', `  - category: ${category}`, '    tier: Free'];
    lines.push('    url: https://zinnia.example/pricing', '    verifiedDate: 2026-11-01', `    tags: ${tags}`);
    lines.push('    description: A plot of four square metres', '');
    writeFileSync(file('vendors/zinnia.yml'), lines.join('\r\n'));
    expect((await command('check', '--date', DATE)).printed).toContain('misnamed-file');
    const { status, printed } = await command('fix');
    expect(printed).toContain('vendors/zinnia.yaml');
    expect(status).toBe(0);
    expect(readdirSync(join(catalogue, 'vendors'))).toContain('zinnia.yaml');
    expect(readdirSync(join(catalogue, 'vendors'))).not.toContain('zinnia.yml');
    expect((await command('check', '--date', DATE)).status).toBe(0);
  });
});
