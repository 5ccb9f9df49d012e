import { describe, expect, it } from 'vitest';
import { fix } from '../../src/editing/fix/fix.ts';
import { reportGithub, reportSuggestions } from '../../src/compile/diagnostics/formats.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { checkCatalogue } from '../../src/editing/check-catalogue.ts';
import { MINIATURE } from '../compile/miniature.ts';
import { TODAY } from '../builders.ts';

/** The miniature in canonical form, with no figure in its descriptions. */
const TIDY: readonly SourceFile[] = MINIATURE.map((file) => {
  const fixed = fix({ ...file, text: file.text.replace(/ of \d+ [GM]B$/m, '') });
  return 'text' in fixed ? { ...file, text: fixed.text } : file;
});

const edited = (path: string, edit: (text: string) => string): readonly SourceFile[] =>
  TIDY.map((file) => (file.path === path ? { ...file, text: edit(file.text) } : file));

/** The notices for the whole catalogue. */
const checked = (files: readonly SourceFile[]) =>
  checkCatalogue(files, TODAY, { paths: new Set(files.map(({ path }) => path)), former: [] }).diagnostics;

const described = (files: readonly SourceFile[]): readonly string[] =>
  checked(files).map(({ at, code, fix: action }) => `${at.file}:${at.start.line}-${at.end.line} ${code}: ${action}`);

describe('npm run check', () => {
  it('reports nothing in a tidy catalogue, whichever line ends it has', () => {
    expect(described(TIDY)).toEqual([]);
    expect(described(TIDY.map((file) => ({ ...file, text: file.text.replaceAll('\n', '\r\n') })))).toEqual([]);
    const unread = TIDY.map((file) => ({ ...file, text: '\uFFFD', refused: true as const }));
    expect(described(unread), 'the reader has reported these').toEqual([]);
  });

  it('names the lines that are not in canonical form, and those to write instead', () => {
    const files = edited('vendors/acme.yaml', (text) => text.replace('tier: Free', 'tier: "Free"'));
    expect(described(files)).toEqual([
      'vendors/acme.yaml:5-5 canonical-form: run `npm run fix`, or write these lines:\n    tier: Free',
    ]);
    const others = { paths: new Set(['vendors/birch.yaml']), former: [] };
    expect(checkCatalogue(files, TODAY, others).diagnostics).toEqual([]);
  });

  it('names the command alone where more than twelve lines would be written', () => {
    const entries = Array.from({ length: 30 }, (_, index) => `- tag-${String(index + 10)}`);
    const files = [{ path: 'tags.yaml', text: `${[...entries, '- aaa'].join('\n')}\n` }];
    expect(described(files)).toContain('tags.yaml:1-31 canonical-form: run `npm run fix`');
  });

  it('offers the canonical lines as an annotation and as a suggestion', () => {
    const swapped = edited('vendors/acme.yaml', (text) =>
      text.replace(/( {2}- category: Databases\n)( {4}tier: Free\n)( {4}url: .*\n)/, '$1$3$2'),
    );
    const found = checked(swapped);
    expect(reportGithub(found, { prefix: 'catalogue' })).toMatch(
      /^::notice file=catalogue\/vendors\/acme\.yaml,line=5,endLine=6,title=canonical-form::.*%0A {4}tier: Free%0A {4}url: \S+$/,
    );
    expect(JSON.parse(reportSuggestions(found, { prefix: 'catalogue' }))).toEqual([
      {
        path: 'catalogue/vendors/acme.yaml',
        start_line: 5,
        line: 6,
        side: 'RIGHT',
        body: '**canonical-form**: the file is not in canonical form here\n\n```suggestion\n    tier: Free\n    url: https://acme.example/pricing\n```',
      },
    ]);
  });

  it('suggests lines that make the file canonical when they are applied', () => {
    for (const edit of [
      (text: string) => `${text}\n\n`,
      (text: string) => text.trimEnd(),
      (text: string) => text.replace(/\n/g, '\n\n'),
      (text: string) => text.replace(/^ {2}/gm, '    '),
      (text: string) => `\n${text}`,
    ]) {
      const [file] = edited('vendors/cedar.yaml', edit).filter(({ path }) => path === 'vendors/cedar.yaml');
      if (!file) throw new Error('the miniature has no cedar');
      const [found] = checked(edited('vendors/cedar.yaml', edit));
      const { first = 0, last = 0, lines = [] } = found?.replacement ?? {};
      const applied = file.text.split('\n').toSpliced(first - 1, last - first + 1, ...lines);
      const fixed = fix(file);
      expect(applied.join('\n')).toBe('text' in fixed ? fixed.text : null);
    }
  });

  it('holds a file with an error of its own to no form', () => {
    expect(
      described(edited('vendors/acme.yaml', (text) => text.replace('tier: Free', 'tier: "Free,"'))).map((line) =>
        line.replace(/:.*? /, ' ').replace(/:.*/, ''),
      ),
    ).toEqual(['vendors/acme.yaml trailing-comma']);
  });

  it('misses a list of tags that was removed', () => {
    expect(described(TIDY.filter(({ path }) => path !== 'tags.yaml'))).toEqual([
      'tags.yaml:1-1 missing-file: check that this is the catalogue folder, and write or restore the list',
    ]);
  });
});

