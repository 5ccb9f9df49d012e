import { changeRecord, type VendorFile } from '../shape/vendor-file.ts';
import { type Finding, quote } from '../diagnostics/diagnostic.ts';
import type { Limit } from '../../model/limit.ts';
import { isAnnouncedAhead } from '../../rules/changes/date-meaning.ts';
import { type Figure, isSameAmount, isSameThing } from '../../rules/figures/figure.ts';
import { figuresOf } from '../../rules/figures/figures-of.ts';
import { scaleOf, unitOf } from '../../rules/figures/units.ts';
import { singular } from '../../rules/figures/words.ts';
import { areKindredThings, isKnownThing, measureOfThing } from '../../rules/limits/things.ts';
import { isAboutAnotherTier, isStandingChange } from '../../rules/risk/standing.ts';
import { tierClass } from '../../rules/risk/tier-class.ts';
import { escapePattern } from '../../rules/text/words.ts';
import type { Sourced } from '../shape/shape.ts';
import { type Check, offerCheck } from './check.ts';

type Offer = VendorFile['offers'][number];

/** Checks that the figures of limits and of the vendor's records agree. */
export const FIGURE_CHECKS: readonly Check[] = [
  offerCheck({
    code: 'contradicted-limits',
    meaning: 'a limit has another amount than the record that the entry is not newer than',
    isWaivable: true,
    why: 'one answer would give two figures for one limit',
    *diagnose(offer, entry) {
      const { draft, value } = entry.file;
      for (const { position, stated, text: limit, record } of contradictions(value, offer)) {
        yield {
          at: entry.at('limits', position),
          what: `the limit is ${quote(limit)}, and the record of ${record.date} says ${quote(stated)}`,
          fix: 'correct the limit, or name the `tier` that the record is about',
          also: [{ at: draft.place(['changes', record.index, 'current_state']), note: 'the terms by the record' }],
        };
      }
    },
  }),
];

/** Offers with a number in the description that no limit, condition or price explains: prose and data drift apart. */
export function uncoveredFigures({ draft, value }: Sourced<VendorFile>): readonly Finding[] {
  return value.offers.flatMap((offer, index) => {
    const names = [value.vendor, ...value.aliases];
    const found = tierClass(offer) === 'retired' ? [] : uncoveredNumbers(offer, names);
    return found.map((figure) => ({
      at: draft.place(['offers', index, 'description'], figure),
      what: `no limit or condition has the ${quote(figure)} of the description`,
      fix: 'add a line to `limits`, or the part of the text to `figures_that_are_no_limit`',
    }));
  });
}

