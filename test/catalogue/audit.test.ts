import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { usedVendors, type DetectorList } from '../../client/audit/match.ts';
import { readProject } from '../../client/audit/project.ts';
import { runCommand } from '../../client/audit/run.ts';
import { detectors, detectorsBody } from '../../src/routes/detectors.ts';
import { bodyOf, ask } from '../routes/ask.ts';
import { RecordingServer } from '../audit/recording-server.ts';
import { folderOfTest } from '../http/compiled.ts';
import { shippedCatalogue } from '../shipped.ts';

const PROJECTS = fileURLToPath(new URL('../audit/projects/', import.meta.url));

const EXPECTED = parse(readFileSync(new URL('named-vendors.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

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

  it('names nearly all of these vendors, and few others', async () => {
    const { vendors } = (await shippedCatalogue()).records;
    const isListed = (line: string) => vendors.some(({ slug }) => slug === line.split(/[+ ]/)[0]);
    const projects = Object.entries(EXPECTED).map(async ([name, expected]) => {
      const { shown } = await named(PROJECTS + name);
      const of = (lines: readonly string[]) => lines.map((line) => `${name}: ${line}`);
      return {
        listed: expected.filter(isListed).length,
        missed: of(expected.filter((line) => isListed(line) && !shown.includes(line))),
        others: of(shown.filter((line) => !expected.includes(line))),
      };
    });
    const found = await Promise.all(projects);
    const [missed, others] = [found.flatMap((each) => each.missed), found.flatMap((each) => each.others)];
    const all = Object.values(EXPECTED).flat().length;
    console.log(`${missed.length} of ${all} mentions of 12 projects missed: ${missed.join('; ')}`);
    console.log(`${others.length} others: ${others.join('; ')}`);
    // The catalogue may have gained, lost and renamed some since.
    expect(found.reduce((sum, { listed }) => sum + listed, 0)).toBeGreaterThan(all / 2);
    expect(missed.length).toBeLessThan(all / 5);
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
  expect(
    await runCommand(['snapshot', file], { environment: { DEALS_URL: server.url }, out: ignore, err: ignore }),
  ).toBe(0);
  await server.end();
  expect(statSync(file).size).toBeLessThan(600_000);
});

it('this repository names the vendors of its workflows and of its edge platform', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { shown, project } = await named(root, ['test', 'var']);
  const slugs = shown.filter((line) => !line.includes('+')).map((line) => line.split(' ')[0]);
  const used = ['cloudflare', 'cloudflare-workers', 'github-actions', 'playwright'];
  expect(used.filter((slug) => slugs.includes(slug)).length).toBeGreaterThanOrEqual(2);
  // Files of the catalogue are called by vendors, and name none.
  expect(project.mentions.filter(({ file }) => file.startsWith('catalogue/'))).toEqual([]);
  expect(shown.filter((line) => line.includes('catalogue/'))).toEqual([]);
  expect(project.unread).toEqual([]);
});
