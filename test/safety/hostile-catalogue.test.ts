import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import Sqlite from 'libsql';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/compile/compile.ts';
import { TODAY } from '../builders.ts';
import { documentOf, structured } from '../pages/document.ts';
import { expectInert } from '../pages/inert.ts';
import { rowsOf } from '../routes/export/csv-rows.ts';
import { START, writeHostileFolder } from './hostile-folder.ts';
import { folderOfTests, sharedMiniature } from '../http/compiled.ts';
import { oneIn } from '../runs.ts';

const folder = folderOfTests();
const dist = join(folder, 'dist');
const plain = sharedMiniature();
let paths: readonly string[];

beforeAll(async () => {
  const catalogue = join(folder, 'catalogue');
  await writeHostileFolder(catalogue);
  const outcome = await compile({ catalogue, out: dist, date: TODAY, baseUrl: 'https://deals.example' });
  if (!outcome.ok)
    throw new Error(outcome.diagnostics.map(({ at, code, what }) => `${at.file} ${code} ${what}`).join('\n'));
  paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(dist, path)).isFile(),
  );
});

const text = (path: string, below = dist): string => readFileSync(join(below, path), 'utf8');
const isPage = (path: string): boolean => /^\s*<!doctype html>/i.test(text(path).slice(0, 20));

interface Row {
  readonly description?: string;
}

const rows = (name: 'offers' | 'changes'): readonly Row[] =>
  (JSON.parse(text(`api/export/${name}.json`)) as Readonly<Record<string, readonly Row[]>>)[name] ?? [];

const FENCED = /^```$[\s\S]*?^```$/gm;

