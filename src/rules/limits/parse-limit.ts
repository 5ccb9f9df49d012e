import { LIMIT_PERIODS, type Limit, type LimitMeasure } from '../../model/limit.ts';
import { currencyOf, multiply, sizeOf, unitOf, unitSymbols } from '../figures/units.ts';
import { singular } from '../figures/words.ts';
import { NUMERALS } from './canonical-limit.ts';
import { MEASURES, type MeasureKind } from './measures.ts';
import { COUNTED_KINDS, isKnownThing, measureOfThing, storageKind, thingsOfKind } from './things.ts';

/** Why a line is not a limit. `unknown` is a word outside of the allowed ones, used to suggest the nearest. */
export interface LimitError {
  readonly what: string;
  readonly fix: string;
  readonly unknown?: { readonly word: string; readonly known: readonly string[] };
}

/** What an amount may apply to besides what limits count and hold. */
const SCOPES = 'gb, gb-hour, second, hour, month, day, release cycle, household, upload, batch'.split(', ');
const LINE =
  /^(?<amount>unlimited|[$€£]?[\d.,]+%?)(?: (?<what>[^()]+?))?(?: per (?<scope>[^()]+?))?(?: (?<once>once)| an? (?<period>[a-z]+)| every (?<periods>\d+ [a-z]+))?(?: \((?<note>[^()]+)\))?$/;
const MISWRITTEN_MONEY =
  /^(?![$€£]\d)(?:[a-z]{0,3}\p{Sc} ?|(?:usd|eur|gbp) ?)\d|^\d[\d.,]* ?(?:\p{Sc}|(?:usd|eur|gbp|dollars?|euros?) )/iu;
const MONEY = {
  what: 'its currency is not `$`, `€` or `£`, right before the amount',
  fix: 'write it as in `$5 credit`; leave out what is granted in another currency',
};
const FORM = 'write `AMOUNT UNIT THING [per SCOPE] [a PERIOD] [(NOTE)]`, such as `100 GB bandwidth per site a month`';
const PERIOD_FORM = 'write `a second`, `a minute`, `an hour`, `a day`, `a week`, `a month`, `a year`, or `once`';
const PERIODS = LIMIT_PERIODS.join('|');
const PERIOD_WORDS = / every \p{L}+$| (?:hour|dai|week|month|year|annual)ly$|\/ ?[shdwy]$|\b[RQT]P[SMHD]$/u;

/**
 * Words that a thing or a scope must not contain, each with the reason and the fix. The last words of a thing decide its measure,
 * so a line with such words would be read as another limit.
 */
const MISPLACED: readonly (readonly [words: RegExp, what: string, fix: string])[] = [
  [
    new RegExp(String.raw`^(?:per |an? (?:${PERIODS})$)`),
    'it does not say what the amount is of',
    'name it, as in `5 requests a second` and `$5 credit a month`',
  ],
  [
    new RegExp(String.raw`(?:^| )(?:every \d|an? (?:${PERIODS})(?: |$)|(?:${PERIODS}) per )`),
    'its period stands before its thing or scope',
    `${FORM}; the period comes last`,
  ],
  [PERIOD_WORDS, 'its period is in another form', `${PERIOD_FORM}, as in \`60 requests a minute\``],
  [/ each\b| \/ /, 'it names a scope without `per`', 'write `per SCOPE`, such as `5 databases per project`'],
  [/^\d{3}(?!\d)/, 'its number has a space', 'write a comma between thousands, as in `1,500 requests a day`'],
  // A further number, or what joins two limits; some things are called by two words.
  [
    /[,;+]|(?:^|[ /])[$€£]?\d|\bunlimited\b|(?<!\bbuild) and |(?<!\buser) or /,
    'it states more than one limit',
    'write a line for each of them, and a note in parentheses at the end',
  ],
  [/ for /, 'it says for whom it is', 'write a mapping of `limit`, the line, and `for`, who gets it'],
  [/ (?:with|in) /, 'words follow its thing', 'put them in parentheses, as in `5 projects (beta)`, or leave them out'],
  [/^(?:mn|mio|mil|bn|lakhs?|crores?|hundred|dozen) /i, 'a word scales its number', 'write the number in digits only'],
  [
    /^(?:CU|[KMGT]i?B) (?:hour|minute|second)s?\b/,
    'its unit has no hyphen',
    'write `CU-hours`, `GB-hours` and the like',
  ],
];
/** The units of a kind as a line has them. */
const UNITS = {
  bytes: unitSymbols('bytes').filter((symbol) => symbol !== 'byte'),
  duration: unitSymbols('duration').map((symbol) => (symbol === 'ms' ? symbol : `${symbol}s`)),
};

