import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import type { PageRead } from '../../src/model/page-read.ts';
import { folderOfTest } from '../http/compiled.ts';
import { acmePage, table } from '../web/acme.ts';
import { startGateway } from '../web/gateway.ts';
import { IS_LONG } from '../runs.ts';
import { runCommand } from './in-process.ts';

const RUN = resolve('scripts/run.mjs');
let folder: string;

beforeEach(async () => {
  folder = await folderOfTest();
  await cp('test/catalogues/tiny', join(folder, 'catalogue'), { recursive: true });
});

/** A gateway that is closed after the test. */
async function gatewayOf(answer: Parameters<typeof startGateway>[0]) {
  const gateway = await startGateway(answer);
  onTestFinished(() => gateway.close());
  return gateway;
}

/** One that answers each page with this text. */
const gatewayTo = (body: string) =>
  gatewayOf(({ pathname }) =>
    pathname === '/robots.txt' ? null : { status: 200, headers: { 'content-type': 'text/html' }, body },
  );

/** Runs a command on the catalogue in the folder. */
const run = (command: string, ...flags: readonly string[]) =>
  runCommand(command, '--catalogue', join(folder, 'catalogue'), ...flags);

/** Runs `npm run read` in this process; its report lies in the folder. */
const read = (...flags: readonly string[]) => run('read', '--report', join(folder, 'reads-report.md'), ...flags);

