import { describe, expect, it } from 'vitest';
import { fileKind, misplacedFile } from '../../../src/compile/shape/kinds.ts';

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

describe('a file of no kind', () => {
  it.each([
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
});
