import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { isOrdinarySlug, nameIndex } from '../names/name-index.ts';
import { vendorOfAddress, vendorOfPackage } from '../names/packages.ts';
import { exactVendor } from '../names/resolver.ts';
import { firstOffer } from '../ranking/alternatives.ts';
import { assess } from '../risk/assessment.ts';
import { fold, slug } from '../text/fold.ts';
import { alternativesQuery } from './alternatives-query.ts';
import { amountsQuery, type Question } from './amounts-query.ts';
import { exclusions } from './exclusions.ts';
import { fullMatches, partialMatches, requiredUnits, inSearchOrder, variedMatches, type Match } from './matches.ts';
import {
  changesQuestion,
  eachOnce,
  ENDING,
  isCommon,
  searchTerms,
  sidesOf,
  vendorQuestion,
  type VendorQuestion,
} from './query.ts';
import { searchIndex } from './search-index.ts';
import { unitsOf } from './unit.ts';

/** `all`: every listing is a full match. `partial`: none is. */
export type MatchKind = 'all' | 'mixed' | 'partial';

/** How listings of a search match: of those that a filter left, too, which may be none of the full matches (`all`). */
export function matchKind({ full }: Pick<Found, 'full'>, listings: readonly Listing[]): MatchKind | null {
  if (full === null) return null;
  const count = listings.filter((listing) => full.has(listing)).length;
  if (count === listings.length && full.size > 0) return 'all';
  return count === 0 ? 'partial' : 'mixed';
}

export interface Found {
  /** Full matches, best first, then partial ones. */
  readonly listings: readonly Listing[];
  /** The full matches among them. Null for a query without terms. */
  readonly full: ReadonlySet<Listing> | null;
  /** Terms, or phrases of terms, that none of the listings has. */
  readonly terms_without_a_match: readonly string[];
  /** Words that no offer contains, with what they were corrected to. */
  readonly corrected: readonly { readonly term: string; readonly read_as: readonly string[] }[];
  /** The least amounts that the query asks for. */
  readonly filters: Question['filters'];
  /** Parts of the query that were read as something else than terms, with the request that they stand for. */
  readonly read_as: Question['readAs'];
}

/**
 * The listings that a keyword query matches (docs/rules.md#search-match): those in whose names, category, tags or description
 * every term occurs as a substring, or a synonym of it, by relevance; then those with some of the terms by BM25. A query of only
 * white space is no filter.
 */
export function search(catalogue: Catalogue, listings: readonly Listing[], query: string): Found {
  const { terms, packages } = packagesRead(catalogue, searchTerms(catalogue, query));
  if (terms.length === 0) {
    return { listings, full: null, terms_without_a_match: [], corrected: [], filters: [], read_as: [] };
  }
  const { rest, isExcluded, readAs } = exclusions(catalogue, terms);
  const vendorAsked = vendorQuestion(catalogue, rest);
  // A question about a vendor without offers is read as its name alone, which leads to what replaces it.
  const aboutEnded = vendorAsked?.isQuestion && vendorAsked.vendor.offers.length === 0 ? vendorAsked : null;
  const question = readQuestion(catalogue, aboutEnded?.name.split(' ') ?? rest, listings);
  const index = searchIndex(catalogue);
  const units = unitsOf(index, question.terms);
  const alternatives = alternativesQuery(catalogue, question.listings, { terms: question.terms, units });
  const matches = alternatives ?? variedMatches(fullMatches(index, question.listings, units));
  // A word that was corrected to one other is read as that.
  const meant = units.flatMap(({ text, corrections }) => (corrections.length === 1 ? corrections : text.split(' ')));
  const questions = aboutEnded ? [aboutEnded] : sidesOf(meant).flatMap((side) => vendorQuestion(catalogue, side) ?? []);
  const named = namedFirst(catalogue, matches, { ...question, terms: meant, questions });
  const excludedLast = (found: readonly Listing[]) =>
    found.toSorted((one, other) => Number(isExcluded(one)) - Number(isExcluded(other)));
  const distinctTerms = eachOnce(terms);
  const best = excludedLast(inSearchOrder(catalogue, named, distinctTerms));
  const full = new Set(best);
  const partial = alternatives
    ? []
    : partialMatches(catalogue, question.listings, { terms: distinctTerms, units, known: full });
  const found = [...best, ...excludedLast(partial)];
  return {
    listings: found,
    full,
    terms_without_a_match: requiredUnits(units)
      .filter(({ hits }) => !found.some(({ position }) => hits?.strengths.has(position)))
      .map(({ text }) => text),
    corrected: [
      ...packages,
      ...units.flatMap(({ text, corrections }) => (corrections.length > 0 ? { term: text, read_as: corrections } : [])),
    ],
    filters: question.filters,
    // Of a vendor without an offer its risk is known.
    read_as: [
      ...readAs,
      ...question.readAs,
      ...questions.flatMap(({ text, vendor }) =>
        vendor.offers.length > 0 ? [] : { text, as: `/api/vendor-risk/${vendor.slug}` },
      ),
    ],
  };
}

/** A command that installs what follows it. */
const INSTALLING = /^(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|go|gem|cargo|composer) (?:i|install|add|get|require)$/;

/**
 * Terms with the name of a vendor in place of each package, address or client that names it, where no offer contains that: of
 * `npm install @acme/sdk`, `acme`. A compound is taken for a client only where it is the only term that says something.
 */
