import type { Limit, LimitMeasure } from '../../model/limit.ts';
import { figuresOfEntry, type EntryFigure } from '../figures/entry-figures.ts';
import { tierClass } from '../tier-class.ts';
import { scaled } from '../figures/amount.ts';
import { distributed } from './distribution.ts';
import { measureOf } from './measure.ts';

type Entry = Parameters<typeof figuresOfEntry>[0];

const limitsByOffer = new WeakMap<Entry, readonly Limit[]>();

/** The limits of an offer's free tier, read from its description once; in the order of the text. */
export function limitsOf(offer: Entry): readonly Limit[] {
  const known = limitsByOffer.get(offer);
  if (known) return known;
  const limits = readLimits(offer);
  limitsByOffer.set(offer, limits);
  return limits;
}

/** The limits that the description states, whatever an editor wrote. */
export function readLimits(offer: Entry): readonly Limit[] {
  const figures = figuresOfEntry(offer).filter(({ source }) => source === 'description');
  const isSold = tierClass(offer.tier) === 'not free';
  return figures.flatMap((entry) => {
    if (isSold && !/\bfree\b(?! tier\b)/i.test(entry.sentence)) return [];
    const measure = measureOf(entry, offer.category);
    if (measure === null) return [];
    const sentence = figures.filter((other) => other.sentence === entry.sentence);
    return [limitOf(entry, measure, sentence)];
  });
}

function limitOf(entry: EntryFigure, measure: LimitMeasure, inSentence: readonly EntryFigure[]): Limit {
  const { figure } = entry;
  const { period, each } = distributed(entry, inSentence);
  const isFlow = !STOCKS.has(measure);
  const named = isFlow && period !== null ? periodName(period, figure.periods) : null;
  return {
    measure,
    amount: figure.kind === 'unlimited' ? null : scaled(figure.amount * figure.times, 1 / SIZE[measure]),
    unit: unitOf(measure, figure.unit),
    per: [each, named].filter((part) => part !== null).join(' per ') || null,
    text: figure.text,
  };
}

/** Measures of what is held at one time, which no period renews. */
const STOCKS: ReadonlySet<LimitMeasure> = new Set(['storage', 'memory', 'seats', 'users', 'projects', 'databases']);

/** Seconds or bytes in one unit of a measure. */
const SIZE = {
  storage: 1,
  memory: 1,
  bandwidth: 1,
  requests: 1,
  users: 1,
  seats: 1,
  emails: 1,
  messages: 1,
  minutes: 60,
  compute_hours: 3600,
  projects: 1,
  databases: 1,
  tokens: 1,
  events: 1,
  records: 1,
  credit: 1,
} as const satisfies Record<LimitMeasure, number>;

const UNITS: ReadonlyMap<LimitMeasure, string> = new Map([
  ['storage', 'bytes'],
  ['memory', 'bytes'],
  ['bandwidth', 'bytes'],
  ['minutes', 'minutes'],
  ['compute_hours', 'hours'],
]);

function unitOf(measure: LimitMeasure, written: string | null): string | null {
  return measure === 'credit' ? written : (UNITS.get(measure) ?? null);
}

function periodName(period: string, periods: number): string {
  return periods === 1 ? period : `${periods} ${period}s`;
}
