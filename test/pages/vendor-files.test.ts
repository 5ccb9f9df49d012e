import { describe, expect, it } from 'vitest';
import { hasVendorFiles, MAX_VENDORS_WITH_FILES, pages } from '../../src/pages/table.ts';
import { catalogue, vendor } from '../builders.ts';

const few = catalogue({ vendors: [vendor({ name: 'Acme' }), vendor({ name: 'Fly.io' })] });
const [first] = few.records.vendors;
const withVendors = (count: number) => ({
  ...few,
  records: { ...few.records, vendors: Array.from({ length: count }, () => first!) },
});

const ofVendors = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => /^(?:vendor|badge)\//.test(path));

describe('the pages of a build', () => {
  it('include those of each vendor, with badge and Markdown form', () => {
    const paths = [...pages(few)].map(({ path }) => path);
    for (const slug of ['acme', 'fly-io'])
      for (const path of [`vendor/${slug}`, `vendor/${slug}.md`, `badge/${slug}.svg`]) expect(paths).toContain(path);
  });

  it('leave those of vendors to the function where the vendors are too many, and the sitemap lists them', () => {
    expect(hasVendorFiles(withVendors(MAX_VENDORS_WITH_FILES))).toBe(true);
    const many = withVendors(MAX_VENDORS_WITH_FILES + 1);
    expect(hasVendorFiles(many)).toBe(false);
    const files = [...pages(many)];
    expect(ofVendors(files.map(({ path }) => path))).toEqual([]);
    expect(files.find(({ path }) => path === 'sitemap.xml')?.text).toContain(
      '<loc>https://deals.example/vendor/acme</loc>',
    );
  });
});
