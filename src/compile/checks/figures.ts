import { changeRecord, type VendorFile } from '../shape/vendor-file.ts';
import { quote } from '../diagnostics/diagnostic.ts';
import { isAnnouncedAhead } from '../../rules/changes/date-meaning.ts';
import type { Figure } from '../../rules/figures/figure.ts';
import { figuresOf } from '../../rules/figures/figures-of.ts';
import { isSameAmount, isSameThing } from '../../rules/figures/same-figure.ts';
import { isAboutAnotherTier, isStandingChange } from '../../rules/risk/standing.ts';
import { tierClass } from '../../rules/risk/tier-class.ts';
import type { Sourced } from '../shape/shape.ts';
import { type Check, type Finding, offerCheck } from './check.ts';

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
      for (const { position, stated, limit, record } of contradictions(value, offer)) {
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
    const figure =
      tierClass(offer) === 'retired' ? undefined : uncoveredNumber(offer, [value.vendor, ...value.aliases]);
    if (figure === undefined) return [];
    const what = `no limit or condition has the ${quote(figure)} of the description`;
    const fix = 'add a line to `limits`, or the part of the text to `figures_that_are_no_limit`';
    return [{ at: draft.place(['offers', index, 'description'], figure), what, fix }];
  });
}

const SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['billion', 1e9],
]);

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

function numbersIn(text: string, form: RegExp) {
  return Array.from(text.matchAll(form), ([whole, digits = '', scale = '']) => ({
    text: whole,
    value: Number(digits.replaceAll(',', '')) * (SCALES.get(scale.toLowerCase()) ?? 1),
  }));
}

/** Whether a text states a number that is no date, price, version or vague count. */
export function hasFigure(text: string): boolean {
  return numbersIn(text.replace(DATE, ' '), OWN_NUMBER).length > 0;
}

/** The first number of a description that nothing beside it explains. */
function uncoveredNumber(offer: Offer, names: readonly string[]): string | undefined {
  const { limits = [], conditions = [], eligibility, figures_that_are_no_limit: others = [] } = offer;
  const left = others.reduce(withoutPart, offer.description).replace(DATE, ' ');
  const found = numbersIn(left, OWN_NUMBER);
  if (found.length === 0) return undefined;
  const texts = [...limits, ...conditions].map(({ text }) => text);
  const beside = [...texts, ...(eligibility?.conditions ?? []), eligibility?.program ?? '', offer.tier, ...names];
  const known = new Set(beside.flatMap((text) => numbersIn(text, ANY_NUMBER)).map(({ value }) => value));
  return found.find(({ value }) => !known.has(value))?.text;
}

/** The text without a part of it, where the part does not begin or end inside a word or number. */
function withoutPart(text: string, part: string): string {
  const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  let at = text.indexOf(part);
  let left = text;
  while (at >= 0) {
    const end = at + part.length;
    const isWhole = !isWord(left.charAt(at - 1)) && !isWord(left.charAt(end));
    if (isWhole) left = `${left.slice(0, at)} ${left.slice(end)}`;
    at = left.indexOf(part, at + 1);
  }
  return left;
}

/** Figures of records in force that one limit of the offer states with another amount; the newest record counts. */
function* contradictions(file: VendorFile, offer: Offer) {
  const records = newestRecords(file, offer);
  // Most vendors have no such record, and reading figures takes time.
  if (records.length === 0) return;
  const lines = (offer.limits ?? []).flatMap(({ text, for: whom }, position) =>
    whom === undefined ? figuresOf(text).map((figure) => ({ figure, text, position })) : [],
  );
  const settled: Figure[] = [];
  for (const { record, index } of records) {
    for (const figure of figuresOf(record.current_state)) {
      if (figure.thing === null || figure.kind === 'money' || settled.some((known) => isSameLimit(known, figure)))
        continue;
      settled.push(figure);
      const [line, ...more] = lines.filter((known) => isSameLimit(known.figure, figure));
      if (!line || more.length > 0 || isSameAmount(line.figure, figure)) continue;
      const { text: limit, position } = line;
      yield { position, limit, stated: figure.text, record: { index, date: record.date } };
    }
  }
}

/** Records in force that may be about the offer and were written on its `verifiedDate` or later, the newest first. */
function newestRecords({ vendor, changes }: VendorFile, { tier, verifiedDate }: Offer) {
  return changes
    .map((change, index) => ({ record: changeRecord(change, vendor), index }))
    .filter(({ record }) => (record.recorded_date ?? record.date) >= verifiedDate && !isAnnouncedAhead(record))
    .filter(({ record }) => isStandingChange(record) && !isAboutAnotherTier(record, tier))
    .sort((one, other) => (one.record.date < other.record.date ? 1 : -1));
}

function isSameLimit(one: Figure, other: Figure): boolean {
  const agree = <Value>(own: Value | null, its: Value | null): boolean => own === null || its === null || own === its;
  return (
    one.kind === other.kind && isSameThing(one, other) && agree(one.period, other.period) && agree(one.per, other.per)
  );
}
