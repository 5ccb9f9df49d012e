import type { Limit } from '../../model/limit.ts';
import type { Figure } from '../figures/figure.ts';
import { unitOf } from '../figures/units.ts';
import { MEASURES, type MeasureKind } from '../limits/measures.ts';
import { areKindredThings, measureOfThing, storageKind, thingsOfKind } from '../limits/things.ts';

/** A limit of an entry as a figure that a page may state. */
export interface WantedFigure {
  /** The authored line. */
  readonly text: string;
  readonly figure: Figure;
  readonly limit: Limit;
  readonly kind: MeasureKind;
  readonly scope: string | null;
  /** Whether a figure has the limit's period and scope. */
  readonly hasRateOf: (figure: Figure) => boolean;
  /** The amount is of the whole tier: no note narrows it to a part of the product. */
  readonly isWhole: boolean;
  /** What plans grant without a name: room, a flow, or an amount of time or money. */
  readonly isQuota: boolean;
}

/** Seconds in a unit in which limits of time are kept. */
const SECONDS: ReadonlyMap<string | null, number> = new Map([
  ['minutes', 60],
  ['hours', 3600],
  ['GB-hours', 3600],
  ['days', 86_400],
]);
const FIGURE_KINDS = {
  bytes: 'bytes',
  count: 'count',
  duration: 'duration',
  money: 'money',
  percent: 'percent',
} as const satisfies Record<MeasureKind, Figure['kind']>;
const WHOLE_ACCOUNT: ReadonlySet<string> = new Set([
  'account',
  'workspace',
  'organization',
  'organisation',
  'team',
  'plan',
  'customer',
  'company',
]);

export function wantedFigure(limit: Limit): WantedFigure {
  const { kind } = MEASURES[limit.measure];
  const scope = scopeName(limit.scope ?? null);
  const figure: Figure = {
    kind: limit.amount === null ? 'unlimited' : FIGURE_KINDS[kind],
    amount: limit.amount === null ? Number.POSITIVE_INFINITY : limit.amount * (SECONDS.get(limit.unit) ?? 1),
    isAmount: true,
    unit: kind === 'money' ? limit.unit : (/\b[KMGTP]i?B\b/.exec(limit.text)?.[0] ?? null),
    thing: limit.thing,
    period: null,
    per: scope,
    text: limit.text,
    start: 0,
    end: limit.text.length,
  };
  const hasRateOf = (page: Figure): boolean => isSamePeriod(limit, page) && isSameScope(scope, scopeName(page.per));
  return {
    text: limit.text,
    figure,
    limit,
    kind,
    scope,
    hasRateOf,
    isWhole: limit.note === undefined,
    isQuota: limit.measure === 'storage' || MEASURES[limit.measure].isFlow,
  };
}

function scopeName(scope: string | null): string | null {
  return scope === null || WHOLE_ACCOUNT.has(scope) ? null : scope;
}

function isSameScope(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return areKindredThings(one, other, 'count');
}

/** A credit of no stated period is one that is given once; any other period must be stated. */
function isSamePeriod({ per, measure, amount }: Limit, page: Figure): boolean {
  const stated = periodName(page);
  if (amount === null) return stated === null || stated === per;
  if (per === 'once' && measure === 'credit') return stated === null || stated === 'once';
  return stated === per;
}

function periodName({ period, thing }: Figure): string | null {
  // Users who are active in a month are counted so, and not granted anew.
  if (period === null || /\b(?:active|tracked|unique) user$/.test(thing ?? '')) return null;
  return period;
}

/**
 * How surely a figure of a page counts what a limit does; null where its unit or its thing is another. Words of one
 * measure that mean the same are one group of the table of measures.
 */