/** Runs a command in a process of its own, whose working folder is the folder; never rejects. */
function spawnCommand(command: string, ...flags: readonly string[]) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((done) => {
    execFile(process.execPath, [RUN, command, ...flags], { cwd: folder }, (error, stdout, stderr) => {
      done({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('npm run read', () => {
  it.each([
    [['--max', 'many'], '--max takes a whole number from 0 to 1000000; got "many"'],
    [['--gateway', 'ftp://x'], '--gateway takes an http or https address'],
    [['--allow-host', 'acme'], '--allow-host takes HOST:PORT; got "acme"'],
    [['--judge', ' '], '--judge must not be empty'],
    [['--vendor', 'acmee'], 'unknown slug "acmee"'],
    [['--vendor', ''], 'unknown slug ""'],
    [['--quick'], 'Unknown option'],
  ])('exits with 2 for %j', async (flags, message) => {
    const { status, stderr } = await read('--date', '2026-11-20', ...flags);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it.each([
    ['a folder', 'reports', 'EISDIR'],
    ['a file below a file', 'catalogue/categories.yaml/x.md', 'ENOTDIR'],
    ['a file in a folder that cannot be made', '/proc/x/y.md', 'ENOENT'],
    ['a file that cannot be made', '/proc/y.md', 'ENOENT'],
  ])('refuses %s as --report before it reads a page', async (_, name, code) => {
    await mkdir(join(folder, 'reports'));
    const gateway = await gatewayOf(() => null);
    const report = resolve(folder, name);
    const { status, stderr } = await run('read', '--gateway', gateway.url, '--report', report);
    expect(stderr).toMatch(`--report "${report}" cannot be written (${code}`);
    expect(status).toBe(2);
    expect(gateway.requested).toEqual([]);
  });

  it('reads nothing of an invalid catalogue', async () => {
    await writeFile(join(folder, 'catalogue/vendors/acme.yaml'), 'vendor: Acme\n');
    const { status } = await read('--date', '2026-11-20', '--gateway', 'http://127.0.0.1:9/');
    expect(status).toBe(1);
  });

  it('writes reads, a report and a summary, and nothing with --dry-run', async () => {
    const body = `<title>Acme</title><h1>Acme</h1><p>${'Acme runs databases for small teams. '.repeat(12)}</p>`;
    const gateway = await gatewayTo(body);
    const flags = ['--date', '2026-11-20', '--gateway', gateway.url, '--per-host-delay', '0', '--vendor', 'Acme'];
    const before = await readFile(join(folder, 'catalogue/reads/acme.yaml'), 'utf8');
    const dry = await run('read', ...flags, '--dry-run');
    expect(dry).toMatchObject({ status: 0, stdout: expect.stringContaining('files      0 changed') as string });
    expect(await readdir(folder)).toEqual(['catalogue']);
    expect(await readFile(join(folder, 'catalogue/reads/acme.yaml'), 'utf8')).toBe(before);

    const { status, stdout } = await spawnCommand('read', ...flags, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ date: '2026-11-20', files_changed: 1, errors: 0 });
    expect(await readFile(join(folder, 'reads-report.md'), 'utf8')).toContain('## Reads of 2026-11-20');
    expect(await readFile(join(folder, 'catalogue/reads/acme.yaml'), 'utf8')).toContain('last_attempt: 2026-11-20');
    expect((await run('check', '--date', '2026-11-20')).status).toBe(0);
  });
});

describe('npm run read, killed', () => {
  const DATE = '2026-11-20';
  const BODY = `<title>Prices</title><h1>Prices</h1><p>${'Databases for small teams. '.repeat(12)}</p>`;
  const readsFolder = () => join(folder, 'catalogue/reads');

  /** Addresses that were tried on the day, by the files in `reads/`, each of which must be whole YAML. */
  async function tried(): Promise<readonly string[]> {
    const names = (await readdir(readsFolder())).filter((name) => !name.startsWith('.'));
    const files = await Promise.all(names.map((name) => readFile(join(readsFolder(), name), 'utf8')));
    return files
      .flatMap((text) => (parse(text) as { reads: readonly PageRead[] }).reads)
      .filter(({ last_attempt: last }) => last === DATE)
      .map(({ url }) => url);
  }

  /** Pages of the catalogue that are due on the day; others were read on it before. */
  const DUE = 12;

  it.each(IS_LONG ? [2, 7] : [7])(
    'at page %i leaves whole files, and the next run reads the rest',
    async (killedAt) => {
      const earlier = await tried();
      let requestedPages = 0;
      const gateway = await gatewayOf(({ pathname }) => {
        if (pathname === '/robots.txt') return null;
        requestedPages += 1;
        if (requestedPages === killedAt) child.kill('SIGKILL');
        return { status: 200, headers: { 'content-type': 'text/html' }, body: BODY };
      });
      const flags = ['--date', DATE, '--gateway', gateway.url, '--per-host-delay', '0', '--concurrency', '1'];
      const child = spawn(process.execPath, [RUN, 'read', ...flags, '--max', '100'], { cwd: folder, stdio: 'ignore' });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      expect(signal).toBe('SIGKILL');
      expect(await run('check', '--date', DATE)).toMatchObject({ status: 0 });
      const before = await tried();

      const restart = gateway.requested.length;
      const { status, stdout } = await read(...flags, '--max', '100', '--json');
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ selected: DUE - (before.length - earlier.length) });
      const again = gateway.requested.slice(restart);
      expect(again.filter((url) => before.includes(url))).toEqual([]);
      expect(await tried()).toHaveLength(DUE + earlier.length);
      expect((await readdir(readsFolder())).filter((name) => name.startsWith('.'))).toEqual([]);
      expect(await run('check', '--date', DATE)).toMatchObject({ status: 0 });
    },
  );

  it('loses no proposal of a page that it will not read again', async () => {
    const SLUGS = ['offer-one', 'offer-two', 'offer-three', 'offer-four', 'offer-five'];
    for (const slug of SLUGS) {
      const name = slug.replace('offer-', 'Offer ');
      const offer = `category: Databases\n    tier: Free\n    url: https://${slug}.example/pricing\n    verifiedDate: 2026-10-01\n    tags: [sql]`;
      const terms = `description: 10 GB of storage, 100 hours of computing a month, 3 users`;
      const limits = `limits: [10 GB storage, 100 hours compute a month, 3 users]`;
      const text = `vendor: ${name}\noffers:\n  - ${offer}\n    ${terms}\n    ${limits}\n`;
      await writeFile(join(folder, 'catalogue/vendors', `${slug}.yaml`), text);
    }
    const body = acmePage({
      main: table([
        ['', 'Free', 'Launch'],
        ['Price', '$0', '$19'],
        ['Storage', '5 GB', '100 GB'],
        ['Computing per month', '100 hours', '1,000 hours'],
        ['Users', '3', '20'],
      ]),
    });
    const proposed = async () => {
      const names = await readdir(join(folder, 'proposals')).catch(() => []);
      return names.map((name) => name.replace(/-[0-9a-f]{10}\.patch\.yaml$/, '')).sort();
    };
    let requestedPages = 0;
    const gateway = await gatewayOf(({ hostname, pathname }) => {
      if (pathname === '/robots.txt') return null;
      requestedPages += 1;
      if (requestedPages === 4) child.kill('SIGKILL');
      const name = SLUGS.find((slug) => hostname.startsWith(slug))!.replace('offer-', 'Offer ');
      const own = body.replaceAll('Acme Cloud', name);
      return { status: 200, headers: { 'content-type': 'text/html' }, body: own };
    });
    const flags = ['--date', DATE, '--gateway', gateway.url, '--per-host-delay', '0', '--concurrency', '1'];
    const vendors = ['--vendor', SLUGS.join(',')];
    const child = spawn(process.execPath, [RUN, 'read', ...flags, ...vendors], { cwd: folder, stdio: 'ignore' });
    await once(child, 'exit');
    const stored = (await readdir(readsFolder())).filter((name) => name.startsWith('offer-'));
    expect(stored).toHaveLength(3);
    expect(await proposed()).toEqual(stored.map((name) => name.replace('.yaml', '')));

    expect(await read(...flags, ...vendors)).toMatchObject({ status: 0 });
    expect(await proposed()).toEqual([...SLUGS].sort());
    const listed = await run('propose', '--proposals', join(folder, 'proposals'));
    expect(listed.stdout).toContain('The page states 5 GB storage, was 10 GB storage');

    const next = await read(...flags, ...vendors, '--date', '2026-11-21', '--json');
    expect(JSON.parse(next.stdout)).toMatchObject({ by_outcome: { changed: SLUGS.length }, proposals: 0 });
    expect(await readFile(join(folder, 'reads-report.md'), 'utf8')).not.toContain('Proposals, for an editor');
  });

  it('reads every vendor but those whose files are not valid', async () => {
    const gateway = await gatewayTo(BODY);
    const path = join(folder, 'catalogue/vendors/acme.yaml');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('    impact: medium\n', ''));
    const flags = ['--date', DATE, '--gateway', gateway.url, '--per-host-delay', '0'];
    const { status, stderr } = await read(...flags);
    expect(stderr).toContain('acme.yaml');
    expect(status).toBe(0);
    const hosts = new Set(gateway.requested.map((url) => new URL(url).hostname));
    expect(hosts.size).toBeGreaterThan(2);
    expect([...hosts]).not.toContain('acme.example');
  });

  it('refuses a second run beside one that is under way', async () => {
    const gateway = await gatewayOf(() => null);
    await writeFile(join(readsFolder(), '.reading.lock'), String(process.pid));
    const { status, stderr } = await read('--date', DATE, '--gateway', gateway.url);
    expect(stderr).toContain(`Process ${process.pid} is reading this catalogue.`);
    expect(status).toBe(2);
    expect(gateway.requested).toEqual([]);
  });
});

describe('npm run due and npm run propose', () => {
  it('print what is due as text and JSON', async () => {
    const text = await run('due', '--date', '2026-11-20');
    expect(text.stdout).toMatch(/^as of 2026-11-20, up to 2027-02-18\n[^]* pages are cited, [^]*Quarantine\n {2}\S/);
    const json = await run('due', '--date', '2026-11-20', '--by', '2027-11-20', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ date: '2026-11-20', by: '2027-11-20' });
    expect(await run('due', '--by', '2020-01-01')).toMatchObject({ status: 2 });
  });

  it('apply a proposal to the file of its vendor whole or not at all', async () => {
    const offer = { category: 'Databases', tier: 'Free', url: 'https://acme.example/pricing' };
    const page = 'https://acme.example/plans';
    const proposal = { id: 'acme-0123456789', kind: 'url', vendor: 'Acme', slug: 'acme', page, says: 'Moved', offer };
    const proposals = join(folder, 'proposals');
    await mkdir(proposals);
    await writeFile(join(proposals, 'acme-0123456789.patch.yaml'), stringify({ ...proposal, read_on: '2026-11-20' }));
    const path = join(folder, 'catalogue/vendors/acme.yaml');
    const before = await readFile(path, 'utf8');
    await link(path, join(folder, 'before.yaml'));
    const applied = await run('propose', '--proposals', proposals, '--apply', proposal.id);
    expect(applied).toMatchObject({ status: 0, stdout: expect.stringContaining('written  ') as string });
    expect(await readFile(path, 'utf8')).toBe(before.replace(offer.url, page));
    // The file of before was not written over: another one took its name.
    expect(await readFile(join(folder, 'before.yaml'), 'utf8')).toBe(before);
  });

  it('name a proposal that does not exist', async () => {
    expect(await spawnCommand('propose')).toMatchObject({ status: 0, stdout: 'no proposals in proposals\n' });
    const { status, stderr } = await run(
      'propose',
      '--proposals',
      join(folder, 'proposals'),
      '--apply',
      '../acme-0123456789',
    );
    expect(stderr).toContain('has no proposal');
    expect(status).toBe(2);
  });
});
