import { fold } from '../text/fold.ts';
import type { Catalogue, CatalogueRecords, Listing } from '../../model/catalogue.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { namesOf } from '../names/name-index.ts';
import { exactVendor } from '../names/resolver.ts';
import { grants, limitFilter, type LimitFilter } from '../limits/limit-filter.ts';
import { newCustomerLimits } from '../limits/limits-of.ts';
import { MEASURES } from '../limits/measures.ts';
import { areKindredThings, measureOfThing, storageKind } from '../limits/things.ts';
import { STORAGE_KINDS, type Limit, type LimitMeasure, type StorageKind } from '../../model/limit.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { multiply, sizeOf } from '../figures/units.ts';
import { WordSet } from '../text/words.ts';

/** What is between the names of a comparison. */
const BETWEEN_SIDES = /^(?:vs|versus|or)$/;
/** Quotation marks and punctuation before a term; a full stop before a letter is part of a name (`.net`). */
const BEFORE = /^(?:(?!\.[\p{L}\p{N}])[\p{P}`´‘’“”])+/u;
/** The same after a term; `#` is part of a name (`c#`). */
const AFTER = /(?<!(?!#)[\p{P}`´‘’“”])(?:(?!#)[\p{P}`´‘’“”])+$/u;

/**
 * The terms of a query: separated by white space, folded, each once but for `vs` and `or`, without the punctuation around them. No term is
 * dropped: one of punctuation alone, or one that folds to nothing, stays as it is written, and no text may contain it.
 */
export function queryTerms(query: string): readonly string[] {
  return eachOnce(writtenTerms(query));
}

/** The terms of a query in their order, also more than once. */
function writtenTerms(query: string): readonly string[] {
  const written = query.split(/\s/).filter((term) => term !== '');
  return written.flatMap(termsOf);
}

/** The terms without repeats, but for `vs` and `or`. */
export function eachOnce(terms: readonly string[]): readonly string[] {
  // The names of a comparison may be more than two.
  return terms.filter((term, at) => BETWEEN_SIDES.test(term) || terms.indexOf(term) === at);
}

/**
 * The terms of a query as written, also more than once, without the endings of possessives, but for those of names: `neon` of
 * `Neon's`, and `let's encrypt`.
 */
export function searchTerms(catalogue: Catalogue, query: string): readonly string[] {
  return writtenTerms(query).map((term) => {
    const owner = term.replace(/(?<=.)['’]s$/, '');
    const written = `${owner}'s`;
    return owner !== term && possessivesOfNames(catalogue.records).has(written) ? written : owner;
  });
}

const possessivesOfNames = memoizeByRecord(({ vendors }: CatalogueRecords): ReadonlySet<string> => {
  return new Set(
    vendors
      .flatMap(namesOf)
      .flatMap((name) => fold(name).split(' '))
      .filter((word) => word.endsWith("'s")),
  );
});

/** Folding turns a few characters into several words. */
function termsOf(written: string): readonly string[] {
  const folded = fold(written).trim();
  if (folded === '') return [written];
  return folded.split(/\s+/).map((term) => {
    const bare = term.replace(BEFORE, '').replace(AFTER, '');
    return bare === '' ? term : bare;
  });
}

/** The words of a term or a synonym: `sign-in` has two. */
export function wordsOf(term: string): readonly string[] {
  return term.split(/[ /-]/).filter((word) => word !== '');
}

/** Words that carry no information on the kind of an offer. */
const COMMON = new WordSet(
  `
a an the and or of for to in on at by from with without as is are be it its my our your i we you me this that no
not than more less fewer least most over under up about around roughly approximately per any some all there have has offer offers very best good great cheap cheapest top free
freemium tier plan plans pricing service services tool tools app apps need want looking find give get use using
like alternative api apis provider providers software alternatives instead vs how what which where can do does
month monthly year day limit limits max maximum minimum unlimited still really something similar cheaper but happened cost costs much million thousand
replacement replacements competitor competitors migrate switch
lifetime forever always permanent permanently recently
kostenlos kostenlose kostenloser kostenloses kostenfrei gratis beste bester bestes fur mit und oder ein eine der die das ist anbieter
gratuit gratuite gratuits gratuites gratuita gratuito gratuitas gratuitos meilleur meilleure pour avec et un une le la les est fournisseur
`,
);
/** An amount: `3k/month`, `1gb`, `$5`, `10,000`. */
const AMOUNT = /^[$€£]?\d[\d.,]*(?:[kmb]|[kmgt]i?b)?(?:\/\w+)?\+?$/;

/** Whether a term carries no information on the kind of an offer, so that an offer without it may still match. */
export function isCommon(term: string): boolean {
  return COMMON.has(term) || AMOUNT.test(term);
}

/** Longest name of a product that is looked for in a query. */
export const MAX_NAME_TERMS = 6;

/** A query as it is read for what it asks (docs/rules.md#search-questions). */
export interface Question {
  readonly terms: readonly string[];
  /** The listings that grant the amounts of the query. */
  readonly listings: readonly Listing[];
  /** Those of them that grant one of the very thing that the query names: sms, and not messages. Empty where it names none. */
  readonly closest: ReadonlySet<Listing>;
  /** The amounts of the query. */
  readonly filters: readonly LimitFilter[];
  readonly readAs: readonly { readonly text: string; readonly as: string }[];
}

/** Reads the terms of a query against the listings that it searches. A question for the change log searches none. */
export function readQuestion(catalogue: Catalogue, terms: readonly string[], listings: readonly Listing[]): Question {
  const changes = changesQuestion(catalogue, terms);
  if (changes) {
    const { year, vendor } = changes;
    const given = [...(vendor ? [`vendor=${vendor.slug}`] : []), ...(year === null ? [] : [`since=${year}-01-01`])];
    const as = `/api/changes${given.length === 0 ? '' : `?${given.join('&')}`}`;
    return { terms: [], listings: [], closest: new Set(), filters: [], readAs: [{ text: terms.join(' '), as }] };
  }
  return withAmounts(terms, listings);
}

/** The terms on each side of `vs` or `or`; all of them without one. */
export function sidesOf(terms: readonly string[]): readonly (readonly string[])[] {
  const sides: string[][] = [[]];
  for (const term of terms) {
    if (BETWEEN_SIDES.test(term)) sides.push([]);
    else sides.at(-1)?.push(term);
  }
  return sides.filter((side) => side.length > 0);
}

const WHEN = '(?: recently| (?:in|this|since) (20\\d\\d|year))?';
const CHANGES = new RegExp(
  `^(?:what (?:got (worse|better)|changed|(was removed|shut down))(?: (?:at|with|for|by) (.+?))?` +
    `|what did (.+?) change|(?:price |pricing )?changes (?:at|of|to|in|by) (.+?))${WHEN}$`,
);

/**
 * Which part of the change log a query asks for: `what got worse in 2026`, `what changed at neon this year`; null for any other.
 */
export function changesQuestion(catalogue: Catalogue, terms: readonly string[]) {
  const match = CHANGES.exec(terms.join(' '));
  if (!match) return null;
  const [, worseOrBetter, ended, ...named] = match;
  const when = named.pop() ?? null;
  const [name] = named.filter(Boolean);
  const vendor = name === undefined ? null : exactVendor(catalogue, name)?.vendor;
  if (vendor === undefined) return null;
  const way = worseOrBetter ?? (ended === undefined ? null : 'worse');
  return { way, vendor, year: when === 'year' ? catalogue.date.slice(0, 4) : when };
}

/** Words around the name of a vendor in a question about it. */
const ASKING = new WordSet(
  `is are still free tier plan plans pricing price prices cost costs how much does do did have has there any offer offers a the of for can i use
  what happened happens to shut shutdown shutting down dead gone closed closing discontinued ended alive available anymore`,
);

export type VendorQuestion = NonNullable<ReturnType<typeof vendorQuestion>>;

/**
 * The vendor that terms name, alone (`heroku`) or in a question about it (`does heroku have a free tier`), with the name and the
 * question; null without one.
 */
export function vendorQuestion(catalogue: Catalogue, terms: readonly string[]) {
  const first = terms.findIndex((term) => !ASKING.has(term));
  const last = terms.findLastIndex((term) => !ASKING.has(term));
  // Such words may be part of the name.
  for (let start = 0; start <= first; start += 1) {
    for (let end = terms.length; end > last; end -= 1) {
      const name = terms.slice(start, end).join(' ');
      const vendor = exactVendor(catalogue, name)?.vendor;
      if (vendor) return { vendor, name, text: terms.join(' '), isQuestion: end - start < terms.length };
    }
  }
  return null;
}

/** Words that make an amount a minimum, or a maximum, which an offer need not reach. */
const BOUND =
  /\b(?:((?:no|not) (?:more than|over)|at most|(?:less|fewer) than|under|below|max|maximum)|more than|at least|over|min|minimum) $/;
/** An amount that signs make a minimum: `>= 5gb`, `5 gb+`. */
const SIGNED = /(?<!\S)(?:(?:>=?|≥) ?(?=[$€£]?\d)|([$€£]?\d[\d.,]*(?:[km]| ?[kmgt]?i?b)?)\+(?!\S))/g;
/** Words of a query that ask for a kind of storage. */
const KIND_WORDS: Readonly<Record<StorageKind, RegExp>> = {
  database: /\b(?:databases?|db|sql|postgres|postgresql|mysql|mariadb|mongodb|sqlite|redis)\b/,
  files: /\bfiles?\b/,
  object: /\b(?:objects?|s3|buckets?)\b/,
};

/** Amounts that are read in a query: each one asks every listing. */
const MAX_AMOUNTS = 4;

/** Reads the limits that a query names (`more than 1 gb`, `3000 emails a month`), but for one that no listing grants with those before. */
function withAmounts(terms: readonly string[], given: readonly Listing[]): Question {
  const signed = terms.join(' ').replace(SIGNED, (_, amount = '') => `at least ${amount}`);
  // "1m requests" are a million; folded, a scale has lost its capital.
  const text = signed.replace(/(?<=\d)[mb](?= \p{L})/gu, (scale) => scale.toUpperCase());
  const storage = STORAGE_KINDS.find((kind) => KIND_WORDS[kind].test(text));
  // "300 github actions minutes" is no number of actions.
  const figures = figuresOf(text).filter((figure) => !/^ (?:minute|hour)s\b/.test(text.slice(figure.end)));
  const filters: LimitFilter[] = [];
  const readAs: Question['readAs'][number][] = [];
  const closest = new Set<Listing>();
  let listings = given;
  // The words beside the amounts, and where those after the last amount begin.
  let others = '';
  let next = 0;
  for (const figure of figures.slice(0, MAX_AMOUNTS)) {
    const [opening = '', maximum] = BOUND.exec(text.slice(0, figure.start)) ?? [];
    // Without words that make it a minimum, an amount is one only where it has a period.
    const isMinimum = maximum === undefined && (opening !== '' || figure.period !== null);
    const read = isMinimum ? namedAmount(figure, storage) : null;
    if (!read) continue;
    const { filter, as, found, kept, end } = read;
    const granting = listings.filter(({ offer }) => grants(newCustomerLimits(offer), filter));
    if (granting.length === 0) continue;
    const isOfThing = ({ thing }: Limit): boolean => found !== null && areKindredThings(thing, found.thing, found.kind);
    for (const listing of granting)
      if (grants(newCustomerLimits(listing.offer).filter(isOfThing), filter)) closest.add(listing);
    const start = figure.start - opening.length;
    filters.push(filter);
    readAs.push({ text: text.slice(start, end).trim(), as });
    others += `${text.slice(next, start)} ${kept} `;
    listings = granting;
    next = end;
  }
  const rest = next === 0 ? terms : writtenTerms(others + text.slice(next));
  return { terms: next > 0 && rest.every(isCommon) ? [] : eachOnce(rest), listings, closest, filters, readAs };
}

/** A figure as a filter, by its parameter and value, with the end of its words and those of them that stay terms. */
function namedAmount(figure: Figure, storage: StorageKind | undefined) {
  const { kind, unit, thing, period, per, words, end } = figure;
  const counted = (thing ?? '').replace(/ (?:minute|hour)$/, '');
  const { found, kept } = per === null ? thingIn(counted, kind) : { found: null, kept: '' };
  // A query for users means those of a product.
  const measure = counted === 'user' ? 'users' : (found?.measure ?? measureOfUnit(figure, storage));
  if (measure === null) return null;
  const [sign, more] = measure === 'storage' ? [' ', storageKind(counted) ?? storage] : ['/', period];
  const size = sizeOf(kind === 'bytes' ? unit : MEASURES[measure].unit);
  const written = kind === 'bytes' || kind === 'money' ? unit : '';
  const value = `${multiply(figure.amount, 1 / size)}${written}${more ? `${sign}${more}` : ''}`;
  const as = `min_${measure}=${value}`;
  const filter = limitFilter(`min_${measure}`, value);
  const isTaken = found !== null || (thing ?? per) === null;
  return 'error' in filter ? null : { filter, as, found, kept, end: isTaken ? end : end - words.length };
}

/** The thing of the table that words end or begin with, the longer of both, and the other words: "ram" of "ram server". */
function thingIn(counted: string, kind: Figure['kind']) {
  const words = counted.split(' ');
  const lengthOf = (text: string): number => text.split(' ').length;
  const ending = measureOfThing(counted, kind);
  const least = ending === null ? 0 : lengthOf(ending.thing);
  for (let length = words.length - 1; length > 0; length -= 1) {
    const opening = measureOfThing(words.slice(0, length).join(' '), kind);
    // Of "ram hosting" both are known; memory is never meant for room.
    if (opening && (lengthOf(opening.thing) > least || opening.measure === 'memory'))
      return { found: opening, kept: words.slice(length).join(' ') };
  }
  return { found: ending, kept: ending === null ? '' : words.slice(0, -least).join(' ') };
}

/** What an amount is of whose thing no measure knows: bytes are held, or flow where they have a period and nothing holds them. */
function measureOfUnit({ kind, unit, thing, period }: Figure, storage: StorageKind | undefined): LimitMeasure | null {
  const isFlow = thing === null && period !== null && storage === undefined;
  if (kind === 'bytes') return isFlow ? 'bandwidth' : 'storage';
  return unit === 'minute' && thing === null ? 'minutes' : null;
}
