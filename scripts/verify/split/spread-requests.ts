import { RISK_LEVELS, STABILITIES, CHANGE_TYPES, ELIGIBILITY_TYPES } from '../../../src/model/vocabulary.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { mulberry32 } from '../../../src/rules/ranking/shuffle.ts';
import { picked } from '../../lib/random.ts';

/** Kinds of requests. */
export const SHAPES = 24;

/** Requests spread over a catalogue and over every route that takes a parameter; the same ones for the same catalogue. */
export function spreadRequests(catalogue: Catalogue, count: number): readonly string[] {
  const random = mulberry32(SEED);
  const pick: Pick = (values) => picked(random, values);
  return Array.from({ length: count }, (_, place) => shape(catalogue, place % SHAPES, pick));
}

/** Tests ask the same requests each time. */
const SEED = 20_261_122;

type Pick = <T>(values: readonly T[]) => T;

function shape(catalogue: Catalogue, kind: number, pick: Pick): string {
  const text = (value: string): string => encodeURIComponent(value);
  const vendor = (): string => text(pick([pick(catalogue.records.vendors).name, pick(catalogue.records.vendors).slug]));
  const listing = pick(catalogue.listings);
  const category = (): string => text(pick(catalogue.records.categories).slug);
  const words = (): readonly string[] => pick(catalogue.listings).offer.description.split(/\s+/);
  const word = (): string => text(pick(words()).slice(0, 40) || 'free');
  const typo = (): string => text(mistyped(pick(words()), pick));
  const names = (length: number): string => Array.from({ length }, vendor).join(',');
  const tag = (): string => text(pick([...listing.offer.tags, 'nosuchtag']));
  switch (kind) {
    case 0:
      return `/api/offers?q=${word()}`;
    case 1:
      return `/api/offers?q=${word()}%20${word()}`;
    case 2:
      return `/api/offers?q=${vendor()}%20alternative`;
    case 3:
      return `/api/offers?q=${typo()}&category=${category()}`;
    case 4:
      return `/api/offers?q=${word()}%20${typo()}%20${word()}&limit=50&offset=${pick([0, 20, 5000])}`;
    case 5:
      return `/api/offers?tag=${tag()}&free=${pick(['true', 'false'])}&limit=7`;
    case 6:
      return `/api/offers?eligibility=${pick(ELIGIBILITY_TYPES)}&min_storage=${pick(['1GB', '500MB'])}&stability=${pick(STABILITIES)}`;
    case 7:
      return `/api/offers?q=${pick(['a', 'db', 'ci', 'free', 'é', '%00', '"', '1', '日本'].map(text))}&limit=3`;
    case 8:
      return `/api/details/${vendor()}?alternatives=${pick(['true', 'false'])}&limit=5`;
    case 9:
      return `/api/details/${typo()}`;
    case 10:
      return `/api/vendor-risk/${vendor()}`;
    case 11:
      return `/api/compare?a=${vendor()}&b=${vendor()}`;
    case 12:
      return `/api/audit-stack?services=${names(6)},${typo()}`;
    case 13:
      return `/api/costs?services=${names(4)}&scale=${pick(['hobby', 'startup', 'growth'])}`;
    case 14:
      return `/api/changes?vendor=${word()}&limit=30`;
    case 15:
      return `/api/changes?type=${pick(CHANGE_TYPES)}&category=${category()}&since=2025-0${pick([1, 5, 9])}-01`;
    case 16:
      return `/api/changes?vendors=${names(3)}&include_retracted=true&offset=${pick([0, 1])}`;
    case 17:
      return `/api/newest?since=2026-0${pick([1, 3, 6, 9])}-01&limit=${pick([5, 50])}`;
    case 18:
      return `/api/stack?use_case=${pick(['saas', 'blog', 'mobile'])}&requirements=${category()},${category()}`;
    case 19:
      return `/api/feeds${pick(['', '.json'])}?vendors=${names(2)}`;
    case 20:
      return `/search?q=${word()}&level=${pick([...RISK_LEVELS, 'unranked'])}&tag=${tag()}`;
    case 21:
      return `/search?category=${category()}&free=true&sort=${pick(['best', 'newest', 'name'])}&page=${pick([1, 2])}`;
    case 22:
      return pick([
        `/api/expiring?within_days=${pick([3, 45, 200])}`,
        `/api/deadlines?type=${pick(CHANGE_TYPES)}`,
        `/api/referral-codes/${vendor()}`,
        `/api/new?days=${pick([2, 20])}`,
        `/api/hosting-pricing?limit=3`,
        '/api/deadlines',
      ]);
    default:
      return pick([
        `/vendor/${typo()}`,
        `/vendor/${vendor()}`,
        `/alternatives/${vendor()}`,
        `/changes?vendor=${word()}`,
        `/compare/${category()}`,
        '/nothing/here',
      ]);
  }
}

/** A word with one letter left out, doubled, or swapped with the next. */
function mistyped(word: string, pick: Pick): string {
  const at = pick([1, 2, 3, 4]);
  const rest = word.slice(at);
  return pick([
    word.slice(0, at) + rest.slice(1),
    word.slice(0, at) + rest.charAt(0) + rest,
    word.slice(0, at) + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
  ]);
}
