import type { Listing } from '../../model/catalogue.ts';
import { grants, isLimitFilterError, limitFilter, type LimitFilter } from '../limits/limit-filter.ts';
import { newCustomerLimits } from '../limits/limits-of.ts';

/** A query as it is read for what it asks (docs/rules.md#search-questions). */
export interface Question {
  /** The terms that are searched. */
  readonly terms: readonly string[];
  /** The names on both sides of `vs` or `or`; else none. */
  readonly sides: readonly string[];
  /** The listings that grant the amount of the query. */
  readonly listings: readonly Listing[];
  readonly readAs: readonly { readonly text: string; readonly as: string }[];
}

/** Reads the terms of a query against the listings that it searches. */
export function readQuestion(terms: readonly string[], listings: readonly Listing[]): Question {
  const limited = limitOf(terms, listings);
  const searched = limited?.rest ?? terms;
  return {
    terms: searched,
    sides: sidesOf(searched),
    listings: limited?.granting ?? listings,
    readAs: [...(limited ? [limited.readAs] : []), ...changesOf(terms)],
  };
}

const VERSUS = new Set(['vs', 'versus', 'or']);

function sidesOf(terms: readonly string[]): readonly string[] {
  const at = terms.findIndex((term) => VERSUS.has(term));
  if (at < 1 || at === terms.length - 1) return [];
  return [terms.slice(0, at).join(' '), terms.slice(at + 1).join(' ')];
}

/** `what got worse in 2026`: a question for the change log. */
function changesOf(terms: readonly string[]): Question['readAs'] {
  const text = terms.join(' ');
  const [, year] = /^what (?:got worse|changed|got better|was removed|shut down)(?: in (20\d\d))?$/.exec(text) ?? [];
  if (year === undefined && !/^what (?:got worse|changed)/.test(text)) return [];
  return [{ text, as: `/api/changes${year === undefined ? '' : `?since=${year}-01-01`}` }];
}

/** The measure of what is counted, by its word. */
const MEASURE_OF_WORD: ReadonlyMap<string, string> = new Map([
  ['emails', 'emails'],
  ['mails', 'emails'],
  ['messages', 'messages'],
  ['requests', 'requests'],
  ['calls', 'requests'],
  ['users', 'users'],
  ['mau', 'users'],
  ['seats', 'seats'],
  ['members', 'seats'],
  ['projects', 'projects'],
  ['databases', 'databases'],
  ['events', 'events'],
  ['minutes', 'minutes'],
]);

const BEFORE_AMOUNT = ['more than', 'at least', 'over', 'minimum'];
const AMOUNT = /^(\d[\d,]*(?:\.\d+)?)(k|m)?([kmgt]i?b)?$/;
const BYTES = /^[kmgt]i?b$/;

/** The limit that a query names: `more than 1 gb`, `at least 3000 emails a month`. Null where no listing grants it. */
function limitOf(terms: readonly string[], listings: readonly Listing[]) {
  for (const opening of BEFORE_AMOUNT) {
    const words = opening.split(' ');
    const at = terms.findIndex((_, place) => words.every((word, index) => terms[place + index] === word));
    if (at === -1) continue;
    const from = at + words.length;
    const read = amountAt(terms, from);
    if (!read) continue;
    const granting = listings.filter(({ offer }) => grants(newCustomerLimits(offer), read.filter));
    if (granting.length === 0) return null;
    const rest = [...terms.slice(0, at), ...terms.slice(read.end)];
    if (rest.length === 0) return null;
    return { rest, granting, readAs: { text: terms.slice(at, read.end).join(' '), as: `${read.name}=${read.value}` } };
  }
  return null;
}

interface NamedAmount {
  readonly filter: LimitFilter;
  readonly name: string;
  readonly value: string;
  /** The place of the term after the amount. */
  readonly end: number;
}

function amountAt(terms: readonly string[], at: number): NamedAmount | null {
  const [, number, scale = '', unit] = AMOUNT.exec(terms[at] ?? '') ?? [];
  if (number === undefined) return null;
  const next = terms[at + 1] ?? '';
  const bytes = unit ?? (BYTES.test(next) ? next : undefined);
  const measure = bytes === undefined ? MEASURE_OF_WORD.get(next) : 'storage';
  if (measure === undefined) return null;
  let end = at + (unit === undefined ? 2 : 1);
  let value = `${number.replaceAll(',', '')}${scale}${(bytes ?? '').toUpperCase().replace('I', 'i')}`;
  if (['a', 'per', '/'].includes(terms[end] ?? '') && terms[end + 1] === 'month') {
    value += bytes === undefined ? '/month' : '';
    end += 2;
  }
  const name = `min_${measure}`;
  const filter = limitFilter(name, value);
  return isLimitFilterError(filter) ? null : { filter, name, value, end };
}