export function likenessOf({ limit, kind }: WantedFigure, figure: Figure): 'same' | 'near' | 'nameless' | null {
  if (figure.kind !== 'unlimited' && figure.kind !== FIGURE_KINDS[kind]) return null;
  const thing = pageThing(figure, kind);
  if (
    kind === 'duration' &&
    (/^gb-/.test(figure.thing ?? '') || figure.thing === 'gb-hour') !== (limit.unit === 'GB-hours')
  )
    return null;
  if (thing === null) return figure.kind === 'unlimited' ? null : 'nameless';
  if (kind === 'money') return /\b(?:credit|usage|grant|voucher|spend)s?$/.test(thing) ? 'same' : null;
  if (isApart(thing, limit.thing)) return null;
  if (thing === limit.thing || areKindredThings(thing, limit.thing, kind))
    return hasOtherKind(limit, thing) ? null : 'same';
  const measure = measureOfThing(thing, kind)?.measure;
  if (measure !== limit.measure)
    return thing.split(' ').at(-1) === limit.thing.split(' ').at(-1) && measure === undefined ? 'near' : null;
  if (limit.measure === 'storage') return hasOtherKind(limit, thing) ? null : 'near';
  return thing.endsWith(` ${limit.thing}`) || limit.thing.endsWith(` ${thing}`) ? 'near' : null;
}

/**
 * Whether a figure of a page may count what a limit does where a reader says that it does: its thing has no name, or one that
 * belongs to no other measure, has no other qualifier and is no other kind of storage.
 */
export function mayCount({ limit, kind }: WantedFigure, figure: Figure): boolean {
  if (figure.kind !== FIGURE_KINDS[kind]) return false;
  const thing = pageThing(figure, kind);
  if (thing === null) return true;
  const measure = measureOfThing(thing, kind)?.measure;
  return (
    (measure === undefined || measure === limit.measure) && !isApart(thing, limit.thing) && !hasOtherKind(limit, thing)
  );
}

/** Qualifiers that make another thing of the same noun: guest seats, archived projects. */
const QUALIFIERS =
  /\b(?:guest|viewer|view-only|read-only|archived|demo|sample|draft|test|trial|external|temporary|beta|legacy|shared|public|private|inactive|preview|concurrent|parallel|simultaneous|custom|failed)\b/g;

/** Whether only one of two things has such a qualifier, or both have words before one noun and share none of them. */
function isApart(one: string, other: string): boolean {
  const [first, second] = [one, other].map((thing) => (thing.match(QUALIFIERS) ?? []).join(' '));
  if (first !== second) return true;
  const [words, known] = [one.split(' '), other.split(' ')];
  if (words.at(-1) !== known.at(-1) || words.length < 2 || known.length < 2 || one === other) return false;
  return (
    !areKindredThings(words.slice(-2).join(' '), known.slice(-2).join(' '), 'count') &&
    !words.slice(0, -1).some((word) => known.includes(word)) &&
    !isListed(words) &&
    !isListed(known)
  );
}

/** Two words that the table of measures has as one thing: "api call". */
const isListed = (words: readonly string[]): boolean => isWhole(words.slice(-2).join(' '));

const isWhole = (thing: string): boolean =>
  (['count', 'bytes', 'duration'] as const).some((kind) => thingsOfKind(kind).includes(thing));

/** A gigabyte of files is no gigabyte of a database. */
function hasOtherKind(limit: Limit, thing: string): boolean {
  const named = storageKind(thing);
  return limit.kind !== undefined && named !== undefined && limit.kind !== named;
}

/** Words that name no thing: what they stand beside is whatever the plan grants. */
const NAMELESS =
  /^(?:(?:total|free|monthly|daily|included|fair|plan|base) )*(?:included|usage|quota|allowance|limit|total|amount|plan|tier|unit|month|day)$/;
/** What time is used for, besides the things of the table. */
const TIME_OF = /[ -](?:second|minute|hour|day)s?$/;

/** What a figure of a page counts, in the words of the table of measures; null where it names nothing. */
function pageThing({ thing }: Figure, kind: MeasureKind): string | null {
  if (thing === null || NAMELESS.test(thing)) return null;
  if (kind !== 'duration') return thing.replace(/^(.*\b(?:database|db|repository|disk|mailbox)) size$/, '$1');
  if (unitOf(thing)) return null;
  const used = thing.replace(/^[a-z]+-(?:hour|minute|second)s? /, '').replace(TIME_OF, '');
  return /^(?:cu|acu|ccu)$/.test(used) ? 'compute' : used;
}
