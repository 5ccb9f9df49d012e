import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '../../../src/compile/read/read.ts';
import type { SourceFile } from '../../../src/compile/read/read.ts';
import { validate } from '../../../src/compile/validate.ts';
import { folderOfTest } from '../../http/compiled.ts';
import { MINIATURE } from '../miniature.ts';
import { day } from '../today.ts';

const vendor = (name: string, more = ''): SourceFile => ({
  path: `vendors/${name.toLowerCase()}.yaml`,
  text: `vendor: ${name}
offers:
  - category: Cloud Hosting
    tier: Free
    url: https://${name.toLowerCase()}.example/pricing
    verifiedDate: 2026-11-01
    tags: [hosting]
    description: One service of 256 MB
${more}`,
});

const CATALOGUE: readonly SourceFile[] = [
  ...MINIATURE.filter(({ path }) => path !== 'referral-codes.yaml'),
  ...['Dogwood', 'Elder', 'Fir'].map((name) => vendor(name)),
  {
    path: 'reads/birch.yaml',
    text: 'reads:\n  - url: https://birch.example/pricing\n    last_attempt: 2026-11-19\n',
  },
  {
    path: 'referral-codes.yaml',
    text: '- vendor: Birch\n  code: B1\n  referral_url: https://birch.example/join\n  referee_benefit: A credit\n',
  },
];

/** Diagnostics of the catalogue with one file moved, removed (null) or rewritten: place, code and places listed under it. */
function after(path: string, edit: (file: SourceFile) => SourceFile | null): readonly string[] {
  const files = CATALOGUE.flatMap((file) => (file.path === path ? (edit(file) ?? []) : file));
  return validate(files, day('2026-11-20')).diagnostics.map(({ at, code, also = [] }) => {
    const others = also.map((other) => `${other.at.file}:${other.at.start.line}`);
    return `${at.file}:${at.start.line}:${at.start.column} ${code} [${others.join(' ')}]`;
  });
}

const rewritten =
  (piece: string, written: string) =>
  (file: SourceFile): SourceFile => ({ ...file, text: file.text.replace(piece, written) });
const moved =
  (path: string) =>
  ({ text }: SourceFile): SourceFile => ({ path, text });

const HOSTING_USES = ['birch', 'dogwood', 'elder', 'fir'].map((slug) => `vendors/${slug}.yaml`);
const BIRCH_USES = ['comparisons/hosting-pricing.yaml:2', 'reads/birch.yaml:1', 'referral-codes.yaml:1'];