describe('a build of hostile text', () => {
  it('contains the text in pages, answers, feed, digests, exports and calendars', () => {
    const holding = paths.filter((path) => text(path).includes('evil.example'));
    for (const path of [
      'api/feed',
      'api/deadlines.ics',
      'api/export/offers.csv',
      'api/export/changes.ndjson',
      'api/openapi.json',
    ]) {
      expect(holding).toContain(path);
    }
    expect(holding.filter(isPage).length).toBeGreaterThan(20);
  });

  it('has only paths of safe characters', () => {
    expect(paths.filter((path) => !/^[\w./~-]+$/.test(path) || /(?:^|\/)\.\.(?:\/|$)/.test(path))).toEqual([]);
  });

  it('has pages without foreign scripts, images, handlers and schemes, and valid structured data', () => {
    const pages = paths.filter(isPage);
    expect(pages.length).toBeGreaterThan(30);
    let described = 0;
    const tried = oneIn(5, pages);
    for (const path of tried) {
      const document = documentOf(text(path));
      expectInert(document);
      expect(document.faults).toEqual([]);
      // Throws where text ended the JSON early.
      described += structured(document).length;
    }
    expect(described).toBeGreaterThan(tried.length / 2);
  });

  it('has no output of a kind that nothing here reads', () => {
    const read = /\.(?:json|ndjson|atom|ics|csv|html|md|svg|xml|txt|sqlite|css|js|png|ico)$/;
    const bare = paths.filter((path) => !read.test(path) && !isPage(path) && !/^[[{]/.test(text(path)));
    expect(bare).toEqual(['.assetsignore', '_headers', '_redirects', 'api/feed']);
  });

  it('has valid JSON and NDJSON', () => {
    const json = paths.filter((path) => path.endsWith('.json') || /^[[{]/.test(text(path).slice(0, 1)));
    const whole = json.filter((path) => !/\.(?:ndjson|jsonl)$/.test(path));
    expect(whole.length).toBeGreaterThan(50);
    for (const path of whole) expect(() => JSON.parse(text(path)) as unknown, path).not.toThrow();
    for (const name of ['offers', 'changes'] as const) {
      const lines = text(`api/export/${name}.ndjson`).trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(rows(name));
    }
  });

  it('has well-formed feeds whose content is declared as text', () => {
    const feeds = paths.filter((path) => path === 'api/feed' || path.endsWith('.atom'));
    expect(feeds.length).toBeGreaterThan(5);
    for (const path of feeds) {
      const { entries = [] } = parseAtomFeed(text(path));
      // Declared as text, so that no reader takes it for markup.
      expect(text(path).match(/<content type="text">[^<]*<\/content>/g) ?? [], path).toHaveLength(entries.length);
      expect(text(path).match(/<(?:content|summary)\b/g) ?? [], path).toHaveLength(entries.length);
      for (const { href } of entries.flatMap(({ links = [] }) => links)) expect(href).toMatch(/^https?:\/\//);
      expect(text(path)).not.toMatch(/<(?:script|img|b|i)\b/);
    }
    expect(parseAtomFeed(text('api/feed')).entries?.length).toBeGreaterThan(3);
  });

  it('has badges of a few elements, with the name as text', () => {
    const found = paths.filter((path) => path.startsWith('badge/'));
    expect(found.length).toBeGreaterThan(3);
    for (const path of found) {
      expectInert(documentOf(text(path)));
      const names = [...text(path).matchAll(/<(\/?[^\s>/]+)/g)].map(([, name]) => name);
      expect(names.filter((name) => !/^\/?(?:svg|title|rect|path|g|text)$/.test(name ?? ''))).toEqual([]);
    }
    expect(found.some((path) => text(path).includes('&lt;img src=x onerror=alert(5)&gt;'))).toBe(true);
  });

  it('has digests and documents whose HTML and Markdown are inert', () => {
    const digests = paths.filter((path) => /digest/.test(path) && path.startsWith('_answers'));
    expect(digests.length).toBeGreaterThan(0);
    const documents = paths.filter((path) => path.endsWith('.md'));
    expect(documents.length).toBeGreaterThan(20);
    for (const path of [...digests, ...documents, 'api/digest', 'llms.txt']) {
      const written = text(path);
      if (/^\s*<(?:!doctype|html|h1|section|article)/i.test(written)) expectInert(documentOf(written));
      else if (!/^[[{]/.test(written)) {
        expect(written.replace(FENCED, ''), path).not.toMatch(/(?<!\\)\]\(javascript:|<script|<img|(?<!\\)!\[/i);
      }
    }
  });

  it('has snippets for other sites that are inert there', () => {
    const snippets = (text('embed.md').match(FENCED) ?? []).map((snippet) => snippet.replaceAll('```', ''));
    expect(snippets).toHaveLength(3);
    const [markdown = '', markup = '', card = ''] = snippets;
    for (const written of [markdown, card]) expect(written).not.toMatch(/(?<!\\)\]\(javascript:|<script|<img/i);
    const elements = documentOf(markup).elements.filter(({ name }) => !/^(?:html|head|body)$/.test(name));
    expect(elements.map(({ name, attributes }) => [name, Object.keys(attributes)])).toEqual([
      ['a', ['href']],
      ['img', ['src', 'alt', 'height']],
    ]);
  });

  it('has calendars with the same events and no line that text begins', () => {
    const calendars = paths.filter((path) => path.endsWith('.ics'));
    expect(calendars.length).toBeGreaterThan(1);
    for (const path of calendars) {
      const calendar = text(path);
      const events = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents('vevent');
      expect(events.length).toBe(calendar.split('\r\nBEGIN:VEVENT\r\n').length - 1);
      expect(calendar.split('\r\nEND:VCALENDAR\r\n')).toHaveLength(2);
      expect(calendar.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    }
  });

  it('has tables of rows of one length, without a formula in any cell', () => {
    for (const name of ['offers', 'changes'] as const) {
      const [header = [], ...lines] = rowsOf(text(`api/export/${name}.csv`));
      expect(lines.length).toBe(rows(name).length);
      for (const row of lines) {
        expect(row).toHaveLength(header.length);
        for (const cell of row) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d)/);
      }
      expect(lines.flat().some((cell) => cell.startsWith(`'${START}`))).toBe(true);
    }
  });

  it('has a database with the same texts', () => {
    const database = new Sqlite(join(dist, 'api/export/index.sqlite'), { readonly: true });
    const found = database.prepare('SELECT description FROM offers').all() as { readonly description: string }[];
    database.close();
    expect(found.map(({ description }) => description).toSorted()).toEqual(
      rows('offers')
        .map(({ description }) => description)
        .toSorted(),
    );
  });

  it('has the rules for hosts that a harmless build has', () => {
    for (const path of ['_headers', '_redirects', '.assetsignore', 'robots.txt']) {
      expect(text(path)).toBe(text(path, plain));
    }
  });

  it('has a sitemap of its own pages only', () => {
    const locations = [...text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(locations.length).toBeGreaterThan(20);
    expect(text('sitemap.xml')).not.toMatch(/<(?:script|img|b|i)\b/);
    for (const address of locations) expect(address).toMatch(/^https:\/\/deals\.example\/[\w./-]*$/);
  });
});