/** A number by itself: no part of a name or version (`S3`, `v2`), no price, no vague count (`100+`). */
const OWN_NUMBER =
  /(?<![\p{L}\p{N}.,_#/-]|[$€£¥₹]\s?)(\d+(?:[.,]\d+)*)(?![\d+]|[.,]\d)(?:\s?(k|m|b|thousand|million|billion)\b|\s?[KMGTP]i?B\b|%)?(?![\p{L}\d]| (?:dollar|euro)s?\b)/giu;
const ANY_NUMBER = /(\d+(?:[.,]\d+)*)(?:\s?(k|m|b|thousand|million|billion)\b)?/giu;

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DATE = new RegExp(
  String.raw`\b(?:\d{4}-\d{2}(?:-\d{2})?|(?:${DAY} )?${MONTH}(?: ${DAY}\b)?(?:,? 20\d{2})?|(?:19|20)\d{2})\b`,
  'g',
);

interface WrittenNumber {
  readonly text: string;
  readonly value: number;
  /** What the number is the amount of; undefined where the text does not say it at the number. */
  readonly figure: Figure | undefined;
}

/** The numbers of a text in a form, and those in words and of money that may be spent; other money is a price. */
function numbersIn(text: string, form: RegExp): readonly WrittenNumber[] {
  const figures = figuresOf(text).filter(({ kind, thing }) => kind !== 'count' || thing !== null);
  const numbers = Array.from(text.matchAll(form), ({ 0: whole, 1: digits = '', 2: scale = '', index }) => ({
    text: whole,
    value: Number(digits.replaceAll(',', '')) * (scaleOf(scale) ?? 1),
    figure: figures.find(({ start, end }) => start <= index && index < end && !/\d/.test(text.slice(start, index))),
  }));
  const known = new Set(numbers.map(({ figure }) => figure));
  const others = figures.filter((figure) => !known.has(figure) && (isInWords(figure) || isSpent(figure)));
  return [...numbers, ...others.map((figure) => ({ text: figure.text, value: figure.amount, figure }))];
}

/** A number in words; "one API" is hardly ever a limit. */
const isInWords = ({ kind, text }: Figure): boolean => kind !== 'unlimited' && /^(?!one\b)[a-z]/i.test(text);
const isSpent = ({ kind, thing }: Figure): boolean => kind === 'money' && measureOfThing(thing ?? '', kind) !== null;

/** Whether a text states a number other than a date, price, version or vague count. */
export function hasFigure(text: string): boolean {
  return numbersIn(text.replace(DATE, ' '), OWN_NUMBER).length > 0;
}

/** The numbers of a description that nothing beside it explains, each with what it counts. */
function uncoveredNumbers(offer: Offer, names: readonly string[]): readonly string[] {
  const { limits = [], conditions = [], eligibility, figures_that_are_no_limit: others = [] } = offer;
  const texts = [...conditions.map(({ text }) => text), ...(eligibility?.conditions ?? []), eligibility?.program ?? ''];
  const prose = [...texts, offer.tier, ...names].flatMap((text) => numbersIn(text, ANY_NUMBER));
  const known = new Set(prose.map(({ value }) => value));
  const left = others.reduce(withoutPart, offer.description).replace(DATE, ' ');
  const found = numbersIn(left, OWN_NUMBER).filter(({ value }) => !known.has(value));
  if (found.length === 0) return [];
  const lines = limits.flatMap(({ text }) => numbersIn(text, ANY_NUMBER));
  const free = [...lines];
  const takes = (isOne: (line: WrittenNumber) => boolean): boolean => {
    const at = free.findIndex(isOne);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const isNamed = (number: WrittenNumber): boolean =>
    takes((line) => isOfOneThing(line, number)) || lines.some((line) => isOfOneThing(line, number));
  // What is left of both may be one limit in other words.
  const unnamed = found.filter((number) => !isNamed(number));
  const uncovered = unnamed.filter((number) => !takes((line) => isOfOneKind(line, number)));
  return uncovered.map(({ text, figure }) => figure?.text ?? text);
}

/** Whether two numbers are equal, of one kind and of one period: 5 GB differ from 5 projects, 5 a day from 5 a month. */
function isOfOneKind(one: WrittenNumber, other: WrittenNumber): boolean {
  const [own, its] = [one.figure, other.figure];
  if (!own || !its) return one.value === other.value;
  return isSameAmount(own, its) && (own.period === null || its.period === null || own.period === its.period);
}

/** Whether two equal numbers count one thing by its name: 5 users differ from 5 projects. A bound repeats an amount. */
function isOfOneThing(line: WrittenNumber, number: WrittenNumber): boolean {
  const [own, its] = [line.figure, number.figure];
  if (!isOfOneKind(line, number) || !own || !its) return false;
  if (!its.isAmount) return true;
  return own.thing === null || its.thing === null ? own.thing === its.thing : isNamedAlike(own, its);
}

/** Whether two figures count one thing, by its name or a kindred one. */
function isNamedAlike(one: Figure, other: Figure): boolean {
  if (isSameThing(one, other)) return true;
  const kind = one.kind === 'unlimited' ? other.kind : one.kind;
  return kind !== 'unlimited' && areKindredThings(one.thing ?? '', other.thing ?? '', kind);
}

/** The text without a part of it, where the part does not begin or end inside a word or number. */
function withoutPart(text: string, part: string): string {
  return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(part)}(?![\p{L}\p{N}])`, 'gu'), ' ');
}

/** Figures of records in force that one limit of the offer states with another amount; the newest record counts. */
function* contradictions(file: VendorFile, offer: Offer) {
  const records = newestRecords(file, offer);
  // Most vendors have no such record, and reading figures takes time.
  if (records.length === 0) return;
  const lines = (offer.limits ?? []).flatMap(lineFigures);
  const others = (offer.figures_that_are_no_limit ?? []).flatMap((part) => figuresOf(part));
  const explained = [...lines.map(({ figure }) => figure), ...others];
  const settled: Figure[] = [];
  for (const { record, index } of records) {
    const figures = statedFigures(record.current_state);
    // A line that the record repeats is not contradicted by another of its figures.
    const open = lines.filter(
      ({ limit, figure }) => limit.for === undefined && !figures.some((stated) => isExplained(figure, stated)),
    );
    for (const figure of figures) {
      if (settled.some((known) => isSameLimit(known, figure))) continue;
      settled.push(figure);
      if (explained.some((known) => isExplained(known, figure))) continue;
      const [line, ...more] = open.filter((known) => isLimitOf(known.figure, figure));
      if (!line || more.length > 0) continue;
      yield { ...line, text: line.limit.text, stated: figure.text, record: { index, date: record.date } };
    }
  }
}

/** The figure of a line of `limits`, without its note: what it is of, and how often, is parsed. */
function lineFigures(limit: Limit, position: number) {
  const { text, note, thing, per: period, scope: per = null } = limit;
  const [figure] = figuresOf(text.replace(` (${note ?? ''})`, ''));
  return figure ? [{ limit, position, figure: { ...figure, thing, period, per } }] : [];
}

/** The figures of a record that may be limits, each with what it is of; no prices and no former amounts. */
function statedFigures(text: string): readonly Figure[] {
  return figuresOf(text).flatMap((stated) => {
    const figure = withThing(stated, text);
    const isFormer = stated.thing !== null && !stated.isAmount;
    return figure.thing === null || isFormer || (figure.kind === 'money' && !isSpent(figure)) ? [] : [figure];
  });
}

/** Records in force that may be about the offer and were written on its `verifiedDate` or later, the newest first. */
function newestRecords({ vendor, changes }: VendorFile, { tier, verifiedDate }: Offer) {
  return changes
    .map((change, index) => ({ record: changeRecord(change, vendor), index }))
    .filter(({ record }) => (record.recorded_date ?? record.date) >= verifiedDate && !isAnnouncedAhead(record))
    .filter(({ record }) => isStandingChange(record) && !isAboutAnotherTier(record, tier))
    .sort((one, other) => (one.record.date < other.record.date ? 1 : -1));
}

const NOUN_BEFORE = /(?<![\p{L}-])([\p{L}-]+)(?: (hours|minutes))? (?:(?:\p{L}+ )?\p{L}+ (?:from \S+ )?to|of) $/u;

/** A figure with what it is of; by the words before it where none follow: "Projects fall to 2", "a database of 2 GB". */
function withThing(stated: Figure, text: string): Figure {
  const { kind, start, thing, amount } = stated;
  // The thing of a time does not include its unit.
  if (thing !== null)
    return kind === 'duration' ? { ...stated, thing: thing.replace(/ (?:hour|minute)$/, '') } : stated;
  const [, word = '', time] = NOUN_BEFORE.exec(text.slice(0, start)) ?? [];
  const noun = singular(word.toLowerCase());
  const unit = kind === 'count' ? unitOf(time) : undefined;
  const own = unit ? { ...stated, kind: unit.kind, unit: unit.symbol, amount: amount * unit.size } : stated;
  const isKnown = own.kind === 'count' ? isKnownThing(noun) : measureOfThing(noun, own.kind) !== null;
  return { ...own, thing: isKnown ? noun : null };
}

const agree = <Value>(own: Value | null, its: Value | null): boolean => own === null || its === null || own === its;

function isSameLimit(one: Figure, other: Figure): boolean {
  return (
    (one.kind === other.kind || one.kind === 'unlimited' || other.kind === 'unlimited') &&
    isNamedAlike(one, other) &&
    // A credit without a period does not renew.
    (one.kind === 'money' ? (one.period ?? 'once') === (other.period ?? 'once') : agree(one.period, other.period)) &&
    agree(one.per, other.per)
  );
}

/** Whether a text with another figure than a line is about its limit: the amount differs, or only the period. */
function isLimitOf(line: Figure, stated: Figure): boolean {
  // What the line does not renew or share out, the text does not either.
  if (stated.per !== null && line.per === null) return false;
  if (isSameAmount(line, stated)) return line.kind !== 'money' && isNamedAlike(line, stated);
  const isRenewed = line.period !== null || line.kind === 'unlimited' || line.kind === 'money';
  return isSameLimit(line, stated) && (isRenewed || stated.period === null);
}

/** Whether two figures may be one: of equal amounts and periods, and of whatever thing, as one has several names. */
const isExplained = (known: Figure, stated: Figure): boolean =>
  isSameAmount(known, stated) && agree(known.period, stated.period);
