import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Audit } from '../../client/audit/findings.ts';
import { MARKDOWN_MARK } from '../../client/audit/report.ts';
import { runCommand } from '../../client/audit/run.ts';
import { slug as slugOf } from '../../src/rules/text/fold.ts';
import { folderOfTests } from '../http/compiled.ts';
import { INDEX } from './index-of-projects.ts';
import { RecordingServer } from './recording-server.ts';

const project = (name: string): string => fileURLToPath(new URL(`projects/${name}`, import.meta.url));

let server: RecordingServer;
const folder = folderOfTests();

beforeAll(async () => {
  server = await RecordingServer.begin(INDEX);
});

beforeEach(() => {
  server.requests.length = 0;
});

afterAll(() => server.end());

async function run(...written: string[]) {
  let out = '';
  const err: string[] = [];
  const environment = { DEALS_URL: server.url };
  const code = await runCommand(written, { environment, out: (text) => (out += text), err: (line) => err.push(line) });
  return { code, out, err };
}

const audited = async (...written: string[]): Promise<Audit> =>
  JSON.parse((await run('audit', ...written, '--json')).out) as Audit;

describe('deals audit', () => {
  it('says that a discontinued vendor is gone, where it is named, and what to use instead', async () => {
    const { code, out, err } = await run('audit', project('infrastructure'));
    expect([code, err]).toEqual([0, []]);
    expect(out).toMatch(
      /^GONE {6}Fauna: 2025-05-30, Fauna has shut down\.\n {10}source {7}https:\/\/fauna\.example\/news\n/,
    );
    expect(out).toContain('named by     wrangler.jsonc:4 (env FAUNA_SECRET)');
    expect(out).toMatch(/use instead {2}Neon/);
    expect(out).toContain('9 vendors named by 5 files;');
  });

  it('lists the most severe first, and the vendors of which nothing was found by their status', async () => {
    const { vendors } = await audited(project('infrastructure'));
    expect(vendors[0]).toMatchObject({ slug: 'fauna', status: 'gone' });
    const order = ['gone', 'risky', 'ending', 'expiring', 'caution', 'unrated', 'stable'];
    const places = vendors.map(({ status }) => order.indexOf(status));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(vendors.filter(({ status, withheld }) => status === 'stable' && withheld !== null)).toEqual([]);
  });

  it('does not take the expired offer of a programme for the end of a product', async () => {
    const cloudflare = (await audited(project('infrastructure'))).vendors.find(({ slug }) => slug === 'cloudflare');
    expect(cloudflare).toMatchObject({ status: 'unrated', findings: [], use_instead: [] });
  });

  it('rates a vendor of which only change records are held', async () => {
    const heroku = (await audited(project('rails-app'))).vendors.find(({ slug }) => slug === 'heroku');
    expect(heroku?.status).toBe('caution');
    expect(heroku?.findings[0]?.date).toBe('2022-11-28');
    // Those that its records name, and none that is only in the same category.
    expect(heroku?.use_instead).toEqual(['Render', 'Railway']);
  });

  it('advises what the records name, and nothing of which the index warns', async () => {
    const openai = (await audited(project('python-requirements'))).vendors.find(({ slug }) => slug === 'openai');
    expect(openai?.use_instead.slice(0, 2)).toEqual(['Anthropic API', 'Cohere']);
    expect(openai?.use_instead).not.toContain('Gemini API');
  });

  it('counts what only a lockfile holds with --indirect', async () => {
    expect(await audited(project('locked-node'))).toMatchObject({ vendors: [], only_in_lockfiles: 2 });
    const { out } = await run('audit', project('locked-node'));
    expect(out).toContain('Left out: 2 vendors that only a lockfile names; --indirect counts them.');
    const { vendors, only_in_lockfiles } = await audited(project('locked-node'), '--indirect');
    expect(only_in_lockfiles).toBe(0);
    expect(vendors.map(({ slug }) => slug).sort()).toEqual(['langsmith', 'openai']);
  });

  it('says in one line each which files it cannot read, and goes on', async () => {
    const { code, err, out } = await run('audit', project('unreadable'));
    expect(code).toBe(0);
    expect(err.map((line) => /^deals: (\S+) is not read: not (\w+)/.exec(line)?.slice(1))).toEqual([
      ['docker-compose.yml', 'YAML'],
      ['package.json', 'JSON'],
      ['pyproject.toml', 'TOML'],
    ]);
    expect(out).toContain('1 vendor named by 1 file;');
  });

  it('exits 1 where something as severe as --fail-on is found', async () => {
    const exit = async (name: string, level: string) => (await run('audit', project(name), '--fail-on', level)).code;
    expect(await exit('infrastructure', 'gone')).toBe(1);
    expect(await exit('infrastructure', 'risky')).toBe(1);
    expect(await exit('rails-app', 'caution')).toBe(1);
    expect(await exit('rails-app', 'gone')).toBe(0);
    expect(await exit('locked-node', 'caution')).toBe(0);
    // A retired offer ends no product.
    expect(await exit('next-app', 'ending')).toBe(0);
    expect(await exit('next-app', 'expiring')).toBe(1);
  });
});

