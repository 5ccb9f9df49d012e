import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../../model/catalogue.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { changedAddresses } from './addresses.ts';
import { sharedAnswers } from './shared-answers.ts';
import { vendorDiff, type Compared, type VendorDiff } from './vendor-diff.ts';

/** The effect of an edit on the answers of the service. */
export interface CatalogueDiff {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly vendors: readonly VendorDiff[];
  /** Answers about many vendors at once whose text differs. */
  readonly shared: readonly string[];
  /** Sentences on the order of alternatives, one per category in which it moves. */
  readonly orders: readonly string[];
}

/** Everything that two catalogues, put to the same day, would answer differently. */
export function catalogueDiff(compared: Compared): CatalogueDiff {
  const { before, after } = compared;
  // The common case of a branch that leaves the catalogue as it is: no address, answer or order has to be derived.
  const isSame = before.date === after.date && isDeepStrictEqual(before.records, after.records);
  if (isSame) return { added: [], gone: [], vendors: [], shared: [], orders: [] };
  const { added, gone } = changedAddresses(before, after);
  const slugs = [...new Set([...before.vendorBySlug.keys(), ...after.vendorBySlug.keys()])].sort();
  const vendors = slugs.flatMap((slug) => vendorDiff(compared, slug) ?? []);
  return {
    added,
    gone,
    vendors,
    shared: sharedAnswers(
      compared,
      vendors.map(({ slug }) => slug),
    ),
    orders: movedOrders(compared),
  };
}

/** Every category in which the ranked order of the day moves: where an entry comes, goes, or changes its rank. */
function movedOrders({ before, after }: Compared): readonly string[] {
  return after.records.categories.flatMap(({ slug, name }) => {
    const [old, now] = [before, after].map((catalogue) => ranks(catalogue, slug));
    if (isDeepStrictEqual(old, now)) return [];
    const members = new Set((after.listingsByCategory.get(slug) ?? []).map(({ vendor }) => vendor)).size;
    return [`the alternatives of the ${members} vendors of ${name} are put in order anew`];
  });
}

function ranks(catalogue: Catalogue, category: Parameters<Catalogue['listingsByCategory']['get']>[0]) {
  return (catalogue.listingsByCategory.get(category) ?? []).map((listing) => {
    const { gate, demerits } = assess(catalogue, listing);
    return [listing.vendor.slug, gate === null, demerits];
  });
}
