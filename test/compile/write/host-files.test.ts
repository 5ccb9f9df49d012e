import { describe, expect, it } from 'vitest';
import { hostFiles, indexFile } from '../../../src/compile/write/host-files.ts';
import { catalogue, change, vendor } from '../../builders.ts';

const index = catalogue({ vendors: [vendor({ name: 'Acme', changes: [change()] }), vendor({ name: 'Birch' })] });
const entry = (bytes: number) => ({ bytes, sha256: 'x' });
const PATHS = ['index.html', 'api/offers', 'vendor/acme', 'assets/site.css', 'api/feed', 'api/openapi.json'];
const manifest = Object.fromEntries(PATHS.map((path) => [path, entry(10)]));
const files = new Map([...hostFiles(index, manifest)].map(({ path, text }) => [path, text]));
const rules = (files.get('_headers') ?? '').split(/\n(?=\S)/);

it('writes the records with the day, the site and the size of the build', () => {
  const parsed = (commit: string | null) => JSON.parse(indexFile(index, manifest, commit).text) as unknown;
  expect(parsed('abc')).toMatchObject({
    date: '2026-11-20',
    site: { name: 'Deals' },
    build: { files: 6, bytes: 60, commit: 'abc' },
    records: index.records,
  });
  expect(parsed(null)).toMatchObject({ build: { commit: null } });
});

describe('the files for hosts', () => {
  it('are the manifest and the settings of the edge', () => {
    expect([...files.keys()]).toEqual(['_index/manifest.json', '_headers', '_redirects', '.assetsignore']);
    expect(JSON.parse(files.get('_index/manifest.json') ?? '')).toEqual({ files: manifest });
  });

  it('take an earlier value of a header off before a later rule sets it', () => {
    expect(rules[0]).toMatch(/^\/\*\n/);
    for (const block of rules.slice(1)) {
      const named = [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
      const taken = [...block.matchAll(/^ {2}! ([\w-]+)$/gm)].map(([, name]) => name);
      expect(taken).toEqual(expect.arrayContaining(named));
    }
  });

  it('serve the home page at the root', () => {
    expect(files.get('_redirects')).toBe('/ /index.html 200\n');
  });
});

describe('the headers of files', () => {
  /** The content type of a path by the last rule that matches it. */
  const typeOf = (path: string): string | undefined =>
    rules
      .map((rule) => rule.split('\n'))
      .filter(([pattern = '']) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path))
      .map((lines) => lines.flatMap((line) => /^ {2}Content-Type: (.*)/.exec(line)?.[1] ?? [])[0])
      .findLast((type) => type !== undefined);

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/vendor/acme', 'text/html; charset=utf-8'],
    ['/api/offers', 'application/json; charset=utf-8'],
    ['/assets/site.css', 'text/css; charset=utf-8'],
    ['/api/openapi.json', 'application/json; charset=utf-8'],
    ['/api/feed', 'application/atom+xml; charset=utf-8'],
  ])('of %s name the type %s', (path, type) => {
    expect(typeOf(path)).toBe(type);
  });
});
