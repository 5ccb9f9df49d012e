import type { Limit, LimitMeasure } from '../../model/limit.ts';
import { type Figure, isSameAmount } from '../figures/figure.ts';
import { sizeOf, unitOf } from '../figures/units.ts';
import { singular } from '../figures/words.ts';
import { MEASURES } from '../limits/measures.ts';
import { areKindredThings, kindredThings, measureOfThing, storageKind } from '../limits/things.ts';
import { periodsIn } from '../figures/rate.ts';
import type { PageFigure } from './page-figures.ts';
import { ZERO_AMOUNT } from './plan-prices.ts';
import { hasReservation, PAID_PLANS } from './reservations.ts';
import { GRANTED, strangeWords } from './understood.ts';

/** The amount of a limit as a figure: time in seconds. */
export function amountOf({ measure, amount, unit, text }: Limit): Pick<Figure, 'kind' | 'amount' | 'unit'> {
  const { kind } = MEASURES[measure];
  return {
    kind: amount === null ? 'unlimited' : kind,
    amount: (amount ?? Number.POSITIVE_INFINITY) * sizeOf(unit?.replace('GB-', '')),
    unit: kind === 'money' ? unit : (/\b[KMGTP]i?B\b/.exec(text)?.[0] ?? null),
  };
}

/** Whether a figure is the amount of a limit, whatever it counts. */
export const hasAmountOf = (limit: Limit, figure: Figure): boolean => isSameAmount(amountOf(limit), figure);

const WHOLE_ACCOUNT = /^(?:account|workspace|organi[sz]ation|team|plan|customer|company)$/;

/** What an amount is granted to; empty for the whole account. */
export const scopeName = (scope: string | null = ''): string => scope?.replace(WHOLE_ACCOUNT, '') ?? '';

/** Whether a figure of a page has the limit's period and scope. */
export function hasRateOf({ scope, per, measure, amount }: Limit, page: Figure): boolean {
  // The size of a file is given for each file.
  const its = measure === 'file_size' && /^(?:file|each)$/.test(page.per ?? '') ? '' : scopeName(page.per);
  const isSameScope = areKindredThings(scopeName(scope), its, 'count');
  // Users who are active in a month are counted so, and not granted anew; room is metered by the month.
  const isMetered = measure === 'storage' && page.period === 'month';
  // "3 projects in total" are all that are held.
  const isHeld = page.period === 'once' && !MEASURES[measure].isFlow && per === null;
  const stated = isMetered || isHeld || /\b(?:active|tracked|unique) user$/.test(page.thing ?? '') ? null : page.period;
  // A credit without a stated period is given once; any other period must be stated.
  const isUnstated = stated === null && (amount === null || (per === 'once' && measure === 'credit'));
  return isSameScope && (stated === per || isUnstated);
}

/** The same as far as the figure states them: a sentence may leave out how often and for what an amount is given. */
export const mayHaveRateOf = (limit: Limit, figure: Figure): boolean =>
  hasRateOf(limit, { ...figure, period: figure.period ?? limit.per, per: figure.per ?? limit.scope ?? null });

/** `same`: it counts the same thing. `near`: one of the two names it less closely. `nameless`: the page names nothing. */
export type Likeness = 'same' | 'near' | 'nameless';

/**
 * How surely a figure of a page counts what a limit does; null where its unit or its thing is another. Words of one
 * measure that mean the same are one group of the table of measures.
 */
export function likenessOf(limit: Limit, figure: Figure): Likeness | null {
  const { kind } = MEASURES[limit.measure];
  if (figure.kind !== 'unlimited' && !isOfUnit(limit, figure)) return null;
  const thing = pageThing(figure, limit);
  if (thing === null) return figure.kind === 'unlimited' ? null : 'nameless';
  if (kind === 'money') return GRANTED.test(thing) ? 'same' : null;
  if (isApart(thing, limit)) return null;
  // Where seats are sold by use, a user is one who is active.
  if (thing === 'active user' && limit.thing === 'user') return 'same';
  if (areKindredThings(thing, inSingular(limit.thing), kind)) return 'same';
  const measure = measureOfThing(thing, kind)?.measure;
  // A vendor of e-mail counts messages.
  if (limit.measure === 'emails' && thing === 'message') return 'near';
  const isCloser = thing.endsWith(` ${limit.thing}`) || limit.thing.endsWith(` ${thing}`);
  const isGeneral = measure === 'storage' || areKindredThings(thing, 'retention', kind);
  return measure === limit.measure && (isGeneral || isCloser) ? 'near' : null;
}

/** Whether amounts can be compared: of one kind, of one currency, and of memory for a time with the same. */
const isOfUnit = ({ measure, unit }: Limit, { kind, unit: its, thing }: Figure): boolean =>
  kind === MEASURES[measure].kind &&
  (kind !== 'money' || its === unit) &&
  (thing?.startsWith('gb-') === true) === (unit === 'GB-hours');