describe('what the command sends', () => {
  it('is the slugs of vendors, and nothing else of the project', async () => {
    await run('audit', project('next-app'));
    const [services, alternatives] = server.requests.flatMap(
      ({ target }) => /^\/api\/audit-stack\?services=(.*)$/.exec(target)?.[1] ?? [],
    );
    // Follow from the answer to the first.
    expect(decodeURIComponent(alternatives ?? '').split(',')).toContain('netlify');
    const sent = decodeURIComponent(services ?? '').split(',');
    expect(sent).toEqual(['imgix', 'posthog', 'resend', 'sentry', 'stripe', 'supabase', 'vercel']);
    const others = server.requests.map(({ target }) => target).filter((target) => !target.includes('services='));
    expect(others.sort()).toEqual([
      '/api/categories',
      '/api/deadlines',
      '/api/detectors',
      '/api/expiring?within_days=90',
    ]);
    expect(server.requests.every(({ method, body }) => method === 'GET' && body === '')).toBe(true);
    const all = server.requests.map(({ target, headers }) => `${target}\n${headers}`).join('\n');
    expect(all).not.toMatch(/next-app|package|supabase-js|nextjs|_KEY|_URL|shop|secret|money/);
  });

  it('has the slug in the path for a vendor of which only records are held', async () => {
    await run('audit', project('rails-app'));
    expect(server.requests.map(({ target }) => target)).toContain('/api/vendor-risk/heroku');
  });

  it('is nothing with --offline, and the report is the same', async () => {
    const snapshot = join(folder, 'facts.json');
    expect((await run('snapshot', snapshot)).code).toBe(0);
    const online = await Promise.all(
      ['infrastructure', 'rails-app', 'next-app'].map((name) => run('audit', project(name))),
    );
    server.requests.length = 0;
    const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing may be sent'));
    try {
      const offline = await Promise.all(
        ['infrastructure', 'rails-app', 'next-app'].map((name) => run('audit', project(name), '--offline', snapshot)),
      );
      expect(offline).toEqual(online);
      expect(fetch).not.toHaveBeenCalled();
    } finally {
      fetch.mockRestore();
    }
    expect(server.requests).toEqual([]);
  });

  it('says nothing about a project when a snapshot is taken', async () => {
    await run('snapshot', join(folder, 'all.json'));
    const requested = server.requests.flatMap(({ target }) => /services=(.*)$/.exec(target)?.[1]?.split('%2C') ?? []);
    const held = INDEX.records.vendors.filter(({ detect }) => detect).map(({ slug }) => String(slug));
    expect(requested.slice(0, held.length)).toEqual(held);
    // Then the alternatives that the records of all of them name.
    const named = new Set<string>(
      INDEX.records.vendors.flatMap(({ changes }) =>
        changes.flatMap(({ alternatives }) => alternatives.map((name) => String(slugOf(name)))),
      ),
    );
    expect(requested.slice(held.length).filter((each) => !named.has(each))).toEqual([]);
  });
});

