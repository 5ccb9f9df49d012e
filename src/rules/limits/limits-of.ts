import type { Limit, LimitMeasure, WrittenLimit } from '../../model/limit.ts';
import type { Offer } from '../../model/offer.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { figuresOfEntry } from '../figures/entry-figures.ts';
import { tierClass } from '../risk/tier-class.ts';
import { scaled } from '../figures/amount.ts';
import { distributed, type Distributed } from './distribution.ts';
import { MEASURE_KINDS } from './measure-kinds.ts';
import { measureOf } from './measure.ts';

type Entry = Parameters<typeof figuresOfEntry>[0] & Pick<Offer, 'limits'>;

const limitsByOffer = new WeakMap<Entry, readonly Limit[]>();

/**
 * The limits of an offer's free tier, memoized: those of the description in text order, then those an editor wrote,
 * which replace the derived limits of their measures (docs/rules.md#limits).
 */
export function limitsOf(offer: Entry): readonly Limit[] {
  const known = limitsByOffer.get(offer);
  if (known) return known;
  const limits = withWritten(readLimits(offer), offer.limits ?? []);
  limitsByOffer.set(offer, limits);
  return limits;
}

/** The limits derived from the description only. */
export function readLimits(offer: Entry): readonly Limit[] {
  const figures = figuresOfEntry(offer).filter(({ source }) => source === 'description');
  const isSold = tierClass(offer) === 'not free';
  return figures.flatMap((entry) => {
    if (isSold && !/\bfree\b(?! tier\b)/i.test(entry.sentence)) return [];
    const measure = measureOf(entry, offer.category);
    if (measure === null) return [];
    const sentence = figures.filter((other) => other.sentence === entry.sentence);
    return [limitOf(entry.figure, measure, distributed(entry, sentence))];
  });
}

/** A limit written by an editor; null when the text is not one amount of the measure. */
export function writtenLimit({ measure, text }: WrittenLimit): Limit | null {
  const [figure, ...more] = figuresOf(text);
  if (!figure || more.length > 0 || (figure.kind !== 'unlimited' && figure.kind !== MEASURE_KINDS[measure]))
    return null;
  return { ...limitOf(figure, measure, { period: figure.period, each: figure.per }), text };
}

function withWritten(read: readonly Limit[], written: readonly WrittenLimit[]): readonly Limit[] {
  if (written.length === 0) return read;
  const limits = written.map(writtenLimit).filter((limit) => limit !== null);
  const measures = new Set(limits.map(({ measure }) => measure));
  return [...read.filter(({ measure }) => !measures.has(measure)), ...limits];
}

/** "2 x 256 MB" of memory are two instances, which no single program can use together. */
function limitOf(figure: Figure, measure: LimitMeasure, { period, each }: Distributed): Limit {
  const isRenewed = !STOCKS.has(measure);
  const named = isRenewed && period !== null ? periodName(period, figure.periods) : null;
  return {
    measure,
    amount:
      figure.kind === 'unlimited'
        ? null
        : scaled(figure.amount * (measure === 'memory' ? 1 : figure.times), 1 / SIZE[measure]),
    unit: limitUnit(measure, figure.unit),
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

function limitUnit(measure: LimitMeasure, written: string | null): string | null {
  return measure === 'credit' ? written : (UNITS.get(measure) ?? null);
}

function periodName(period: string, periods: number): string {
  return periods === 1 ? period : `${periods} ${period}s`;
}
