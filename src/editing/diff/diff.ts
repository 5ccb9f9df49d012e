import { isDeepStrictEqual } from 'node:util';
import { changedAddresses } from './addresses.ts';
import { type Compared, vendorDiff, type VendorDiff } from './vendor-diff.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import type { Slug } from '../../model/slug.ts';
import { encode } from '../../routes/encode.ts';
import type { AnyRoute, Case } from '../../routes/route.ts';
import { caseAddress, caseReply } from '../../routes/shared/cases.ts';
import { ROUTES } from '../../routes/table.ts';
import { assess } from '../../rules/risk/assessment.ts';

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

/**
 * The answers about several vendors that the edit changes: each path without parameters, and with each category concerned.
 * Only these are rendered, which keeps the comparison fast.
 */
export function sharedAnswers({ before, after }: Compared, vendors: readonly Slug[]): readonly string[] {
  const categories = new Set(
    [before, after].flatMap((catalogue) =>
      vendors.flatMap((slug) =>
        (catalogue.listingsByVendor.get(slug) ?? []).flatMap(({ category: { slug: of, name } }) => [of, name]),
      ),
    ),
  );
  return ROUTES.filter(({ path }) => !path.includes('{')).flatMap((route) => {
    const old = answers(before, route, categories);
    return [...answers(after, route, categories)].flatMap(([target, text]) => {
      const known = old.get(target);
      return known === undefined || known === text ? [] : [target];
    });
  });
}

function answers(catalogue: Catalogue, route: AnyRoute, categories: ReadonlySet<string>): ReadonlyMap<string, string> {
  const concerned = [...route.cases(catalogue)].filter(({ given }) => isConcerned(given, categories));
  return new Map(concerned.map((item) => [caseAddress(route.path, item.given), answerText(catalogue, route, item)]));
}

function isConcerned(given: Case['given'], categories: ReadonlySet<string>): boolean {
  const names = Object.keys(given);
  return names.length === 0 || (names.length === 1 && categories.has(given['category'] ?? ''));
}

function answerText(catalogue: Catalogue, route: AnyRoute, { given }: Case): string {
  return encode(caseReply(catalogue, route, given).reply);
}
