import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/compile/read/read.ts';
import { validateFolder } from '../../src/compile/validate.ts';
import { TODAY } from '../builders.ts';
import { validated } from '../compile/validated.ts';
import { folderOfTest } from '../http/compiled.ts';
import { bulk } from '../runs.ts';

const PATH = 'vendors/acme.yaml';

const FILE = `vendor: Acme
former_names: [Acme Labs]
aliases: [Acme DB]
offers:
  - category: Databases
    tier: Free
    url: https://acme.example/pricing
    verifiedDate: 2026-11-01
    tags: [sql]
    description: One database of 1 GB
    limits:
      - 1 GB database storage (Postgres)
      - limit: 2 GB database storage
        for: older accounts
    eligibility:
      type: student
      program: Campus
      conditions: [Enrolled at a school]
    conditions:
      - text: Enrolled students
        url: https://acme.example/students
referral_program:
  available: true
  type: self-service
  program_url: https://acme.example/partners
  referrer_benefit: 10 dollars
  referee_benefit: 5 dollars
  notes: Once a year
changes:
  - change_type: limits_reduced
    date: 2026-11-02
    impact: high
    summary: The free database falls from 2 GB to 1 GB
    previous_state: 2 GB
    current_state: 1 GB
    source_url: https://acme.example/news
    alternatives: [Birch]
`;

/** The codes and paths that a file of a vendor in the miniature leads to. */
const faults = (text: string): readonly string[] =>
  validated({ path: PATH, text }).diagnostics.map(({ code, at }) => `${code} ${at.file}`);

const inFile = (text: string): readonly string[] => faults(text).filter((fault) => fault.endsWith(` ${PATH}`));

/** Lines with a text of an author: names, words and sentences. */
const TEXTS = [
  ...['vendor: Acme', 'Acme Labs', 'Acme DB', 'tier: Free', 'One database', 'Campus', 'Enrolled at', '5 dollars'],
  ...['(Postgres', 'older acc', 'Once a', 'falls from', 'previous_state: 2', 'current_state: 1', '[Birch'],
];

/** Addresses, each of another key. */
const ADDRESSES = ['pricing', 'students', 'partners', 'news'].map((page) => `https://acme.example/${page}`);

describe('a file of a stranger', () => {
  it('has no fault before it is made hostile', () => {
    expect(inFile(FILE)).toEqual([]);
  });

  it.each([
    [
      'aliases of aliases',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from('bcdefghi')
        .map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at] ?? ''},`.repeat(9)}x]\n`)
        .join('')}`,
    ],
    ['an alias in itself', 'vendor: &a\n  x: *a\n'],
    ['thousands of aliases of one anchor', `vendor: &a Acme\noffers:\n${'  - *a\n'.repeat(bulk(10_000))}`],
    ['lists in lists', `vendor: ${'['.repeat(bulk(20_000))}`],
    ['mappings in mappings', `vendor: ${'{a: '.repeat(bulk(20_000))}`],
    ['keys in the values of keys', 'a: '.repeat(bulk(100_000))],
    ['lists below lists', `${'- '.repeat(bulk(5_000))}x\n`],
    [
      'tags of other programs',
      'vendor: !!js/function "function () {}"\noffers: !!python/object/apply:os.system [id]\n',
    ],
    ['a directive', '%YAML 1.1\n---\nvendor: yes\n'],
    ['many documents', '---\nvendor: Acme\n'.repeat(bulk(5_000))],
    ['merge keys', `${FILE}<<: {vendor: Other}\n`],
    ['a key of 100 kB', `${'k'.repeat(100_000)}: x\n${FILE}`],
    ['a text of many pages', FILE.replace('One database', 'One database '.repeat(bulk(70_000)))],
    ['hundreds of records', `${FILE}${'  - {change_type: new_tier}\n'.repeat(bulk(5_000))}`],
  ])('is refused with %s', (_, text) => {
    const { diagnostics } = validated({ path: PATH, text });
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { at } of diagnostics) expect(at.start.line).toBeGreaterThan(0);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'is refused with the key %s, wherever it is, and changes no object',
    (key) => {
      const added = [
        `${FILE}${key}: {isAdmin: true}\n`,
        FILE.replace('    tier:', `    ${key}: {isAdmin: true}\n    tier:`),
      ];
      for (const text of added) expect(inFile(text)).not.toEqual([]);
      expect({}).not.toHaveProperty('isAdmin');
    },
  );

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'may call a vendor, a tier and a tag %s',
    (name) => {
      const text = FILE.replace('vendor: Acme', `vendor: ${name}`).replace('tier: Free', `tier: ${name}`);
      const found = validated({ path: PATH, text: text.replace('[sql]', `[${name}]`) }).diagnostics;
      // Names of the language are names like others: the file has another name, and the tag is not on the list.
      const codes = new Set(found.filter(({ at }) => at.file === PATH).map(({ code }) => code));
      expect(
        [...codes].filter((code) => !['misnamed-file', 'unknown-tag', 'invalid-whitespace'].includes(code)),
      ).toEqual([]);
    },
  );

  it.each([
    ['zero-width space', '\u200b'],
    ['zero-width joiner', '\u200d'],
    ['byte order mark', '\ufeff'],
    ['right-to-left mark', '\u200f'],
    ['right-to-left override', '\u202e'],
    ['isolate', '\u2067'],
    ['soft hyphen', '\u00ad'],
    ['no-break space', '\u00a0'],
    ['line separator', '\u2028'],
    ['language tag', '\u{e0041}'],
    ['lone surrogate', '\ud800'],
    ['escape', '\u001b'],
  ])('is refused with a %s in any text', (_, sign) => {
    for (const text of TEXTS) {
      const at = text.length - 1;
      expect(inFile(FILE.replace(text, `${text.slice(0, at)}${sign}${text.slice(at)}`)), text).not.toEqual([]);
    }
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://127.0.0.1/', 'https://acme/'])(
    'is refused with the address %s under any key',
    (address) => {
      for (const known of ADDRESSES) expect(inFile(FILE.replace(known, `"${address}"`)), known).not.toEqual([]);
    },
  );
});

it('a folder of a stranger has no way out by links or names', async () => {
  const folder = await folderOfTest();
  const secret = join(folder, 'secret.yaml');
  writeFileSync(secret, 'vendor: Secret\n');
  const catalogue = join(folder, 'catalogue');
  mkdirSync(join(catalogue, 'vendors'), { recursive: true });
  symlinkSync(secret, join(catalogue, 'vendors', 'link.yaml'));
  symlinkSync('/etc', join(catalogue, 'etc'));
  symlinkSync('../..', join(catalogue, 'vendors', 'up'));
  const names = ['..%2f..%2fx', 'a\nb', '\u202elmay', 'con', 'a b', '-rf', '$(id)'];
  for (const name of names.map((each) => `${each}.yaml`)) writeFileSync(join(catalogue, 'vendors', name), FILE);
  const { files } = await read(catalogue);
  expect(files.map(({ path }) => path).filter((path) => /etc|\/up\//.test(path))).toEqual([]);
  const { diagnostics } = await validateFolder(catalogue, TODAY);
  const refused = new Set(diagnostics.map(({ at }) => at.file));
  for (const { path } of files) expect(refused, path).toContain(path);
  expect(JSON.stringify(diagnostics)).not.toContain('Secret');
  expect(refused).toContain('vendors/link.yaml');
});
