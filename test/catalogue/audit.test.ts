import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { usedVendors, type DetectorList } from '../../client/audit/match.ts';
import { readProject } from '../../client/audit/project.ts';
import { runCommand } from '../../client/audit/run.ts';
import { detectors, detectorsBody } from '../../src/routes/detectors.ts';
import { bodyOf, ask } from '../routes/ask.ts';
import { RecordingServer } from '../audit/recording-server.ts';
import { folderOfTest } from '../http/compiled.ts';
import { shippedCatalogue } from '../shipped.ts';

const PROJECTS = fileURLToPath(new URL('../audit/projects/', import.meta.url));

/** The vendors that each miniature project names, and where first; `+` marks those that only a lockfile holds. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'next-app': [
    'imgix hosts vercel.json:4',
    'posthog env vercel.json:3',
    'resend npm package.json:8',
    'sentry npm package.json:7',
    'stripe env .env.example:3',
    'supabase env .env.example:2',
    'vercel npm package.json:10',
  ],
  'locked-node': ['langsmith+ npm package-lock.json:7', 'openai+ npm package-lock.json:8'],
  monorepo: [
    'chromatic npm package.json:1',
    'clerk npm apps/web/package.json:1',
    'contentful env apps/web/netlify.toml',
    'datadog+ npm apps/old/yarn.lock:4',
    'mixpanel+ npm apps/old/yarn.lock:9',
    'netlify files apps/web/netlify.toml',
    'sentry npm apps/web/netlify.toml',
    'upstash+ npm pnpm-lock.yaml:16',
  ],
  'python-requirements': [
    'openai pypi requirements.txt:6',
    'pinecone pypi requirements.txt:5',
    'posthog pypi requirements/dev.txt:1',
    'sentry pypi requirements.txt:4',
  ],
  'python-pyproject': [
    'codspeed pypi pyproject.toml',
    'cohere pypi pyproject.toml',
    'datadog pypi pyproject.toml',
    'prefect-cloud pypi pyproject.toml',
    'qdrant pypi pyproject.toml',
    'replicate pypi pyproject.toml',
    'weights-biases+ pypi uv.lock',
  ],
  'go-service': [
    'aws go go.mod:9',
    'better-stack-logs env fly.toml',
    'doppler env Dockerfile:2',
    'fly-io files fly.toml',
    'pagerduty+ go go.mod:10',
    'prometheus docker Dockerfile:5',
    'quay-io hosts Dockerfile:5',
    'sentry go go.mod:5',
    'stripe go go.mod:8',
  ],
  'rails-app': [
    'heroku files heroku.yml',
    'honeybadger gem Gemfile:4',
    'new-relic+ gem Gemfile.lock:5',
    'sendgrid gem Gemfile:3',
  ],
  'php-app': [
    'algolia+ composer composer.lock:1',
    'coveralls composer composer.json:1',
    'sentry composer composer.json:1',
  ],
  'compose-stack': [
    'algolia hosts docker-compose.prod.yml:14',
    'github-container-registry hosts docker-compose.prod.yml:11',
    'mailgun env docker-compose.prod.yml:13',
    'n8n docker docker-compose.prod.yml:6',
    'slack-api env docker-compose.prod.yml:9',
    'supabase docker docker-compose.prod.yml:16',
  ],
  'ci-only': [
    'cloudflare env .github/workflows/ci.yml:13',
    'cloudflare-workers actions .github/workflows/ci.yml:11',
    'codecov actions .github/workflows/ci.yml:10',
    'dependabot files .github/dependabot.yml',
    'github-actions files .github/workflows/ci.yml',
    'healthchecks-io hosts .github/workflows/ci.yml:15',
    'localstack docker .github/workflows/ci.yml:7',
    'sentry env .github/workflows/ci.yml:17',
    'snyk docker .github/workflows/ci.yml:14',
  ],
  infrastructure: [
    'aws terraform main.tf:15',
    'cloudflare terraform main.tf:4',
    'cloudflare-workers files wrangler.jsonc',
    'fauna env wrangler.jsonc:4',
    'neon terraform main.tf:7',
    'pagerduty terraform .terraform.lock.hcl:1',
    'sentry npm serverless.yml:7',
    'twilio env serverless.yml:12',
    'upstash env serverless.yml:5',
  ],
  unreadable: ['sentry pypi requirements.txt:1'],
};

let list: DetectorList;

beforeAll(async () => {
  // The contract's types leave an absent kind out, where the schema's admit it as undefined.
  list = bodyOf(detectorsBody, ask(detectors, await shippedCatalogue())) as DetectorList;
});

async function named(folder: string, ignored: readonly string[] = []) {
  const project = await readProject(folder, ignored);
  const used = usedVendors(list, project.mentions, project.paths);
  const shown = used.map(({ slug, mentions: [first] }) => {
    const at = first?.line === undefined ? '' : `:${String(first.line)}`;
    return `${slug}${first?.indirect ? '+' : ''} ${first?.kind ?? ''} ${first?.file ?? ''}${at}`;
  });
  return { project, shown };
}

describe('a miniature project', () => {
  it('exists for each of the twelve expectations', () => {
    expect(readdirSync(PROJECTS).sort()).toEqual(Object.keys(EXPECTED).sort());
    expect(Object.keys(EXPECTED)).toHaveLength(12);
  });

  it.each(Object.entries(EXPECTED))('%s names these vendors', async (name, expected) => {
    expect((await named(PROJECTS + name)).shown).toEqual(expect.arrayContaining([...expected]));
  });

  it('names no others, but for those that the catalogue has gained', async () => {
    const projects = Object.entries(EXPECTED).map(async ([name, expected]) => {
      const { shown } = await named(PROJECTS + name);
      return shown.filter((line) => !expected.includes(line)).map((line) => `${name}: ${line}`);
    });
    const others = (await Promise.all(projects)).flat();
    const all = Object.values(EXPECTED).flat().length;
    console.log(`${all} mentions of 12 projects found, ${others.length} more: ${others.join('; ')}`);
    expect(others.length).toBeLessThan(all / 10);
  });

  it('keeps the secrets of its .env to itself', async () => {
    const { mentions } = (await named(`${PROJECTS}next-app`)).project;
    expect(mentions.filter(({ file, name }) => file === '.env' || name.includes('TWILIO'))).toEqual([]);
  });
});

it('a snapshot of the facts about all vendors has at most 600 kB', async () => {
  const server = await RecordingServer.begin(await shippedCatalogue());
  const file = join(await folderOfTest(), 'facts.json');
  const ignore = () => undefined;
  expect(await runCommand(['snapshot', file], { environment: { DEALS_URL: server.url }, out: ignore, err: ignore })).toBe(0);
  await server.end();
  expect(statSync(file).size).toBeLessThan(600_000);
});

describe('this repository', () => {
  it('names the vendors of its workflows and of its edge platform', async () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const { shown, project } = await named(root, ['test', 'var']);
    const slugs = shown.filter((line) => !line.includes('+')).map((line) => line.split(' ')[0]);
    expect(slugs).toEqual(expect.arrayContaining(['cloudflare', 'cloudflare-workers', 'github-actions', 'playwright']));
    // Files of the catalogue are called by vendors, and name none.
    expect(project.mentions.filter(({ file }) => file.startsWith('catalogue/'))).toEqual([]);
    expect(shown.filter((line) => line.includes('catalogue/'))).toEqual([]);
    expect(project.unread).toEqual([]);
  });
});
