import { describe, expect, it } from 'vitest';
import { collectFiles, validate } from '../../src/compile/validate.ts';
import { TODAY } from '../builders.ts';
import { acme, codesOf } from './acme.ts';
import { vendorFile } from './checks/given-files.ts';
import { MINIATURE, miniatureWith } from './miniature.ts';
import { validated } from './validated.ts';

describe('one error causes one diagnostic', () => {
  it.each([
    ['the file that others refer to is not YAML', 'vendors/acme.yaml', 'vendor: [', 'yaml-syntax'],
    ['the file that others refer to misses a field', 'vendors/birch.yaml', 'vendor: Birch\noffers: {}\n', 'wrong-type'],
    ['the list of categories is invalid', 'categories.yaml', '- Databases\n', 'wrong-type'],
    ['the list of tags is invalid', 'tags.yaml', '{}', 'wrong-type'],
  ])('when %s', (_, path, text, code) => {
    expect(codesOf({ path, text })).toEqual([`${path} ${code}`]);
  });

  it('when the reader has refused the file that others refer to', () => {
    expect(codesOf({ path: 'vendors/acme.yaml', text: '', refused: true })).toEqual([]);
  });

  it('when a vendor has two files, whichever of them is called by its name', () => {
    const { text } = acme('');
    expect(codesOf({ path: 'vendors/acme-labs.yaml', text })).toEqual(['vendors/acme-labs.yaml duplicate-vendor']);
    expect(codesOf({ path: 'vendors/acme.yml', text })).toEqual(['vendors/acme.yml duplicate-vendor']);
  });

  it('when the clock is days behind', () => {
    const late = Array.from({ length: 20 }, (_, index) =>
      vendorFile({ vendor: `Late ${index}`, offers: [{ verifiedDate: '2026-11-21' }] }),
    );
    const { diagnostics, isClockBehind } = validate(miniatureWith(...late), TODAY);
    expect([diagnostics.map(({ code }) => code), isClockBehind]).toEqual([['future-verified-date'], true]);
  });

  it('when the list of categories is absent', () => {
    const files = MINIATURE.filter(({ path }) => path !== 'categories.yaml');
    const { diagnostics } = validate(files, TODAY);
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-file']);
  });
});

describe('all diagnostics are reported together', () => {
  it('of every file and stage, by file and place', () => {
    const diagnosed = codesOf(
      { path: 'vendors/birch.yaml', text: 'vendor: Birch\noffers: {}\nchange: []\n' },
      { path: 'tags.yaml', text: '- sql\n- hosting\n- sql\n' },
      acme(
        'changes:\n  - { change_type: rebranded, date: 2026-10-01, impact: low, summary: Acne is Acme, alternatives: [Acne, Birsh, Elm] }\n',
      ),
      { path: 'vendors/elms.yaml', text: 'vendor: &name Elms\n' },
    );
    expect(diagnosed).toEqual([
      'tags.yaml duplicate-tag',
      'vendors/acme.yaml unknown-alternative',
      'vendors/acme.yaml unknown-alternative',
      'vendors/birch.yaml wrong-type',
      'vendors/birch.yaml unknown-key',
      'vendors/elms.yaml yaml-anchor',
    ]);
  });

  it('in an order independent of the order of the files', () => {
    const files = miniatureWith(acme('note: x\n'), { path: 'tags.yaml', text: '- sql\n- 1\n' });
    const { records, diagnostics } = validate(files, TODAY);
    expect(validate([...files].reverse(), TODAY)).toMatchObject({ records, diagnostics });
  });
});

describe('a diagnostic names what is meant', () => {
  const diagnosed = (text: string): string[] =>
    validated({ path: 'vendors/acme.yaml', text }).diagnostics.map(
      ({ at, code, what }) => `${at.start.line}:${at.start.column} ${code} ${what}`,
    );

  it('lists that are nested too deep, at the same place however deep they go', () => {
    const what = 'lists and mappings are nested more than 50 levels deep';
    for (const depth of [51, 60, 500, 3_000]) {
      expect(diagnosed(`vendor: ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`)).toEqual([
        `1:58 yaml-syntax ${what}`,
      ]);
    }
    for (const depth of [60, 1_500]) {
      const blocks = Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
      expect(diagnosed(blocks)).toEqual([`51:51 yaml-syntax ${what}`]);
    }
    expect(diagnosed(`vendor: ${'['.repeat(49)}${']'.repeat(49)}\noffers: []`)[0]).toMatch('wrong-type');
  });
});

const names = (...files: Parameters<typeof collectFiles>[0]) => [...collectFiles(files).files.vendorNames];

describe('the collected files', () => {
  it('are listed by kind, a folder as a list and a list file by itself', () => {
    const { vendors, tags, synonyms, paths } = collectFiles(MINIATURE).files;
    expect(vendors.map(({ value }) => value.vendor)).toEqual(['Acme', 'Birch', 'Cedar']);
    expect(tags?.value).toEqual(['sql', 'hosting']);
    expect(synonyms).toBeUndefined();
    expect([...paths].sort()).toEqual(MINIATURE.map(({ path }) => path).sort());
  });

  it('that are invalid have diagnostics and are no part of the catalogue', () => {
    const { files, invalid, diagnostics } = collectFiles([{ path: 'tags.yaml', text: '{}' }]);
    expect([...invalid]).toEqual(['tags.yaml']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-type']);
    expect(files.tags).toBeUndefined();
    expect([...files.paths]).toEqual(['tags.yaml']);
  });
});

describe('the names of vendors', () => {
  it.each([
    ['of a valid file', [vendorFile()], [['dunlin', 'Dunlin']]],
    [
      'of a file that is invalid elsewhere',
      [{ path: 'vendors/oak.yaml', text: 'vendor: Oak\noffers: 1\n' }],
      [['oak', 'Oak']],
    ],
    ['of a file without a readable name', [{ path: 'vendors/oak.yaml', text: 'vendor: [' }], [['oak', null]]],
    [
      'of a file of another name, under both',
      [{ path: 'vendors/oaks.yaml', text: 'vendor: Oak\n' }],
      [
        ['oak', 'Oak'],
        ['oaks', null],
      ],
    ],
    [
      'of two files of one vendor, in either spelling',
      [vendorFile(), { path: 'vendors/dunlin.yml', text: 'vendor: DUNLIN\n' }],
      [['dunlin', null]],
    ],
  ])('are those %s', (_, files, expected) => {
    expect(names(...files)).toEqual(expected);
  });
});