/** Whether a figure may count what a limit counts if a second reader says so: its thing is not of another measure. */
export function mayCount(limit: Limit, figure: Figure): boolean {
  if (!isOfUnit(limit, figure)) return false;
  const thing = pageThing(figure, limit);
  if (thing === null) return true;
  const { kind } = MEASURES[limit.measure];
  const [own, its] = [measureOfThing(limit.thing, kind), measureOfThing(thing, kind)];
  // Groups of the last measure have nothing in common, as roles and feature flags.
  const isOfGroup = limit.measure !== 'other' || own?.group === its?.group;
  const isOther = its !== null && (its.measure !== limit.measure || !isOfGroup);
  return !isOther && !isApart(thing, limit);
}

/**
 * Whether every word beside a figure is understood as one of the limit: its thing or a kindred one, its scope, its note, a name
 * of the plan or of the vendor, or a neutral word; and no other period is beside it.
 */
export function isUnderstood(
  limit: Limit,
  { figure, beside, isReserved }: PageFigure,
  names: ReadonlySet<string>,
): boolean {
  const kindred = kindredThings(limit.thing, MEASURES[limit.measure].kind);
  const thing = pageThing(figure, limit) ?? '';
  const isEnding = (one: string) => (one === limit.thing || one.includes(' ')) && thing.endsWith(` ${one}`);
  const things = [
    limit.text,
    ...kindred,
    ...[limit.scope, figure.per].flatMap((scope) => kindredThings(scope ?? '', 'count')),
    kindred.some(isEnding) && !hasReservation(thing) ? thing : '',
    MORE_WORDS[limit.measure] ?? '',
  ];
  const parts = things.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const known = new Set(['on', ...names, ...parts]);
  const isKnown = (word: string) => word.split(/[ -]/).every((part) => known.has(part) || unitOf(part) !== undefined);
  const words = strangeWords(beside.replace(ZERO_AMOUNT, ' ').replace(FOR_FREE, ' '), isKnown);
  return !isReserved && words.length === 0 && periodsIn(beside).every((period) => period === figure.period);
}

const FOR_FREE = /\b(?:at no (?:extra )?c(?:ost|harge)|free of charge|for free)\b/gi;
/** Words that a page may add to what it counts. */
const MORE_WORDS: Readonly<Partial<Record<LimitMeasure, string>>> = {
  emails: 'message messages',
  monitors: 'heartbeat',
  sites: 'integration',
  requests: 'request requests call calls operations',
  ingestion: 'ingested volume',
  storage: 'size dataset',
  memory: 'service web instance type',
  duration: 'between minimum least',
  file_size: 'upload uploaded uploads file files attachment attachments attach single size large most as may',
  retention:
    'we keep kept store stored retain retained for past last back go goes in search searchable see seen view viewed viewing them signals',
};

/** "Rows read" of a line as a figure has them: "row read". */
const inSingular = (thing: string): string => thing.replace(/^max | of .*/g, '').replace(/\S+/g, singular);

/** Qualifiers that make another thing of the same noun: guest seats, archived projects. */
const QUALIFIERS = new RegExp(
  `\\b(?:guest|backup|outside|viewer|view-only|read-only|archived?|cold|blocked|refused|rejected|demo|sample|draft|test|trial|external|temporary|beta|legacy|shared|public|private|inactive|preview|concurrent|failed|paused|suspended|deleted|staging|snapshot|cached|reserved|dedicated|daily|weekly|yearly|annual|${PAID_PLANS})\\b(?= )`,
  'g',
);
const TOGETHER = /(?:concurrent|parallel|simultaneous) /;

/** Whether only one of two things has such a qualifier, both have unlike words before one noun, or they are stored in other kinds. */
function isApart(thing: string, limit: Limit): boolean {
  // Devices and connections are counted while they are in use.
  const together = /^(?:connections|devices)$/.test(limit.measure) ? '' : 'concurrent ';
  const names = [inSingular(limit.thing), thing].map((name) => name.replace(TOGETHER, together));
  const [own, its] = names.map((name) => String(name.match(QUALIFIERS)));
  const kind = storageKind(thing);
  const [first, second] = names.map((name) => wordsBeforeNoun(name, limit));
  if (first && second && !first.endsWith(second) && !second.endsWith(first)) return true;
  return own !== its || (limit.kind !== undefined && kind !== undefined && limit.kind !== kind);
}

/** "read " of "read request", where the table lists "request"; empty for a thing that it lists or does not know. */
function wordsBeforeNoun(name: string, { measure }: Limit): string {
  const noun = measureOfThing(name, MEASURES[measure].kind)?.thing;
  return noun === undefined ? '' : name.slice(0, -noun.length);
}

/** What a figure of a page counts, in the words of the table of measures; null where it names nothing. */
function pageThing({ thing, per }: Figure, { measure }: Limit): string | null {
  if (measure === 'file_size' && per === 'file') return 'file size';
  if (thing === null) return null;
  if (MEASURES[measure].kind !== 'duration') return thing;
  if (unitOf(thing)) return null;
  // What the time is used for.
  const used = thing.replace(/[ -](?:second|minute|hour|day)s?$/, '');
  return /^(?:cu|acu|ccu|gb)$/.test(used) ? 'compute' : used;
}
