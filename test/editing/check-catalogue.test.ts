import { describe, expect, it } from 'vitest';
import { fix } from '../../src/editing/fix/fix.ts';
import { reportGithub } from '../../src/compile/diagnostics/github.ts';
import { reportSuggestions } from '../../src/compile/diagnostics/suggestions.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { checkCatalogue, checkFiles } from '../../src/editing/check-catalogue.ts';
import { MINIATURE } from '../compile/miniature.ts';
import { day } from '../compile/today.ts';

const TODAY = day('2026-11-20');

/** The miniature in canonical form. */
const TIDY: readonly SourceFile[] = MINIATURE.map((file) => {
  const fixed = fix(file);
  return 'text' in fixed ? { ...file, text: fixed.text } : file;
});

const edited = (path: string, edit: (text: string) => string): readonly SourceFile[] =>
  TIDY.map((file) => (file.path === path ? { ...file, text: edit(file.text) } : file));

const described = (files: readonly SourceFile[]): readonly string[] =>
  checkCatalogue(files, TODAY).map(
    ({ at, code, fix: action }) => `${at.file}:${at.start.line}-${at.end.line} ${code}: ${action}`,
  );

describe('npm run check', () => {
  it('reports nothing in a tidy catalogue, whichever line ends it has', () => {
    expect(described(TIDY)).toEqual([]);
    expect(described(TIDY.map((file) => ({ ...file, text: file.text.replaceAll('\n', '\r\n') })))).toEqual([]);
  });

  it('names the lines that are not in canonical form, and those to write instead', () => {
    const files = edited('vendors/acme.yaml', (text) => text.replace('tier: Free', 'tier: "Free"'));
    expect(described(files)).toEqual([
      'vendors/acme.yaml:5-5 canonical-form: run `npm run fix`, or write these lines:\n    tier: Free',
    ]);
    expect(checkFiles(files, new Set(['vendors/acme.yaml']), TODAY)).toEqual(checkCatalogue(files, TODAY));
    expect(checkFiles(files, new Set(['vendors/birch.yaml']), TODAY)).toEqual([]);
  });

  it('offers the canonical lines as an annotation and as a suggestion', () => {
    const swapped = edited('vendors/acme.yaml', (text) =>
      text.replace(/( {2}- category: Databases\n)( {4}tier: Free\n)( {4}url: .*\n)/, '$1$3$2'),
    );
    const found = checkCatalogue(swapped, TODAY);
    expect(reportGithub(found, { prefix: 'catalogue' })).toMatch(
      /^::error file=catalogue\/vendors\/acme\.yaml,line=5,endLine=6,title=canonical-form::.*%0A {4}tier: Free%0A {4}url: \S+$/,
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
      const [found] = checkCatalogue(edited('vendors/cedar.yaml', edit), TODAY);
      if (!found?.replacement) continue;
      const { first, last, lines } = found.replacement;
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

  it.each([
    ['https://acme.example/gone', 'remove the entry; `npm run fix` does it'],
    ['https://acme.example/pricing/', 'write `https://acme.example/pricing`; `npm run fix` does it'],
    ['http://www.acme.example/pricing', 'write `https://acme.example/pricing`; `npm run fix` does it'],
  ])('reports a read of %s, which the vendor does not cite', (url, action) => {
    const files = edited('reads/acme.yaml', (text) => text.replace('https://acme.example/pricing', url));
    expect(described(files)).toEqual([`reads/acme.yaml:2-2 uncited-read: ${action}`]);
  });
});
