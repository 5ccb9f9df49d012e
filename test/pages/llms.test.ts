import { describe, expect, it } from 'vitest';
import { llmsFullText, llmsText } from '../../src/pages/llms.ts';
import { encode } from '../../src/routes/encode.ts';
import { isErrorReply } from '../../src/routes/shared/cases.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { escapeMarkdown } from '../../src/routes/shared/escape.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { day } from '../builders.ts';
import { indexReply } from '../resolved.ts';
import { shippedCatalogue, tinyCatalogue } from '../shipped.ts';

const MAX_BYTES = 8192;
const EXAMPLE = /`GET https:\/\/deals\.example(\/[^`]*)` → (.*)$/gm;

it('llms.txt says that most offers were not re-read, and its calls count them', async () => {
  const { records, site } = await tinyCatalogue();
  const text = llmsText(link(records, day('2027-12-01'), site));
  expect(text).toMatch(/\d+ of \d+ offers were not re-read within 180 days\. /);
  expect(text).toMatch(/q=postgres&free=true&limit=3&lapsed=include` → `total` = [1-9]/);
});

describe.each([
  ['the shipped catalogue', await shippedCatalogue()],
  ['the miniature', await tinyCatalogue()],
])('llms.txt of %s', (_, catalogue) => {
  const text = llmsText(catalogue);
  const examples = [...text.matchAll(EXAMPLE)].map(([, target = '', holds = '']) => ({ target, holds }));

  it('is at most 8 KB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('has six calls that answer what it says', () => {
    expect(examples).toHaveLength(6);
    for (const { target, holds } of examples) {
      const reply = indexReply(catalogue, target);
      expect(reply, target).toMatchObject({ status: 200 });
      expect(reply && encode(reply), target).not.toContain('"warnings":["Unknown');
      const claims = holds.split('; ').map((claim) => /^`([^`]+)` = (.*)$/.exec(claim)?.slice(1) ?? []);
      expect(claims.length).toBeGreaterThan(0);
      for (const [path = '', json = ''] of claims) {
        expect(reply, target).toHaveProperty(`body.${path}`, JSON.parse(json) as unknown);
      }
    }
  });

  it('links each path by a request that it answers', () => {
    const links = [...text.matchAll(/^- \[\/api\S*\]\(https:\/\/deals\.example(\/api\/[^)]*)\)(?::|$)/gm)];
    const targets = links.map(([, target = '']) => target).filter((target) => target !== '/api/openapi.json');
    const held = catalogue.records.referral_codes.length > 0;
    expect(targets).toHaveLength(ROUTES.length - (held ? 0 : 1));
    for (const target of targets) {
      const reply = indexReply(catalogue, target);
      expect(reply !== null && !isErrorReply(reply), target).toBe(true);
    }
    expect(text).toMatch(/\/api\/compare\?a=[^:]*: a \(required\), b \(required\)/);
  });

  it('names every path and every parameter of it', () => {
    const full = llmsFullText(catalogue);
    for (const { path, parameters } of ROUTES) {
      expect(full).toContain(`### GET ${path}\n`);
      for (const name of Object.keys(parameters)) expect(full).toContain(`- \`${name}\``);
    }
    for (const { name } of catalogue.records.categories) expect(full).toContain(escapeMarkdown(name));
  });
});
