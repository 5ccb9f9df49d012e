import type { CatalogueRecords } from '../../../src/model/catalogue.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { slug } from '../../../src/rules/text/slug.ts';

/** The records several times over; each copy has vendors of its own in the same categories. */
export function enlarged(records: CatalogueRecords, times: number): CatalogueRecords {
  const vendors = Array.from({ length: times }, (_, copy) =>
    records.vendors.map((vendor) => (copy === 0 ? vendor : copied(vendor, copy))),
  ).flat();
  return { ...records, vendors: vendors.sort((one, other) => (one.slug < other.slug ? -1 : 1)) };
}

function copied(vendor: Vendor, copy: number): Vendor {
  const renamed = (name: string): string => `${name} copy ${copy}`;
  const name = renamed(vendor.name);
  return {
    ...vendor,
    name,
    slug: slug(name),
    former_names: vendor.former_names.map(renamed),
    aliases: vendor.aliases.map(renamed),
    changes: vendor.changes.map((record) => ({
      ...record,
      vendor: name,
      alternatives: record.alternatives.map(renamed),
    })),
  };
}