describe('the forms of the report', () => {
  it('include a SARIF log with a place for each result', async () => {
    const { out } = await run('audit', project('infrastructure'), '--sarif');
    const log = JSON.parse(out) as {
      runs: { results: { ruleId: string; message: { text: string }; locations: unknown[] }[] }[];
    };
    const results = log.runs[0]?.results ?? [];
    expect(results.map(({ ruleId }) => ruleId)).toContain('vendor-gone');
    expect(results[0]?.message.text).toMatch(/^Fauna is gone: 2025-05-30, /);
    expect(results.filter(({ locations }) => locations.length !== 1)).toEqual([]);
  });

  it('include Markdown that begins with its mark and neither links nor mentions by the text of others', async () => {
    const { out } = await run('audit', project('infrastructure'), '--markdown');
    expect(out.startsWith(MARKDOWN_MARK)).toBe(true);
    expect(out).toMatch(/\| \*\*gone\*\* \| Fauna \|/);
    expect(out).not.toMatch(/@[a-z]/);
    const rows = out.split('\n').filter((line) => line.startsWith('|'));
    expect(new Set(rows.map((row) => row.replace(/\\\|/g, '').split('|').length))).toEqual(new Set([7]));
  });
});

describe('wrong use', () => {
  it.each([
    [['audit', 'no-such-folder'], '"no-such-folder" is not a folder'],
    [['audit', '.', '..'], 'one folder or file is expected'],
    [['audits'], 'unknown command "audits"'],
    [['audit', '--fail-on', 'bad'], '--fail-on must be one of gone, risky, ending, expiring, caution; got "bad"'],
    [['audit', '--json', '--sarif'], 'one form is expected; got --json, --sarif'],
    [['audit', '--url', 'ftp://x'], 'must begin with http:// or https://; got "ftp://x"'],
    [['audit', '--offline', 'x', '--url', 'http://y'], '--offline sends nothing'],
    [['audit', '--colour'], '--colour'],
    [['snapshot'], 'snapshot needs the file to write'],
  ])('%j exits 2 and says what is expected', async (written, message) => {
    const { code, err } = await run(...written);
    expect(code).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toContain(message);
    expect(server.requests).toEqual([]);
  });

  it('names a file that is not a snapshot', async () => {
    const file = join(folder, 'other.json');
    await writeFile(file, '{}');
    const { code, err } = await run('audit', project('ci-only'), '--offline', file);
    expect([code, err]).toEqual([2, [`deals: "${file}" is not a snapshot of deals snapshot`]]);
  });

  it('exits 3 with one line where the service does not answer', async () => {
    const { code, err } = await run('audit', project('ci-only'), '--url', 'http://127.0.0.1:1');
    expect(code).toBe(3);
    expect(err).toHaveLength(1);
    expect((await run('audit', project('ci-only'), '--url', `${server.url}/elsewhere`)).err).toEqual([
      'deals: There is nothing at /elsewhere/api/detectors; the paths are at /api/openapi.json. (HTTP 404)',
    ]);
  });

  it.each([
    ['not within 30 s', new DOMException('late', 'TimeoutError'), 'the service did not answer within 30 s'],
    ['something else', new Response('{}'), 'the service is not the index: its answer has no "vendors"'],
  ])('exits 3 with one line where the service answers %s', async (_, answer, line) => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    if (answer instanceof Response) fetch.mockResolvedValue(answer);
    else fetch.mockRejectedValue(answer);
    expect(await run('audit', project('ci-only'))).toEqual({ code: 3, out: '', err: [`deals: ${line}`] });
    expect(fetch).toHaveBeenCalledWith(expect.anything(), { signal: expect.any(AbortSignal) as unknown });
    fetch.mockRestore();
  });
});
