import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { commaList } from '../../rules/comma-list.ts';
import { firstOffer } from '../../rules/first-offer.ts';
import { fold } from '../../rules/fold.ts';
import { slug } from '../../rules/slug.ts';
import { exactVendor } from '../../rules/vendor-name.ts';
import { refusal, type Case, type ErrorBody, type JsonReply } from '../route.ts';

const MOST_SERVICES = 100;

/** What a caller who names none is told. */
export const NAME_SERVICES = 'Name the services, separated by commas: services=neon,vercel.';

/** A service as the caller named it, with its first offer where the name is exactly a listed vendor's. */
export interface NamedService {
  readonly asked: string;
  readonly listing: Listing | null;
}

/**
 * The services of a comma list, each once, or the 400 that says what is wrong (RULES.md 9 "audit-stack"). Two spellings
 * of one slug are one service. Only exact names count: what was not meant must not be judged.
 */
export function namedServices(
  catalogue: Catalogue,
  text: string,
): { readonly services: readonly NamedService[] } | { readonly refused: JsonReply<ErrorBody> } {
  const names = distinctNames(text);
  if (names.length === 0) return { refused: refusal(400, NAME_SERVICES) };
  if (names.length > MOST_SERVICES) {
    return {
      refused: refusal(400, `At most ${MOST_SERVICES} services are looked at together; ${names.length} are named.`),
    };
  }
  return { services: names.map((asked) => ({ asked, listing: firstListing(catalogue, asked) })) };
}

/** The names of a comma list, of several with one slug the first. */
export function distinctNames(text: string): readonly string[] {
  const names = new Map<string, string>();
  for (const name of commaList(text)) {
    // A name without a Latin letter or digit has no slug to tell it apart by.
    const key = slug(name) || fold(name);
    if (!names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

function firstListing(catalogue: Catalogue, asked: string): Listing | null {
  const vendor = exactVendor(catalogue, asked);
  return vendor && firstOffer(catalogue, vendor);
}

/**
 * A list is the caller's own, so none of several is prepared: one service of each category is, so that the build proves
 * real answers and every set of gaps.
 */
export function* singleServiceCases(catalogue: Catalogue): Generator<Case> {
  const firsts = [...catalogue.listingsByCategory.values()].flatMap(([first]) => first?.vendor.slug ?? []);
  for (const services of new Set(firsts)) yield { given: { services } };
}