type Groups = Readonly<
  Record<'amount', string> & Partial<Record<'what' | 'scope' | 'once' | 'period' | 'periods' | 'note', string>>
>;

/** The amount of a line with what it counts. */
interface Counted {
  readonly amount: number | null;
  /** Null for `unlimited`, where the thing alone decides. */
  readonly kind: MeasureKind | null;
  /** A unit of size or time, `GB-hour` and the like, or a currency. */
  readonly unit: string | null;
  /** In the singular. */
  readonly thing: string;
}

/** Reads a line of `limits` in its strict form (docs/rules.md#limits). */
export function parseLimit(text: string): Limit | LimitError {
  const groups = LINE.exec(text)?.groups as Groups | undefined;
  if (MISWRITTEN_MONEY.test(text)) return MONEY;
  if (/^\d[\d.,]* ?(?:-|–|to) ?\d/.test(text))
    return { what: 'it states a range', fix: 'write the amount that each new customer gets' };
  if (/^(?:at (?:most|least)|about|around|over|under|max(?:imum|\.)?|min(?:imum|\.)?) \d/i.test(text))
    return { what: 'words stand before its amount', fix: 'begin with the amount, as in `2 projects`' };
  if (!groups) return { what: 'it does not have the form of a limit', fix: FORM };
  const words = `${groups.what ?? ''} ${groups.scope ?? ''}`.trim();
  const [, misplaced, form = FORM] = MISPLACED.find(([pattern]) => pattern.test(words)) ?? [];
  if (misplaced !== undefined) return { what: misplaced, fix: form };
  const counted = countedIn(groups);
  if ('what' in counted) return counted;
  const { thing, kind } = counted;
  const found = (kind === null ? COUNTED_KINDS : [kind])
    .map((one) => measureOfThing(thing, one))
    .find((one) => one !== null);
  if (!found) return thingError(thing, kind ?? 'count');
  const { measure, group } = found;
  const per = periodIn(groups, measure);
  if (typeof per === 'object' && per !== null) return per;
  const scope = groups.scope === undefined ? undefined : singularOf(groups.scope);
  if (scope !== undefined && !SCOPES.includes(scope) && !isKnownThing(scope))
    return unknownThing(`nothing is counted per \`${scope}\``, scope, [...SCOPES, ...thingsOfKind('count')]);
  const stored = measure === 'storage' ? storageKind(thing) : undefined;
  return {
    measure,
    ...amountIn(counted, measure === 'other' ? group : MEASURES[measure].unit),
    per,
    text,
    thing,
    ...(stored && { kind: stored }),
    ...(scope !== undefined && { scope }),
    ...(groups.note !== undefined && { note: groups.note }),
  };
}

/** Why no measure has a thing in a kind of unit: the unit is wrong or missing, or the thing is unknown. */
function thingError(thing: string, kind: MeasureKind): LimitError {
  if (thing === '') return { what: 'it does not say what the amount is of', fix: FORM };
  const what = `no measure${kind === 'count' ? '' : ` of ${kind === 'duration' ? 'time' : kind}`} knows \`${thing}\``;
  const other = COUNTED_KINDS.find((one) => measureOfThing(thing, one));
  if (other === 'count' && thingsOfKind('count').includes(thing)) return { what, fix: 'leave the unit out' };
  if (other === undefined || other === 'count' || kind !== 'count')
    return unknownThing(what, thing, kind === 'count' ? COUNTED_KINDS.flatMap(thingsOfKind) : thingsOfKind(kind));
  const unknown = { word: thing.replace(/ .*/, ''), known: UNITS[other] };
  const fix = `write one of ${UNITS[other].join(', ')}; or name the things that are counted`;
  return { what: `\`${thing}\` has no unit`, fix, unknown };
}

function unknownThing(what: string, word: string, known: readonly string[]): LimitError {
  const fix = `add \`${word}\` to src/rules/limits/measures.ts if no word there says it`;
  return { what, fix, unknown: { word, known } };
}

/** Whether a line failed to parse. */
export const isLimitError = (read: Limit | LimitError): read is LimitError => 'what' in read;

