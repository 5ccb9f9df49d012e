import { beforeAll, expect, it } from 'vitest';
import type { Build } from '../../functions/node/build.ts';
import { movedPage } from '../../functions/moved-page.ts';
import { TODAY } from '../builders.ts';
import { sharedBuild } from '../http/compiled.ts';
import { fileText } from '../plain.ts';

let build: Build;

beforeAll(async () => {
  build = await sharedBuild();
});

it('leads from a retired category and from another spelling to the page of today, and from no other path', () => {
  const catalogue = build.catalogue(TODAY);
  const category = catalogue.records.categories.find(({ retired_names: retired }) => retired.length > 0);
  const [old = ''] = category?.retired_names ?? [];
  const path = `/category/${category?.slug ?? ''}`;
  expect(category).toBeDefined();
  expect(movedPage(catalogue, `category/${old.toLowerCase().replaceAll(' ', '-')}`)).toBe(path);
  expect(movedPage(catalogue, `category/${category?.slug.toUpperCase() ?? ''}`)).toBe(path);
  expect(movedPage(catalogue, path.slice(1))).toBeNull();
  expect(movedPage(catalogue, 'category/none-such')).toBeNull();
  expect(movedPage(catalogue, `vendor/${old}`)).toBeNull();
});

it('renders the pages of an edited build when they are requested', () => {
  const { records } = build.catalogue(TODAY);
  const [first, ...others] = records.vendors;
  if (!first) throw new Error('the miniature has vendors');
  const renamed = { ...first, offers: first.offers.map((offer) => ({ ...offer, tier: 'Tier of the edit' })) };
  const edited = build.edited({ ...records, vendors: [renamed, ...others] }, TODAY);
  const page = edited.file(`vendor/${first.slug}`);
  expect(fileText(page)).toContain('Tier of the edit');
  expect(page?.etag).not.toBe(build.file(`vendor/${first.slug}`)?.etag);
  expect(fileText(edited.file(`vendor/${first.slug}.md`))).toContain('Tier of the edit');
  const without = edited.edited({ ...records, vendors: others }, TODAY);
  for (const path of [`vendor/${first.slug}`, `vendor/${first.slug}.md`, `badge/${first.slug}.svg`])
    expect(without.file(path), path).toBeNull();
  expect(without.file('index.md')?.etag).not.toBe(build.file('index.md')?.etag);
  const other = others[0]?.slug ?? '';
  expect(fileText(without.file(`vendor/${other}`))).toContain(others[0]?.name);
});
