import { expect, it } from 'vitest';
import { records } from '../../../src/compile/shape/records.ts';
import { ParseCache } from '../../../src/compile/shape/shape-file.ts';
import { collectFiles } from '../../../src/compile/validate.ts';
import type { SourceFile } from '../../../src/compile/read/read.ts';
import { MINIATURE, miniatureWith } from '../miniature.ts';
import { readsFile, vendorFile } from '../checks/given-files.ts';

const cache = new ParseCache();
const recordsOf = (files: readonly SourceFile[]) => records(collectFiles(files, cache).files);
const vendorOf = (files: readonly SourceFile[], name: string) =>
  recordsOf(files).vendors.find((each) => each.name === name);

it('a vendor has its slug, its former names and its reads', () => {
  expect(vendorOf(MINIATURE, 'Acme')).toMatchObject({
    slug: 'acme',
    former_names: ['Acme Labs'],
    aliases: [],
    reads: [{ url: 'https://acme.example/pricing' }],
  });
  expect(vendorOf(MINIATURE, 'Birch')?.reads).toEqual([]);
});

it('a change record has the name of its vendor, the category of the first offer and empty states', () => {
  const change = { category: undefined, previous_state: undefined, current_state: undefined };
  const file = vendorFile({ offers: [{}, { category: 'Cloud Hosting' }], changes: [change] });
  expect(vendorOf(miniatureWith(file), 'Dunlin')?.changes).toMatchObject([
    { vendor: 'Dunlin', category: 'Databases', previous_state: '', current_state: '' },
  ]);
});

it('a change record keeps the category that it states', () => {
  const file = vendorFile({ changes: [{ category: 'Cloud Hosting' }] });
  expect(vendorOf(miniatureWith(file), 'Dunlin')?.changes[0]?.category).toBe('Cloud Hosting');
});

it('a vendor is the same object while neither of its files changes', () => {
  const before = recordsOf(MINIATURE).vendors;
  const after = recordsOf(miniatureWith(readsFile({ last_attempt: '2026-11-18' }))).vendors;
  expect(after.map((vendor, index) => vendor === before[index])).toEqual([false, true, true]);
  expect(after[0]?.reads[0]?.last_attempt).toBe('2026-11-18');
});

it('everything is in the order of slugs and names, with each group of synonyms', () => {
  const files = miniatureWith({ path: 'synonyms.yaml', text: '- [sql, relational]\n' });
  const { vendors, categories, comparisons, synonyms } = recordsOf([...files].reverse());
  expect(vendors.map(({ slug }) => slug)).toEqual(['acme', 'birch', 'cedar']);
  expect(categories.map(({ slug }) => slug)).toEqual(['cloud-hosting', 'databases', 'startup-programs']);
  expect(comparisons.map(({ name }) => name)).toEqual(['hosting-pricing']);
  expect(synonyms).toEqual([['sql', 'relational']]);
});

it('a list that is missing has no entries', () => {
  expect(recordsOf([])).toEqual({
    vendors: [],
    categories: [],
    comparisons: [],
    stacks: [],
    referral_codes: [],
    synonyms: [],
  });
});