function countedIn({ amount: written, what = '' }: Groups): Counted | LimitError {
  const currency = currencyOf(written.charAt(0));
  const digits = written.replace(/^[$€£]|%$/g, '');
  const value = Number(digits.replaceAll(',', ''));
  const [scale = ''] = /^ (?:thousand|million|billion)(?= )/i.exec(` ${what}`) ?? [];
  if (digits !== 'unlimited' && NUMERALS.format(value) !== `${digits}${scale}`)
    return {
      what: `\`${digits}${scale}\` is not a number in canonical form`,
      fix: 'write a comma between thousands and a point before decimals, as in `1,500` and `0.5`',
    };
  if (value === 0) return { what: 'its amount is 0', fix: 'leave out what the free tier does not have' };
  const amount = digits === 'unlimited' ? null : value;
  const counted = (kind: Counted['kind'], unit: string | null, things: readonly string[]): Counted => {
    const thing = singularOf(things.join(' '));
    return { amount, kind, unit, thing };
  };
  const words = what.split(' ');
  const [first = '', ...rest] = words;
  if (written.endsWith('%')) return counted('percent', null, words);
  if (currency !== undefined) return counted('money', currency, words);
  if (UNITS.bytes.includes(first)) return counted('bytes', first, rest);
  const lead = timeUnit(first);
  if (lead !== null && (rest.length > 0 || lead.includes('-')))
    return counted('duration', lead, rest.length > 0 ? rest : ['compute']);
  const last = words.at(-1) ?? '';
  const time = amount === null ? null : timeUnit(last);
  if (time !== null) return counted('duration', time, words.slice(0, -1));
  const odd = [first, last].find((word) => isOddUnit(word) && timeUnit(word) === null);
  if (odd !== undefined) {
    const fix = `write one of ${UNITS.bytes.join(', ')}; of time ${UNITS.duration.join(', ')}`;
    return { what: `\`${odd}\` is not a unit`, fix };
  }
  return counted(amount === null ? null : 'count', null, words);
}

/** Whether a word means a unit: `gb`, `kbit`, `EB`, `hrs`. */
const isOddUnit = (word: string): boolean => unitOf(word) !== undefined || /^(?:[kmgt]i?bits?|ei?b)$/i.test(word);

/** `minute` for `minutes`, `GB-hour` for `GB-hours`; null for another word. */
function timeUnit(word: string): string | null {
  const one = word.replace(/(?<!\bm)s$/, '');
  const unit = one.replace(/^(?=.*[A-Z])[A-Za-z]+-/, '');
  const known = unitOf(unit);
  return known?.kind === 'duration' && known.symbol === unit ? one : null;
}

/** The words in lower case, the last in the singular. */
function singularOf(words: string): string {
  const lower = words.toLowerCase();
  const last = lower.lastIndexOf(' ') + 1;
  return `${lower.slice(0, last)}${singular(lower.slice(last))}`;
}

function periodIn({ amount, once, period, periods }: Groups, measure: LimitMeasure): string | null | LimitError {
  const { kind, isFlow } = MEASURES[measure];
  const stated = once ?? period ?? periods;
  if (stated === undefined && (!isFlow || amount === 'unlimited')) return null;
  const name = measure.replace('_', ' ');
  if (stated === undefined) return { what: `${name} without a period`, fix: PERIOD_FORM };
  // Room, times and shares do not renew; counts may, as in "5 forms a month", and so may money.
  if (!isFlow && kind !== 'count' && kind !== 'money')
    return { what: `${name} with a period`, fix: 'leave out the period: what is held or lasts has none' };
  const named = periods?.replace(/^[1-9]\d* (.+)s$|^1 /, '$1') ?? stated;
  return LIMIT_PERIODS.some((known) => known === named)
    ? stated
    : { what: `\`${named}\` is not a period`, fix: PERIOD_FORM };
}

/** The amount in the unit of its measure. */
function amountIn({ amount, kind, unit }: Counted, own: string | null): Pick<Limit, 'amount' | 'unit'> {
  if (amount === null || unit === null) return { amount, unit: own };
  if (kind === 'money') return { amount, unit };
  const [time = unit, held] = unit.split('-').toReversed();
  const size = sizeOf(time) / sizeOf(own);
  // Memory held for a time is not processor time.
  const memory = unitOf(held)?.kind === 'bytes' ? sizeOf(held) / sizeOf('GB') : null;
  return { amount: multiply(amount, size * (memory ?? 1)), unit: memory === null ? own : 'GB-hours' };
}
