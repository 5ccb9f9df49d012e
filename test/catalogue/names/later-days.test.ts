import { describe, expect, test } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { nameIndex, otherNames } from '../../../src/rules/names/name-index.ts';
import { resolveVendor } from '../../../src/rules/names/resolver.ts';
import { slug } from '../../../src/rules/text/fold.ts';
import { callTool } from '../../../src/mcp/tool.ts';
import { getVendor } from '../../../src/mcp/tools/vendors.ts';
import { shippedCatalogue } from '../../shipped.ts';
import { namedAtEndpoints } from './requested-texts.ts';

/** 20 days over two years, counted from that of the catalogue. */
const DAYS = Array.from({ length: 20 }, (_, index) => index * 38);
/** Of the names, one in so many is requested from the endpoints each day; each day begins at another one. */
const STEP_AT_ENDPOINTS = 40;

describe('on 20 days over two years', async () => {
  const shipped = await shippedCatalogue();
  const index = nameIndex(shipped);
  const isBrand = (name: string) => index.ofOpening(slug(name)).filter(({ offers }) => offers.length > 0).length > 1;
  const names = shipped.records.vendors.flatMap((vendor) => {
    // A brand of several products is no alias of one of them.
    const others = otherNames(vendor).filter((name) => !isBrand(name) && !index.own(slug(name)));
    return [...new Set([vendor.name, vendor.slug, ...others])].map((name) => ({ name, vendor }));
  });

  test.each(DAYS.map((days, place) => [days, place] as const))('every name leads to its vendor %i days later', (days, place) => {
    const catalogue = link(shipped.records, addDays(shipped.date, days), shipped.site);
    const lost = names.filter(({ name, vendor }) => {
      const found = resolveVendor(catalogue, name);
      return found.kind !== 'vendor' || (found.vendor !== vendor && !otherNames(found.vendor).includes(name));
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
    for (let at = place; at < names.length; at += STEP_AT_ENDPOINTS) {
      const { name, vendor } = names[at] ?? { name: '', vendor: shipped.records.vendors[0] };
      if (name.includes(',') || vendor === undefined) continue;
      expect(namedAtEndpoints(catalogue, name), name).toEqual([vendor.name]);
      expect(callTool(catalogue, getVendor, { vendor: name }).structuredContent, name).toMatchObject({
        vendor: vendor.name,
      });
    }
  });

  test('a brand of several products leads to itself, with its other products', () => {
    const { vendors } = shipped.records;
    const others = (brand: Vendor) =>
      index.ofOpening(brand.slug).filter((vendor) => vendor !== brand && vendor.offers.length > 0);
    const brands = vendors.filter((vendor) => vendor.offers.length > 0 && others(vendor).length > 0);
    expect(brands.length).toBeGreaterThan(20);
    for (const { slug } of brands) {
      const { structuredContent } = callTool(shipped, getVendor, { vendor: slug });
      const other_products = expect.arrayContaining([expect.anything()]) as unknown;
      expect(structuredContent, slug).toMatchObject({ slug, other_products });
    }
  });
});
