import type { Limit } from '../../model/limit.ts';
import { MAX_EVIDENCE_CHARS, MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';
import type { FigureEvidence, FigureFinding, ReplacedFigure } from '../../model/page-verdict.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { isSameAmount } from '../figures/same-figure.ts';
import { unitOf } from '../figures/units.ts';
import { singular } from '../figures/words.ts';
import { MEASURES } from '../limits/measures.ts';
import { kindredThings, measureOfThing } from '../limits/things.ts';
import { foldSpaces } from '../text/fold.ts';
import { keptText } from '../text/kept-text.ts';
import {
  hasRateOf,
  isCloser,
  isUnderstood,
  likenessOf,
  mayCount,
  wantedFigure,
  type Likeness,
  type WantedFigure,
} from './limit-likeness.ts';
import type { PageFigure } from './page-figures.ts';
import type { PlanPlace } from './plan-places.ts';
import type { Quotation } from './read-entry.ts';
import { hasReservation, hasStrongReservation, withoutHarmless } from './reservations.ts';
import { CALL, strangeWords } from './understood.ts';

/** What the page says about one limit of the entry. */
export interface LimitFinding {
  readonly evidence: FigureEvidence;
  readonly replaced: ReplacedFigure | null;
}

export interface FindingSetting {
  readonly figures: readonly PageFigure[];
  readonly own: readonly PlanPlace[];
  /** The entry is a grant of a programme, whose terms are not in the place of a free plan. */
  readonly isGrant: boolean;
  readonly quotations: readonly Quotation[];
  /** Words of the names of the vendor and of the tier. */
  readonly names: ReadonlySet<string>;
}

/** From this count on, an equal number without a name is no coincidence (docs/rules.md#page-verdict). */
const MIN_NAMELESS_COUNT = 100;

/** A limit of the entry with its figure. */
interface Wanted {
  readonly limit: Limit;
  readonly figure: WantedFigure;
}

type Candidate = NonNullable<ReturnType<typeof candidateOf>>;

/** Looks for each limit of an entry in the tier's own place, and where that is silent in prose that names the tier. */
export function limitFindings(limits: readonly Limit[], setting: FindingSetting): readonly LimitFinding[] {
  const wanted = limits.map((limit) => ({ limit, figure: wantedFigure(limit) }));
  return wanted.map((one) => findingOf(one, wanted, setting));
}

function findingOf(wanted: Wanted, all: readonly Wanted[], setting: FindingSetting): LimitFinding {
  const { limit } = wanted;
  const { figures, own, isGrant } = setting;
  const others = all.filter((other) => other !== wanted);
  const candidates = figures.flatMap((page) => candidateOf(wanted, page, setting) ?? []);
  const visible = candidates.filter(({ page }) => page.scope === 'own' && page.place?.kind !== 'data');
  const stated = visible.filter(({ page }) => page.figure.isAmount);
  const prose = candidates.filter(
    ({ page: { figure, scope, place } }) => figure.isAmount && (isGrant || scope === 'prose' || place?.kind === 'data'),
  );
  // A sentence or a table that names no plan is about all of them.
  const open = candidates.filter(
    ({ page, isUnderstood: isPlain }) =>
      page.scope === 'open' && page.figure.isAmount && isPlain && OF_ALL_PLANS.test(page.sentence),
  );
  const unequal = [...stated, ...prose, ...open].filter(({ isEqual, likeness }) => !isEqual && likeness !== 'nameless');
  // Another rate is another thing: "100 requests a second" beside a monthly quota.
  const rivals = unequal.filter((one) => one.isSameRate && !isClaimed(one.page, others));
  const isMet = (one: Candidate) => one.isEqual && one.isSameRate;
  const findMet = (likeness: Likeness, from = stated) =>
    from
      .filter((one) => isMet(one) && one.isUnderstood && one.likeness === likeness)
      .find(({ page }) => likeness === 'same' || isDistinct(page, others));
  const isQuota = limit.measure === 'storage' || MEASURES[limit.measure].isFlow;
  const isSilent = !visible.some(({ likeness }) => likeness !== 'nameless');
  const found =
    findMet('same') ??
    findMet('near') ??
    (isQuota ? findMet('nameless') : undefined) ??
    (isSilent ? findMet('same', prose) : undefined);
  const isOfRate = (one: Figure) => hasRateOf(limit, { ...one, period: one.period ?? limit.per });
  // The same amount as a bound, at another rate or beside unknown words leaves it in doubt, and so does an own line without it.
  const isDoubtful = visible.some(
    (one) =>
      one.isEqual &&
      one.likeness === 'same' &&
      !isWritten(one.page) &&
      !(one.page.figure.isAmount && isOfRate(one.page.figure) && one.isUnderstood),
  );
  const isStatedIn = (place: PlanPlace) =>
    stated.some((one) => isMet(one) && one.page.place === place && !isWritten(one.page));
  const isLeftOut = (place: PlanPlace) =>
    !visible.some(({ page }) => page.place === place) &&
    figures.some(({ figure, place: beside }) => isBeside(beside, place) && likenessOf(limit, figure) === 'same');
  const isDenied = own.some(
    (place) => !isStatedIn(place) && (isLeftOut(place) || speaksOf(place, limit, setting.names)),
  );
  const isFound = rivals.length === 0 && !isDoubtful && !isDenied && hasFigureForEach(wanted, all, stated);
  if (found && isFound) return findingWith(limit, 'found', found.page);
  const inPlace = rivals.filter(({ page }) => page.scope === 'own');
  const changed =
    inPlace.length > 0 ? inPlace : rivals.filter(({ page }) => page.scope === 'prose' && page.place === undefined);
  const other =
    candidates.some((one) => isMet(one) && one.page.figure.isAmount) || limit.note !== undefined
      ? null
      : changeOf(visible, changed, { limit, own });
  if (other) return { ...findingWith(limit, 'other_amount', other.page), replaced: replacement(wanted, other.page) };
  const equal =
    candidates.find(({ isEqual }) => isEqual)?.page ??
    figures.find(({ figure }) => isSameAmount(wanted.figure, figure));
  if (equal) return findingWith(limit, 'elsewhere', equal);
  return { evidence: { figure: limit.text, finding: 'absent' }, replaced: null };
}

/** Whether an amount is a word of a sentence, as in "made for one person", and may tell more of a use than of a limit. */
const isWritten = ({ figure: { kind, text } }: PageFigure): boolean => kind === 'count' && /^\p{L}/u.test(text);

/** Whether another place is a column of the same table. */
const isBeside = (other: PlanPlace | undefined, { key }: PlanPlace): boolean =>
  key.startsWith('c|') && other?.key !== key && other?.key.startsWith(`${key.split('|', 2).join('|')}|`) === true;

/** Whether a place has a line that is about the thing of a limit and about nothing else: "– projects", "Projects: none". */
function speaksOf({ blocks }: PlanPlace, limit: Limit, names: ReadonlySet<string>): boolean {
  const words = kindredThings(limit.thing, MEASURES[limit.measure].kind).map((thing) => thing.split(' '));
  const nouns = words.map((thing) => thing.at(-1));
  const known = new Set([...names, ...words.flat(), 'none', 'no']);
  return blocks.some(({ text, row, line: tableLine }) => {
    // A row's label in a table, whose amount is a cell of its own.
    if (row === null && tableLine !== null) return false;
    const line = withoutHarmless(`${row ?? ''} ${text}`)
      .replace(/[^\p{L}/]+/gu, ' ')
      .trim();
    const isNamed = line
      .toLowerCase()
      .split(/[ /]/)
      .some((word) => nouns.includes(singular(word)));
    return isNamed && !CALL.test(line) && strangeWords(line, (word) => known.has(word)).length === 0;
  });
}

/** Where several limits of the entry could be the same figures of the page, there are as many figures as limits. */
function hasFigureForEach({ figure: own }: Wanted, all: readonly Wanted[], stated: readonly Candidate[]): boolean {
  const alike = all.filter(
    ({ figure }) => figure.per === own.per && figure.period === own.period && isSameAmount(figure, own),
  );
  const counts = ({ limit }: Wanted, { page }: Candidate) => likenessOf(limit, page.figure) === 'same';
  const figures = stated.filter((one) => one.isEqual && one.isSameRate && alike.some((limit) => counts(limit, one)));
  const claimants = alike.filter((limit) => figures.some((one) => counts(limit, one)));
  return figures.length >= claimants.length;
}

/** The one other amount that the tier's own place, or else a sentence about the tier, states for the limit; null in any doubt. */
function changeOf(
  visible: readonly Candidate[],
  rivals: readonly Candidate[],
  { limit, own }: { readonly limit: Limit; readonly own: readonly PlanPlace[] },
): Candidate | null {
  const [first] = rivals;
  const places = own.filter(({ kind }) => kind !== 'data');
  // On a page of several products a thing of one word may be another product's.
  const isOneProduct =
    new Set(places.flatMap(({ kind, context }) => (kind === 'plan' ? [context] : []))).size <= 1 ||
    limit.thing.includes(' ');
  const isDoubtful = visible.some(
    ({ isEqual, page }) => isEqual || (!page.figure.isAmount && page.figure.amount !== 0),
  );
  if (!first || !isOneProduct || isDoubtful) return null;
  const isSure = rivals.every(
    ({ likeness, isSameRate, page, ...one }) =>
      likeness === 'same' &&
      isSameRate &&
      (one.isUnderstood || !hasReservation(page.sentence)) &&
      !one.isCloser &&
      !/\b(?:thousands?|millions?)\b/i.test(page.beside) &&
      isSameAmount(first.page.figure, page.figure),
  );
  const isFree = places.some(
    ({ price, context, blocks }) =>
      price === 'zero' &&
      ![context, ...blocks.map(({ text, line }) => (line === null && !/\d/.test(text) ? text : ''))].some(
        hasStrongReservation,
      ),
  );
  return isSure && (isFree || places.length === 0) ? first : null;
}

/** A sentence about all plans, and a cell of a table of limits. */
const OF_ALL_PLANS =
  /^(?:all|every|each|any|the) (?:\p{L}+ )?(?:plans?|tiers?|accounts?|workspaces?|customers?|users?)\b|^(?:limit|value|amount|maximum|quota|allowance)s?: /iu;

/** Another limit of the entry, which the page states for itself. */
const isClaimed = ({ figure }: PageFigure, others: readonly Wanted[]): boolean =>
  others.some((other) => isSameAmount(other.figure, figure) && likenessOf(other.limit, figure) !== null);

/** No other limit of the entry could be meant, and a count is large enough to be no coincidence. */
function isDistinct({ figure }: PageFigure, others: readonly Wanted[]): boolean {
  const isTelling = /^(?:bytes|duration|unlimited)$/.test(figure.kind) || figure.amount >= MIN_NAMELESS_COUNT;
  return isTelling && !others.some((other) => isSameAmount(other.figure, figure));
}

/** A figure of the page that may state a limit. */
function candidateOf(wanted: Wanted, page: PageFigure, setting: FindingSetting) {
  const { quotations, isGrant, names } = setting;
  if (page.scope === 'other') return null;
  const isNamed = quotations.some((quotation) => isQuoted(wanted, page, quotation));
  const likeness = isNamed ? 'same' : likenessOf(wanted.limit, page.figure);
  if (likeness === null) return null;
  return {
    page,
    likeness,
    isEqual: isSameAmount(wanted.figure, page.figure),
    isSameRate: hasRateOf(wanted.limit, page.figure),
    isCloser: isCloser(wanted.limit, page.figure),
    // Nothing beside it says more than is understood.
    isUnderstood: isNamed || (isGrant ? !hasReservation(page.sentence) : isUnderstood(wanted.limit, page, names)),
  };
}

/**
 * Whether a quotation shows that a figure is of the limit: it is in the tier's own place, under the label that the reader gives,
 * word for word with the figure, and states the amount and the period by itself.
 */
function isQuoted(
  { limit, figure: own }: Wanted,
  { figure, place, scope }: PageFigure,
  { quote: written, ...by }: Quotation,
): boolean {
  const quote = foldSpaces(written);
  return (
    by.limit === limit.text &&
    scope === 'own' &&
    place?.kind === 'plan' &&
    foldSpaces(place.label) === foldSpaces(by.plan) &&
    quote.includes(foldSpaces(figure.text)) &&
    place.blocks.some(({ text }) => foldSpaces(text).includes(quote)) &&
    mayCount(limit, figure) &&
    !isOtherThing(limit, figure) &&
    figuresOf(written).some((stated) => isSameAmount(own, stated) && hasRateOf(limit, stated))
  );
}

/** Whether the table of measures lists both things in different groups, as roles and feature flags. */
function isOtherThing({ thing, measure }: Limit, { thing: its }: Figure): boolean {
  const { kind } = MEASURES[measure];
  const [own, other] = [measureOfThing(thing, kind), its === null ? null : measureOfThing(its, kind)];
  return measure === 'other' && own !== null && other !== null && own.group !== other.group;
}

/** What is seen of a limit, with the part of the page around the figure found. */
function findingWith({ text: line }: Limit, finding: FigureFinding, { sentence, figure }: PageFigure): LimitFinding {
  const before = Math.floor((MAX_EVIDENCE_CHARS - figure.text.length) / 2);
  const start = sentence.length <= MAX_EVIDENCE_CHARS ? 0 : Math.max(0, sentence.indexOf(figure.text) - before);
  const text = keptText(sentence.slice(start, start + MAX_EVIDENCE_CHARS), MAX_EVIDENCE_CHARS);
  return { evidence: { figure: line, finding, ...(text !== undefined && { text }) }, replaced: null };
}

const LINE_AMOUNT = /^(?:unlimited|([$€£]?)[\d.,]+%?(?: [KMGTP]i?B\b)?)/;
const LINE_TIME = /\b(?:[A-Za-z]+-)?(ms|second|minute|hour|day|week|month|year)s?\b/;

/** The line of a limit with the amount that a page states. */
function restatedLimit(line: string, { kind, amount, unit }: Figure): string {
  return line.replace(LINE_AMOUNT, (_, currency = '') => {
    if (kind === 'unlimited') return kind;
    const written = kind === 'duration' ? LINE_TIME.exec(line)?.[1] : unit;
    const value = Number((amount / (unitOf(written ?? '')?.size ?? 1)).toPrecision(12));
    const end = kind === 'percent' ? '%' : kind === 'bytes' ? ` ${unit ?? ''}` : '';
    return `${currency}${value.toLocaleString('en-US', { maximumFractionDigits: 6 })}${end}`;
  });
}

/** The limit as the page states it, in the words of the entry: "500 messages a day" for "1,000 messages a day". */
function replacement({ figure: own, limit }: Wanted, { figure, sentence }: PageFigure): ReplacedFigure {
  return {
    old: limit.text,
    now: restatedLimit(limit.text, figure),
    direction: figure.amount > own.amount ? 'increased' : 'reduced',
    quote: keptText(sentence, MAX_QUOTE_CHARS) ?? '',
  };
}
