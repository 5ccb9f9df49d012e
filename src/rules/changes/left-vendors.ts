import type { Catalogue } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Vendor } from '../../model/vendor.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { recordDirection } from '../risk/record-direction.ts';
import { isStandingChange } from '../risk/standing.ts';
import { alternativesOf } from '../search/recorded-alternatives.ts';
import { newestFirst } from './change-history.ts';

/** The records in force of a vendor that reduce what is free, newest first. */
export function negativeRecords({ changes }: Vendor): readonly ChangeRecord[] {
  return newestFirst(changes.filter((record) => isStandingChange(record) && recordDirection(record) === 'negative'));
}

/**
 * Vendors that a reader may want to leave: with a negative record in force, or with an alternative on record. By slug.
 */
export const leftVendors = memoizeByCatalogue((catalogue): ReadonlySet<Vendor> => {
  return new Set(catalogue.records.vendors.filter((vendor) => isLeft(catalogue, vendor)));
});

function isLeft(catalogue: Catalogue, vendor: Vendor): boolean {
  return (alternativesOf(catalogue, vendor.slug)?.recorded.size ?? 0) > 0 || negativeRecords(vendor).length > 0;
}