function packagesRead(catalogue: Catalogue, terms: readonly string[]) {
  const telling = terms.filter((term) => !isCommon(term));
  const packages = terms.flatMap((term) => {
    if (searchIndex(catalogue).hitsOfTerm(term)) return [];
    const exact = exactVendor(catalogue, term)?.vendor;
    // A word of a name is written as people write it.
    if (exact && searchIndex(catalogue).nameWords.has(term)) return [];
    const vendor =
      exact ??
      vendorOfPackage(catalogue, term) ??
      vendorOfAddress(catalogue, term) ??
      (telling.length === 1 ? vendorOfClient(catalogue, term) : null);
    return vendor && fold(vendor.name) !== term ? { term, read_as: fold(vendor.name).split(' ') } : [];
  });
  const isInstalled = terms.length > 2 && INSTALLING.test(terms.slice(0, 2).join(' '));
  const named = (term: string) => packages.find((read) => read.term === term)?.read_as ?? [term];
  return { terms: terms.slice(isInstalled ? 2 : 0).flatMap(named), packages };
}

/** The end of the name of a client. */
const CLIENT = /-(?:cli|client|sdk|js|node|py|python|go|php|ruby|java|rust|swift)$/;

/** The vendor whose name opens a compound that is a client of it, or of which no offer has all words: `acme-python`. */
function vendorOfClient(catalogue: Catalogue, term: string): Vendor | null {
  const [name = '', ...more] = term.split('-');
  if (more.length === 0 || more.some(isCommon) || isOrdinarySlug(catalogue, slug(name))) return null;
  const [unit] = unitsOf(searchIndex(catalogue), [term]);
  return unit?.hits && !CLIENT.test(term) ? null : (exactVendor(catalogue, name)?.vendor ?? null);
}

/** Reads the terms of a query against the listings that it searches. A question for changes or endings searches none. */
function readQuestion(catalogue: Catalogue, terms: readonly string[], listings: readonly Listing[]): Question {
  const text = terms.join(' ');
  const changes = changesQuestion(catalogue, terms);
  if (!changes && !ENDING.test(text)) return amountsQuery(terms, listings);
  const { vendor, since } = changes ?? {};
  const given = [vendor && `vendor=${vendor.slug}`, since && `since=${since}`].filter(Boolean).join('&');
  const as = changes ? `/api/changes${given && `?${given}`}` : '/api/deadlines';
  return { terms: [], listings: [], closest: new Set(), filters: [], readAs: [{ text, as }] };
}

/** Outweighs the weights of all terms. */
const WHOLE_NAME = 1_000_000_000;
const VERY_THING = WHOLE_NAME / 2;

/**
 * The vendors that a query names come first: by its terms without common words, in a question, or on a side of `vs`. Those in a
 * question come even where no text of theirs has its words. Of a vendor by its own name, what is not gated comes first, led by the
 * first offer of its file. Then come the offers that grant an amount of the very thing: those for everybody, else those for some.
 */
function namedFirst(
  catalogue: Catalogue,
  matches: readonly Match[],
  { terms, questions, listings, closest }: Question & { readonly questions: readonly VendorQuestion[] },
): readonly Match[] {
  const telling = terms.filter((term) => !isCommon(term));
  const whole = [terms.join(' '), ...questions.map(({ name }) => name)].map(slug);
  const names = [...whole, slug(telling.join(' '))];
  const inQuestions = questions.flatMap(({ vendor, name }) => [vendor, ...vendorsNamed(catalogue, [slug(name)])]);
  const named = new Set([...inQuestions, ...vendorsNamed(catalogue, names)]);
  const known = new Set(matches.map(({ listing }) => listing));
  const gateOf = (listing: Listing) => assess(catalogue, listing).gate?.code;
  const open = [...closest].filter((listing) => gateOf(listing) === undefined);
  const forSome = [...closest].filter((listing) => gateOf(listing) === 'eligibility_restricted');
  const leading = new Set(open.length > 0 ? open : forSome);
  const absent = listings.filter((listing) => inQuestions.includes(listing.vendor) && !known.has(listing));
  return [...matches, ...absent.map((listing) => ({ listing, relevance: 0 }))].map(({ listing, relevance }) => {
    const isOpen = gateOf(listing) === undefined;
    if (!named.has(listing.vendor)) return { listing, relevance: relevance + (leading.has(listing) ? VERY_THING : 0) };
    // By its own name: open main offer 4, other open ones 3, gated main offer 2, other gated ones 1; "Slack API" before "Slack".
    const isMain = firstOffer(catalogue, listing.vendor) === listing;
    const ofWhole = whole.includes(listing.vendor.slug) ? 4 : 0;
    const place = names.includes(listing.vendor.slug) ? 1 + 2 * Number(isOpen) + Number(isMain) + ofWhole : 1;
    return { listing, relevance: relevance + place * WHOLE_NAME };
  });
}

/** Every vendor of one of these slugs, or with a former name or an alias of it. */
function vendorsNamed(catalogue: Catalogue, names: readonly Slug[]): readonly Vendor[] {
  return names.flatMap((name) => [catalogue.vendorBySlug.get(name) ?? [], nameIndex(catalogue).others(name)].flat());
}
