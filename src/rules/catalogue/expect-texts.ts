import type { Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import { LazyChange, LazyVendor } from './lazy-records.ts';

/**
 * Names records whose texts an answer is about to read, so that a host that lacks several fetches them together. Does
 * nothing where they are in memory.
 */
export function expectTexts(listings: readonly Listing[], changes: readonly ChangeRecord[] = []): void {
  const [vendor, record] = [listings[0]?.vendor as unknown, changes[0] as unknown];
  if (!(vendor instanceof LazyVendor) && !(record instanceof LazyChange)) return;
  const vendors = listings.map((listing): unknown => listing.vendor).filter((each) => each instanceof LazyVendor);
  const all: readonly unknown[] = [...vendors.flatMap((each) => each.changes), ...changes];
  const records = all.filter((each) => each instanceof LazyChange);
  const long = vendors[0]?.source ?? records[0]?.source;
  long?.expect(new Set(vendors.map(({ part }) => part)), new Set(records.map(({ place }) => place)));
}
