import { describe, expect, it } from 'vitest';
import {
  fileKind,
  fileStem,
  misplacedFile,
  pathOfContent,
  pathsOf,
  schemaOf,
  sortKeysOf,
} from '../../../src/compile/shape/kinds.ts';

describe('the kind of a file', () => {
  it.each([
    ['vendors/acme.yaml', 'vendor', 'acme'],
    ['vendors/Acme.YML', 'vendor', 'Acme'],
    ['reads/acme.yaml', 'reads', 'acme'],
    ['comparisons/hosting-pricing.yaml', 'comparison', 'hosting-pricing'],
    ['categories.yaml', 'categories', 'categories'],
    ['referral-codes.yaml', 'referral-codes', 'referral-codes'],
  ])('at %s is %s', (path, kind, name) => {
    expect(fileKind(path)).toEqual({ kind, name });
  });

  it.each([
    'acme.yaml',
    'vendors/a/acme.yaml',
    'vendors/acme.json',
    'vendor/acme.yaml',
    'tags.yml',
    'vendors.yaml',
    'comparisons/hosting.yaml',
    'comparisons/hosting-pricing.yml',
  ])('at %s is none', (path) => {
    expect(fileKind(path)).toBeNull();
  });
});

it('a stem is the name without folders and extension', () => {
  expect(['vendors/acme.yaml', 'a/b/c.YML', 'tags.yaml', 'a.b.yaml'].map(fileStem)).toEqual([
    'acme',
    'c',
    'tags',
    'a.b',
  ]);
});

it('a kind has the patterns of its paths', () => {
  expect(pathsOf('vendor')).toEqual([{ pattern: 'vendors/*.yaml', name: '*' }]);
  expect(pathsOf('tags')).toEqual([{ pattern: 'tags.yaml', name: 'tags' }]);
  expect(pathsOf('comparison').map(({ pattern }) => pattern)).toContain('comparisons/hosting-pricing.yaml');
});

it('a list is sorted by its keys, or as a list of words, or kept as it is written', () => {
  expect([sortKeysOf('categories'), sortKeysOf('tags'), sortKeysOf('stacks')]).toEqual([['name'], [], undefined]);
});

it('a comparison has the kinds of its own name alone', () => {
  const member = { members: [{ vendor: 'Acme', kind: 'frontier' }] };
  const accepts = (name: string) => schemaOf({ kind: 'comparison', name }).safeParse(member).success;
  expect([accepts('llm-pricing'), accepts('hosting-pricing')]).toEqual([true, false]);
});

describe('a file of no kind', () => {
  it.each([
    [
      'notes.yaml',
      'the catalogue has no file called `notes.yaml`',
      'move a vendor to vendors/SLUG.yaml; catalogue/README.md lists the files',
    ],
    [
      'lists/tags.yml',
      'the catalogue has no file called `lists/tags.yml`',
      'call it tags.yaml; catalogue/README.md lists the files',
    ],
    [
      'comparisons/hosting.yaml',
      'the catalogue has no file called `comparisons/hosting.yaml`',
      'call it one of comparisons/ai-coding-pricing.yaml, comparisons/hosting-pricing.yaml, comparisons/llm-pricing.yaml, comparisons/startup-credits.yaml',
    ],
    [
      'reads/acme.yaml',
      '`reads/acme.yaml` holds another kind of file than its folder',
      'move a vendor to vendors/SLUG.yaml; catalogue/README.md lists the files',
    ],
  ])('at %s is reported with the name that it may have', (path, what, fix) => {
    expect(misplacedFile(path)).toMatchObject({ code: 'misplaced-file', at: { file: path }, what, fix });
  });

  it.each([
    ['reads/other.yaml', { vendor: 'Acme Labs', offers: [] }, 'vendors/acme-labs.yaml'],
    ['other.yaml', { vendor: 1, changes: [] }, 'vendors/other.yaml'],
    ['vendors/acme.yaml', { reads: [] }, 'reads/acme.yaml'],
    ['other.yaml', { vendor: 'Acme' }, undefined],
    ['other.yaml', ['reads'], undefined],
    ['other.yaml', null, undefined],
  ])('at %s that holds %j belongs at %s', (path, value, home) => {
    expect(pathOfContent(path, value)).toBe(home);
  });
});