describe('one fault is one diagnostic, with what follows from it listed under it', () => {
  it('has no fault before the edit', () => {
    expect(after('vendors/birch.yaml', (file) => file)).toEqual([]);
  });

  it.each([
    ['removed', () => null, 'vendors/birch.yaml:1:1 unknown-vendor'],
    ['moved to the top', moved('birch.yaml'), 'birch.yaml:1:1 misplaced-file'],
    ['moved to a folder of its own', moved('vendor/birch.yaml'), 'vendor/birch.yaml:1:1 misplaced-file'],
  ] as const)('a vendor file that is %s', (_, edit, expected) => {
    expect(after('vendors/birch.yaml', edit)).toEqual([`${expected} [${BIRCH_USES.join(' ')}]`]);
  });

  it('a vendor that is renamed with its file, at its new name', () => {
    const renamed = ({ text }: SourceFile): SourceFile => ({
      path: 'vendors/willow.yaml',
      text: text.replace('vendor: Birch', 'vendor: Willow\nformer_names: [Birch]'),
    });
    expect(after('vendors/birch.yaml', renamed)).toEqual([
      `vendors/willow.yaml:2:9 unknown-vendor [${BIRCH_USES.join(' ')}]`,
    ]);
  });

  it.each([
    ['by a former name', 'vendor: Willow\nformer_names: [Birch]', 'vendors/birch.yaml', 'vendors/willow.yaml'],
    ['by a letter', 'vendor: Birchy', 'vendors/birch.yaml', 'vendors/birchy.yaml'],
    ['in case only', 'vendor: BIRCH', 'vendors/birch.yaml', 'vendors/birch.yaml'],
  ])('a vendor that is renamed %s, and that other vendors are an alternative to', (_, heading, path, now) => {
    const named = (file: SourceFile) => ({
      ...file,
      text: file.text.replace('    description', '    alternative_to: [Birch]\n    description'),
    });
    const files = CATALOGUE.flatMap((file) => {
      if (file.path === path) return { path: now, text: file.text.replace('vendor: Birch', heading) };
      return /reads|(dogwood|elder|fir)\.yaml/.test(file.path)
        ? file.path.startsWith('reads')
          ? []
          : named(file)
        : file;
    });
    const [diagnostic, ...more] = validate(files, day('2026-11-20')).diagnostics;
    expect(more).toEqual([]);
    expect(diagnostic?.at).toMatchObject({ file: now, start: { column: 9 } });
    expect(diagnostic?.also?.map(({ at }) => at.file)).toEqual([
      'comparisons/hosting-pricing.yaml',
      'referral-codes.yaml',
      ...['dogwood', 'elder', 'fir'].map((slug) => `vendors/${slug}.yaml`),
    ]);
  });

  it('a tag that is removed from the list, or renamed there', () => {
    const uses = HOSTING_USES.map((file) => `${file}:${file.includes('birch') ? 10 : 7}`).join(' ');
    expect(after('tags.yaml', rewritten('- hosting\n', ''))).toEqual([`tags.yaml:1:1 unknown-tag [${uses}]`]);
    expect(after('tags.yaml', rewritten('hosting', 'hostings'))).toEqual([`tags.yaml:2:3 unknown-tag [${uses}]`]);
  });

  it('a category that is removed from the list, renamed or retired there', () => {
    const uses = HOSTING_USES.map((file) => `${file}:${file.includes('birch') ? 6 : 3}`).join(' ');
    const renamed = rewritten('name: Cloud Hosting', 'name: Cloud Hostings');
    expect(after('categories.yaml', renamed)).toEqual([`categories.yaml:8:9 unknown-category [${uses}]`]);
    const replaced = rewritten('name: Cloud Hosting', 'name: Runtimes');
    expect(after('categories.yaml', replaced)).toEqual([`categories.yaml:1:1 unknown-category [${uses}]`]);
    const retired = rewritten('name: Cloud Hosting', 'name: Runtimes\n  retired_names: [Cloud Hosting]');
    expect(after('categories.yaml', retired)).toEqual([`categories.yaml:9:19 unknown-category [${uses}]`]);
  });

  it.each([
    ['tag', 'tags.yaml', 'hosting', 'hostings'],
    ['category', 'categories.yaml', 'Cloud Hosting', 'Cloud Hostings'],
  ])('a %s that is deleted is not taken for a like one that another offer uses', (noun, list, word, like) => {
    const files = CATALOGUE.map((file) =>
      file.path === list || file.path === 'vendors/elder.yaml' ? rewritten(word, like)(file) : file,
    );
    const [diagnostic, ...more] = validate(files, day('2026-11-20')).diagnostics;
    expect(more).toEqual([]);
    expect(diagnostic).toMatchObject({
      at: { file: list, start: { line: 1, column: 1 } },
      what: `the ${noun} \`${word}\` is used in several places and is not on the list`,
      fix: `put it back, or replace it in the places listed; \`${like}\` is like it`,
    });
    const uses = HOSTING_USES.filter((path) => path !== 'vendors/elder.yaml');
    expect(diagnostic?.also?.map(({ at }) => at.file)).toEqual(uses);
  });

  it('a tag or category that is deleted from a list without a like word', () => {
    for (const [list, entry] of [
      ['tags.yaml', /- hosting\n/],
      ['categories.yaml', /- name: Cloud Hosting\n(?: .*\n)*/],
    ] as const) {
      const files = CATALOGUE.map((file) =>
        file.path === list ? { ...file, text: file.text.replace(entry, '') } : file,
      );
      const [diagnostic, ...more] = validate(files, day('2026-11-20')).diagnostics;
      expect(more).toEqual([]);
      expect(diagnostic?.at).toMatchObject({ file: list, start: { line: 1, column: 1 } });
      expect(diagnostic?.what).toMatch(/is used in several places and is not on the list$/);
      expect(diagnostic?.fix).toBe('put it back, or replace it in the places listed');
      expect(diagnostic?.also?.map(({ at }) => at.file)).toEqual(HOSTING_USES);
    }
  });

  it('but a typo is reported where it is made', () => {
    expect(after('vendors/fir.yaml', rewritten('[hosting]', '[hostin]'))).toEqual([
      'vendors/fir.yaml:7:12 unknown-tag []',
    ]);
    expect(after('vendors/fir.yaml', rewritten('Cloud Hosting', 'Cloud Hostin'))).toEqual([
      'vendors/fir.yaml:3:15 unknown-category []',
    ]);
  });

  it('a list that is called otherwise', () => {
    expect(after('categories.yaml', moved('categories.yml'))).toEqual([
      'categories.yml:1:1 misplaced-file [categories.yaml:1]',
    ]);
  });

  it('is reported without the fields that group', () => {
    const files = CATALOGUE.filter(({ path }) => path !== 'vendors/birch.yaml');
    const [diagnostic] = validate(files, day('2026-11-20')).diagnostics;
    expect(Object.keys(diagnostic ?? {}).sort()).toEqual(['also', 'at', 'code', 'fix', 'what', 'why']);
  });
});

it('refuses a link to a file outside the catalogue, and takes one to a file inside it', async () => {
  const folder = await folderOfTest();
  const catalogue = join(folder, 'catalogue');
  await mkdir(join(catalogue, 'vendors'), { recursive: true });
  await writeFile(join(folder, 'outside.yaml'), 'vendor: Outside\n');
  await writeFile(join(catalogue, 'tags.yaml'), '- sql\n');
  await symlink('../../outside.yaml', join(catalogue, 'vendors/outside.yaml'));
  await symlink('../tags.yaml', join(catalogue, 'vendors/inside.yaml'));
  const { diagnostics } = await read(catalogue);
  expect(diagnostics.map(({ at, code, what }) => `${at.file} ${code} ${what}`)).toEqual([
    'vendors/outside.yaml not-a-file `vendors/outside.yaml` is a link to a file outside the catalogue',
  ]);
});
