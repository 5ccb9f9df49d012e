import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WORDS_FILE } from '../../src/editing/schemas/editor-words.ts';
import { ProposalsFolder, type Proposal } from '../../src/reading/proposal.ts';
import { slug } from '../../src/rules/text/slug.ts';
import { TODAY } from '../builders.ts';
import { runCommand } from '../command/in-process.ts';
import { startGateway } from '../web/gateway.ts';

let folder = '';
let catalogue = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
  catalogue = join(folder, 'catalogue');
  cpSync(resolve('test/catalogues/tiny'), catalogue, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function command(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = await runCommand(name, ...args, '--catalogue', catalogue);
  return { status, stdout, stderr };
}

const file = (path: string): string => join(catalogue, path);
const textOf = (path: string): string => readFileSync(file(path), 'utf8');

/** Rewrites every file with one kind of line end. */
function withLineEnds(end: string): void {
  for (const path of readdirSync(catalogue, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.yaml')) writeFileSync(file(path), textOf(path).replace(/\r?\n/g, end));
  }
}

/** The results of steps that run one after the other. */
async function inTurn<T>(steps: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = [];
  for (const step of steps) results.push(await step());
  return results;
}

const FOUND = { vendor: 'Acme', slug: slug('acme'), read_on: TODAY, figures: [] } as const;

const PROPOSALS: readonly Proposal[] = [
  {
    ...FOUND,
    id: 'acme-0123456789',
    kind: 'url',
    page: 'https://acme.example/plans',
    says: 'the terms are on another page',
    edit: {
      of: 'offer',
      category: 'Databases',
      tier: 'Free',
      key: 'url',
      from: 'https://acme.example/pricing',
      to: 'https://acme.example/plans',
    },
  },
  {
    ...FOUND,
    id: 'acme-9876543210',
    kind: 'terms',
    page: 'https://acme.example/pricing',
    says: 'copies are kept for fewer days',
    record: {
      change_type: 'limits_reduced',
      date: TODAY,
      date_source: 'discovered',
      recorded_date: TODAY,
      detected_by: 'nightly read, proposal acme-9876543210',
      tier: 'Free',
      summary: 'Fewer backups',
      previous_state: 'Copies are kept for 7 days',
      source_url: 'https://acme.example/pricing',
    },
  },
];

describe('a catalogue with Windows line ends', { timeout: 120_000 }, () => {
  it('is explained and due as the same with line feeds', async () => {
    const commands: readonly (readonly [string, ...(readonly string[])])[] = [
      ['explain', 'Acme', '--date', TODAY],
      ['due', '--date', TODAY],
      ['due', '--date', TODAY, '--json'],
    ];
    const printed = () => inTurn(commands.map((flags) => () => command(...flags)));
    withLineEnds('\n');
    const expected = await printed();
    withLineEnds('\r\n');
    expect(await printed()).toEqual(expected);
    expect(expected.map(({ status }) => status)).toEqual([0, 0, 0]);
  });

  it('has its pages read, and keeps line feeds in the files of reads', async () => {
    const body = `<title>Acme</title><h1>Acme</h1><p>${'Acme runs databases for small teams. '.repeat(12)}</p>`;
    const gateway = await startGateway(({ pathname }) =>
      pathname === '/robots.txt' ? null : { status: 200, headers: { 'content-type': 'text/html' }, body },
    );
    const flags = ['--gateway', gateway.url, '--per-host-delay', '0', '--report', join(folder, 'report.md')];
    const outcomes: unknown[] = [];
    try {
      for (const end of ['\n', '\r\n']) {
        const before = textOf('reads/acme.yaml');
        withLineEnds(end);
        const { status, stdout } = await command('read', '--date', TODAY, '--vendor', 'acme', '--json', ...flags);
        outcomes.push({ status, summary: JSON.parse(stdout) as unknown, text: textOf('reads/acme.yaml') });
        writeFileSync(file('reads/acme.yaml'), before);
      }
    } finally {
      await gateway.close();
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[1]).toMatchObject({
      status: 0,
      summary: { errors: 0 },
      text: expect.stringContaining(`last_attempt: ${TODAY}\n`) as string,
    });
  });

  it.each(PROPOSALS)('takes a proposal of the read job: $says', async (proposal) => {
    const proposals = join(folder, 'proposals');
    new ProposalsFolder(proposals).write([proposal]);
    const path = join(proposals, `${proposal.id}.patch.yaml`);
    const sound = textOf('vendors/acme.yaml');
    const applied: string[] = [];
    for (const end of ['\n', '\r\n']) {
      withLineEnds(end);
      writeFileSync(path, readFileSync(path, 'utf8').replace(/\r?\n/g, end));
      expect((await command('propose', '--proposals', proposals)).stdout).toContain(`${proposal.id}  Acme: `);
      const { status, stdout } = await command('propose', '--proposals', proposals, '--apply', proposal.id);
      expect(stdout).toContain('written  ');
      expect(status).toBe(0);
      applied.push(textOf('vendors/acme.yaml'));
      writeFileSync(file('vendors/acme.yaml'), sound);
    }
    expect(applied[1]).toBe(applied[0]);
    expect(applied[1]).not.toContain('\r');
    expect(applied[1]).toContain(proposal.edit?.of === 'offer' ? proposal.edit.to : 'Fewer backups');
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
