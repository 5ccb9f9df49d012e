import type { Listing } from '../../model/catalogue.ts';
import { STORAGE_KINDS, type Limit, type LimitMeasure, type StorageKind } from '../../model/limit.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { multiply, sizeOf } from '../figures/units.ts';
import { grants, limitFilter, type LimitFilter } from '../limits/limit-filter.ts';
import { newCustomerLimits } from '../limits/limits-of.ts';
import { MEASURES } from '../limits/measures.ts';
import { areKindredThings, measureOfThing, storageKind } from '../limits/things.ts';
import { eachOnce, isCommon, writtenTerms } from './query.ts';

/** A query as it is read for what it asks (docs/rules.md#search-questions). */
export interface Question {
  readonly terms: readonly string[];
  /** The listings that grant the amounts of the query. */
  readonly listings: readonly Listing[];
  /** Those of them that come first: they grant an amount of the very thing (sms, and not messages), or one that is no minimum. */
  readonly closest: ReadonlySet<Listing>;
  /** The amounts of the query. */
  readonly filters: readonly LimitFilter[];
  readonly readAs: readonly { readonly text: string; readonly as: string }[];
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

/** Words of a query whose bytes with a period are taken in, and do not go out. */
const TAKING_IN = /\b(?:logs?|logging|metrics?|trac(?:es?|ing)|observability|apm|telemetry)\b/;

/** Amounts that are read in a query: each one asks every listing. */
const MAX_AMOUNTS = 4;

/** Reads the limits that a query names, but for one that no listing grants with those before. `postgres 5gb` leaves out no listing. */
export function amountsQuery(terms: readonly string[], given: readonly Listing[]): Question {
  const signed = terms.join(' ').replace(SIGNED, (_, amount = '') => `at least ${amount}`);
  // "1m requests" are a million; folded, a scale has lost its capital.
  const text = signed.replace(/(?<=\d)[mb](?=[ /]\p{L})/gu, (scale) => scale.toUpperCase());
  const amounts: Amount[] = [];
  const closest = new Set<Listing>();
  let listings = given;
  for (const amount of amountsIn(text)) {
    const { filter, found, isMinimum } = amount;
    const granting = listings.filter(({ offer }) => grants(newCustomerLimits(offer), filter));
    if (granting.length === 0) continue;
    amounts.push(amount);
    if (isMinimum) listings = granting;
    const isOfThing = ({ thing }: Limit): boolean => found !== null && areKindredThings(thing, found.thing, found.kind);
    for (const listing of granting)
      if (!isMinimum || grants(newCustomerLimits(listing.offer).filter(isOfThing), filter)) closest.add(listing);
  }
  const rest = amounts.length === 0 ? terms : writtenTerms(withoutAmounts(text, amounts));
  const isAmountsOnly = amounts.length > 0 && rest.every(isCommon);
  return {
    terms: isAmountsOnly ? [] : eachOnce(rest),
    listings: isAmountsOnly && listings === given ? [...closest] : listings,
    closest,
    filters: amounts.map(({ filter }) => filter),
    readAs: amounts.map(({ start, end, as }) => ({ text: text.slice(start, end).trim(), as })),
  };
}

type Amount = ReturnType<typeof amountsIn>[number];

/** The first amounts of a text, but for maximums. */
function amountsIn(text: string) {
  const storage = STORAGE_KINDS.find((kind) => KIND_WORDS[kind].test(text));
  const flow = TAKING_IN.test(text) ? 'ingestion' : 'bandwidth';
  // "300 github actions minutes" is no number of actions.
  const figures = figuresOf(text).filter((figure) => !/^ (?:minute|hour)s\b/.test(text.slice(figure.end)));
  return figures.slice(0, MAX_AMOUNTS).flatMap((written) => {
    const figure = withThingBefore(text, written);
    const [opening = '', maximum] = BOUND.exec(text.slice(0, figure.start)) ?? [];
    // Without words that make it a minimum, an amount is one only where it has a period.
    const isMinimum = opening !== '' || figure.period !== null;
    const amount = maximum === undefined ? namedAmount(figure, storage, flow) : null;
    // "2 factor auth" is no number of sign-ins, and "5 users" may be colleagues.
    const isCounted = amount?.found && amount.kept === '' && figure.thing !== 'user';
    const isAmount = isMinimum || figure.kind === 'bytes' || isCounted;
    // The thing of an amount that is no minimum stays a term.
    const found = isMinimum || !amount ? amount : { ...amount, as: `${amount.as} first`, kept: figure.words };
    return found && isAmount ? { ...found, isMinimum, start: figure.start - opening.length } : [];
  });
}

/** A figure without a thing of its own, with the one that stands before it, which stays a term: `logs 50 gb`, `emails 10000 per month`. */
function withThingBefore(text: string, figure: Figure): Figure {
  if (figure.thing !== null) return figure;
  const before = text.slice(0, figure.start).replace(BOUND, '').trimEnd().split(' ');
  const amount = text.slice(figure.start, figure.end - figure.words.length);
  for (const count of [3, 2, 1]) {
    const phrase = before.slice(-count).join(' ');
    const [moved] = figuresOf(`${amount} ${phrase}`);
    // "Embedding 2" is a name.
    const isName = figure.kind === 'count' && !phrase.endsWith('s');
    if (!moved || moved.words.trim() !== phrase || isName) continue;
    const { kind, unit, thing } = moved;
    const isWhole = thing !== null && measureOfThing(thing, kind)?.thing === thing;
    if (isWhole || kind !== figure.kind) return { ...figure, kind, unit, thing, amount: moved.amount };
  }
  return figure;
}

/** A text without its amounts, but with the words of them that stay terms. */
function withoutAmounts(text: string, amounts: readonly Amount[]): string {
  let rest = '';
  let next = 0;
  for (const { start, end, kept } of amounts) {
    rest += `${text.slice(next, start)} ${kept} `;
    next = end;
  }
  return rest + text.slice(next);
}

/** A figure as a filter, by its parameter and value, with the end of its words and those of them that stay terms. */
function namedAmount(figure: Figure, storage: StorageKind | undefined, flow: LimitMeasure) {
  const { kind, unit, thing, period, per, words, end } = figure;
  const counted = (thing ?? '').replace(/ (?:minute|hour)$/, '');
  const { found, kept } = per === null ? thingIn(counted, kind) : { found: null, kept: '' };
  // A query for users means those of a product.
  const measure = counted === 'user' ? 'users' : (found?.measure ?? measureOfUnit(figure, storage ? 'storage' : flow));
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

/** What an amount is of whose thing no measure knows: bytes are held, but of the measure given where they have a period. */
function measureOfUnit({ kind, unit, thing, period }: Figure, flow: LimitMeasure): LimitMeasure | null {
  if (kind === 'bytes') return thing === null && period !== null ? flow : 'storage';
  // "More than $5,000" is of credit; "$5 a month" is a price.
  if (kind === 'money' && thing === null && period === null) return 'credit';
  return unit === 'minute' && thing === null ? 'minutes' : null;
}