describe('advice for the files of a change', () => {
  const advised = (files: readonly SourceFile[], former: readonly SourceFile[] = []) =>
    checkCatalogue(files, TODAY, { paths: new Set(files.map(({ path }) => path)), former }).diagnostics.map(
      ({ severity, at, code, fix: action }) => `${severity ?? 'error'} ${at.file}:${at.start.line} ${code}: ${action}`,
    );

  it.each([
    ['tier: Free', 'tier: “Free”', 5, 'curly-quotes: write `Free`'],
    ['https://acme.example/pricing', 'https://bit.ly/3acme', 6, 'link-shortener: write the address that it leads to'],
    [
      'https://acme.example/pricing',
      'https://acme.example/',
      6,
      'front-page: cite the page that states the terms, if there is one',
    ],
    [
      'One database',
      'One database of 1 GB',
      10,
      'uncovered-figure: add a line to `limits`, or the part of the text to `figures_that_are_no_limit`',
    ],
  ])('names %s written as %s', (sound, written, line, expected) => {
    const files = edited('vendors/acme.yaml', (text) => text.replaceAll(sound, written)).filter(
      ({ path }) => path !== 'reads/acme.yaml',
    );
    expect(advised(files)).toEqual([`notice vendors/acme.yaml:${line} ${expected}`]);
    expect(checkCatalogue(files, TODAY, { paths: new Set(), former: [] }).diagnostics).toEqual([]);
  });

  it('names a vendor whose name is one letter from another one', () => {
    const birch = TIDY.find(({ path }) => path === 'vendors/birch.yaml')?.text ?? '';
    const text = birch.replace('Birch', 'Birsh').replaceAll('birch', 'birsh').replace('BIRCH', 'BIRSH');
    expect(advised([...TIDY, { path: 'vendors/birsh.yaml', text }])).toContain(
      'notice vendors/birsh.yaml:1 similar-vendor: correct the name, or leave it where both vendors exist',
    );
  });

  it('names the former name of a vendor whose file was renamed', () => {
    const removed = { path: 'vendors/old-name.yaml', text: 'vendor: Old Name\n' };
    const acme = TIDY.find(({ path }) => path === 'vendors/acme.yaml')?.text ?? '';
    const [, offers = ''] = acme.split(/^(?=offers:)/m);
    const before = { ...removed, text: `${removed.text}${offers}` };
    expect(advised(TIDY, [before])).toEqual([
      'notice vendors/acme.yaml:1 renamed-vendor: add `former_names: [Old Name]`, if it is the same vendor',
    ]);
    expect(advised(TIDY, [{ ...before, text: before.text.replaceAll('acme.example', 'other.example') }])).toEqual([]);
  });

  it('names the records of a tier that was renamed', () => {
    const record = 'date: 2026-11-02\n    impact: low\n    tier: Free\n    summary: >-\n      Fewer rows';
    const before = edited(
      'vendors/acme.yaml',
      (text) => `${text}changes:\n  - change_type: limits_reduced\n    ${record}\n`,
    );
    expect(advised(before, before)).toEqual([]);
    const after = before.map((file) => ({
      ...file,
      text: file.text.replace('tier: Free\n    url', 'tier: Hobby\n    url'),
    }));
    expect(advised(after, before)).toEqual([
      'notice vendors/acme.yaml:15 renamed-tier: write the new name of the tier, or leave it where the offer has ended',
    ]);
  });
});
