import { describe, expect, it } from 'vitest';
import { inputSchema } from '../../src/mcp/arguments.ts';
import { TOOLS } from '../../src/mcp/server.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { llmsFullText, llmsText } from '../../src/pages/llms.ts';
import { encode } from '../../src/routes/route.ts';
import { isErrorReply } from '../../src/routes/shared/cases.ts';
import { escapeMarkdown } from '../../src/routes/shared/escape.ts';
import { ROUTES } from '../../src/routes/table.ts';
import { askPath } from '../routes/ask.ts';

const MAX_BYTES = 8192;
const EXAMPLE = /`GET https:\/\/deals\.example(\/[^`]*)` → (.*)$/gm;

/** Tests llms.txt of a catalogue: its size, and that its calls answer what it says. */
export function llmsSuite(name: string, catalogue: Catalogue): void {
  describe(`llms.txt of ${name}`, () => {
    const text = llmsText(catalogue);
    const examples = [...text.matchAll(EXAMPLE)].map(([, target = '', holds = '']) => ({ target, holds }));

    it('is at most 8 KB', () => {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
    });

    it('has six calls that answer what it says', () => {
      expect(examples).toHaveLength(6);
      for (const { target, holds } of examples) {
        const reply = askPath(catalogue, target);
        expect(reply, target).toMatchObject({ status: 200 });
        expect(encode(reply), target).not.toContain('"warnings":["Unknown');
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
        expect(isErrorReply(askPath(catalogue, target)), target).toBe(false);
      }
      expect(text).toMatch(/\/api\/compare\?a=[^:]*: a \(required\), b \(required\)/);
    });

    it('names every path and every tool, each with its parameters', () => {
      const full = llmsFullText(catalogue);
      for (const { path, parameters } of ROUTES) {
        expect(full).toContain(`### GET ${path}\n`);
        for (const name of Object.keys(parameters)) expect(full).toContain(`- \`${name}\``);
      }
      for (const { name, parameters } of TOOLS) {
        const { properties } = inputSchema(parameters);
        expect(full).toContain(`- \`${name}\` (${Object.keys(properties as object).join(', ')}): `);
      }
      for (const { name } of catalogue.records.categories) expect(full).toContain(escapeMarkdown(name));
    });
  });
}
