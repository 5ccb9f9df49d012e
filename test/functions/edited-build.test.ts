import { expect, it } from 'vitest';
import { TODAY } from '../builders.ts';
import { sharedBuild } from '../http/compiled.ts';
import { fileText } from '../plain.ts';

it('renders the pages of an edited build when they are requested', async () => {
  const build = await sharedBuild();
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
