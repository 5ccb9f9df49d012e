import type { Limit } from '../../model/limit.ts';
import { MAX_EVIDENCE_CHARS } from '../../model/page-verdict.ts';
import type { FigureEvidence, FigureFinding, ReplacedFigure } from '../../model/page-verdict.ts';
import { isSameAmount } from '../figures/figure.ts';
import { singular } from '../figures/words.ts';
import { MEASURES } from '../limits/measures.ts';
import { kindredThings } from '../limits/things.ts';
import { keptText } from '../text/kept-text.ts';
import { candidateOf, type Candidate, type FindingSetting } from './limit-candidates.ts';
import { amountOf, hasAmountOf, likenessOf, mayHaveRateOf, scopeName, type Likeness } from './limit-likeness.ts';
import type { PageFigure } from './page-figures.ts';
import type { PagePlaces, PlanPlace } from './plan-places.ts';
import { hasReservation, hasStrongReservation, withoutHarmless } from './reservations.ts';
import { replacement } from './restated-limit.ts';
import { CALL, strangeWords } from './understood.ts';

export interface LimitFinding {
  readonly evidence: FigureEvidence;
  readonly replaced: ReplacedFigure | null;
}

/** The figures of a page that may state one limit. */
interface Bearing {
  readonly limit: Limit;
  readonly others: readonly Limit[];
  readonly candidates: readonly Candidate[];
  /** In the tier's own places as a reader sees them. */
  readonly visible: readonly Candidate[];
  /** The amounts among them: no bounds, ranges and former amounts. */
  readonly stated: readonly Candidate[];
  /** Amounts in prose and data that name the tier. */
  readonly prose: readonly Candidate[];
  /** Other amounts at the limit's rate that no other limit of the entry claims. */
  readonly rivals: readonly Candidate[];
}

/** Looks for each limit of an entry in the tier's own place, and where that is silent in prose that names the tier. */
export function limitFindings(limits: readonly Limit[], setting: FindingSetting): readonly LimitFinding[] {
  return limits.map((limit) => findingOf(limit, limits, setting));
}

function findingOf(limit: Limit, all: readonly Limit[], setting: FindingSetting): LimitFinding {
  const bearing = bearingOf(limit, all, setting);
  const found = statementOf(bearing);
  if (found && !isContradicted(bearing, setting) && hasFigureForEach(limit, all, bearing.stated))
    return findingWith(limit, 'found', found.page);
  const other = changeOf(bearing, setting.places);
  if (other) return { ...findingWith(limit, 'other_amount', other.page), replaced: replacement(limit, other.page) };
  const equal =
    bearing.candidates.find(({ isEqual }) => isEqual)?.page ??
    setting.figures.find(({ figure }) => hasAmountOf(limit, figure));
  if (equal) return findingWith(limit, 'elsewhere', equal);
  return { evidence: { figure: limit.text, finding: 'absent' }, replaced: null };
}

function bearingOf(limit: Limit, all: readonly Limit[], setting: FindingSetting): Bearing {
  const others = all.filter((other) => other !== limit);
  const candidates = setting.figures.flatMap((page) => candidateOf(limit, page, setting) ?? []);
  const amounts = candidates.filter(({ page }) => page.figure.isAmount);
  const isVisible = ({ page }: Candidate) => page.scope === 'own' && page.place?.kind !== 'data';
  const stated = amounts.filter(isVisible);
  const prose = amounts.filter(
    ({ page: { scope, place } }) => setting.isGrant || scope === 'prose' || place?.kind === 'data',
  );
  // A sentence or a table that names no plan is about all of them.
  const open = amounts.filter(
    ({ page, isUnderstood }) => page.scope === 'open' && isUnderstood && OF_ALL_PLANS.test(page.sentence),
  );
  // Another rate is another thing: "100 requests a second" beside a monthly quota.
  const isOfRate = (one: Candidate) => one.isSameRate || (isSaid(one) && mayHaveRateOf(limit, one.page.figure));
  const isSaid = ({ page: { scope, place } }: Candidate) => scope === 'prose' || place?.kind === 'statement';
  const ceilings = candidates.filter(
    (one) => isSaid(one) && !one.page.figure.isAmount && CEILING.test(one.page.sentence),
  );
  const rivals = [...stated, ...prose, ...open, ...ceilings].filter(
    (one) => !one.isEqual && isOfRate(one) && one.likeness !== 'nameless' && !isClaimed(one.page, others),
  );
  return { limit, others, candidates, visible: candidates.filter(isVisible), stated, prose, rivals };
}

/** Where use ends: "On Free your apps are paused after 500,000 requests." */
const CEILING = /\b(?:paus|stop|block|suspend|throttl|reject)\p{L}* (?:after|at|beyond) \d/iu;

/** A sentence about all plans, and a cell of a table of limits. */
const OF_ALL_PLANS =
  /^(?:all|every|each|any|the) (?:\p{L}+ )?(?:plans?|tiers?|accounts?|workspaces?|customers?|users?)\b|^(?:limit|value|amount|maximum|quota|allowance)s?: /iu;

/** An equal number without a name counts from this size on; a smaller one may be a coincidence (docs/rules.md#page-verdict). */
const MIN_NAMELESS_COUNT = 100;

const isMet = (one: Candidate): boolean => one.isEqual && one.isSameRate;

/** What states the limit, by how surely it is meant: in the tier's own place, and where that is silent in prose. */
function statementOf({ limit, others, visible, stated, prose }: Bearing): Candidate | undefined {
  const findMet = (likeness: Likeness, from = stated) =>
    from
      .filter(
        (one) => isMet(one) && one.isUnderstood && one.likeness === likeness && !isOfOtherProduct(limit, one.page),
      )
      .find(({ page }) => likeness === 'same' || isDistinct(page, others));
  const isQuota = limit.measure === 'storage' || MEASURES[limit.measure].isFlow;
  const isSilent = !visible.some(({ likeness }) => likeness !== 'nameless');
  return (
    findMet('same') ??
    findMet('near') ??
    (isQuota ? findMet('nameless') : undefined) ??
    (isSilent ? findMet('same', prose) : undefined)
  );
}

/** Whether a figure begins a row of ranges below a heading without the limit's words: "Directions" for geocoding requests. */
function isOfOtherProduct({ thing }: Limit, { figure, place }: PageFigure): boolean {
  const [first] = place?.key.startsWith('r|') ? place.blocks : [];
  if (!first?.text.includes(figure.text) || !thing.endsWith(` ${figure.thing ?? thing}`)) return false;
  const above = [...first.headings, first.caption].join(' ').toLowerCase();
  return !thing.split(' ').some((word) => word !== figure.thing && above.includes(word));
}

/** Whether the page states another amount, leaves this one in doubt, or has an own place that does not state it. */
function isContradicted(
  { limit, others, visible, stated, rivals }: Bearing,
  { figures, places: { own, names } }: FindingSetting,
): boolean {
  // The same amount as a bound, at another rate or beside unknown words leaves it in doubt.
  const isDoubtful = visible.some(
    ({ page, ...one }) =>
      one.isEqual &&
      one.likeness === 'same' &&
      !isWritten(page) &&
      !(page.figure.isAmount && mayHaveRateOf(limit, page.figure) && one.isUnderstood),
  );
  // One place may state the period: "300 build minutes" in a card above a table with "300 a month".
  const isStatedIn = (place: PlanPlace) =>
    stated.some(
      (one) => one.isEqual && mayHaveRateOf(limit, one.page.figure) && one.page.place === place && !isWritten(one.page),
    );
  // Another amount there counts without a period too: "90 GB" beside "100 GB a month" in another place.
  const hasOther = (place: PlanPlace) =>
    stated.some(
      ({ page, ...one }) =>
        page.place === place &&
        !one.isEqual &&
        one.isUnderstood &&
        one.likeness === 'same' &&
        mayHaveRateOf(limit, page.figure) &&
        !isClaimed(page, others),
    );
  const isLeftOut = (place: PlanPlace) =>
    !visible.some(({ page }) => page.place === place) &&
    figures.some(({ figure, place: beside }) => isBeside(beside, place) && likenessOf(limit, figure) === 'same');
  const isDenied = (place: PlanPlace) =>
    !isStatedIn(place) && (isLeftOut(place) || hasOther(place) || speaksOf(place, limit, names));
  return rivals.length > 0 || isDoubtful || own.some(isDenied);
}

/** Whether an amount is a word of a sentence, as in "made for one person", and may tell more of a use than of a limit. */
const isWritten = ({ figure: { kind, text } }: PageFigure): boolean => kind === 'count' && /^\p{L}/u.test(text);

/** Whether another place is a column of the same table. */
const isBeside = (other: PlanPlace | undefined, { key }: PlanPlace): boolean =>
  key.startsWith('c|') && other?.key !== key && other?.key.startsWith(`${key.split('|', 2).join('|')}|`) === true;

/** Whether a line of a place names the thing of a limit and nothing else: "– projects", "Projects: none". */
function speaksOf({ blocks }: PlanPlace, limit: Limit, names: ReadonlySet<string>): boolean {
  const words = kindredThings(limit.thing, MEASURES[limit.measure].kind).map((thing) => thing.split(' '));
  const nouns = words.map((thing) => thing.at(-1));
  const known = new Set([...names, ...words.flat(), 'none', 'no']);
  return blocks.some(({ text, row, line: tableLine }) => {
    // The label of a table row: its amount is in another cell.
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
function hasFigureForEach(limit: Limit, all: readonly Limit[], stated: readonly Candidate[]): boolean {
  const alike = all.filter(
    (other) =>
      other.per === limit.per &&
      scopeName(other.scope) === scopeName(limit.scope) &&
      isSameAmount(amountOf(other), amountOf(limit)),
  );
  const counts = (one: Limit, { page }: Candidate) => likenessOf(one, page.figure) === 'same';
  const figures = stated.filter((stating) => isMet(stating) && alike.some((one) => counts(one, stating)));
  const claimants = alike.filter((one) => figures.some((stating) => counts(one, stating)));
  return figures.length >= claimants.length;
}

/** The one other amount that the tier's own place, or else a sentence about the tier, states for the limit; null in any doubt. */
function changeOf({ limit, candidates, visible, rivals }: Bearing, { own, all }: PagePlaces): Candidate | null {
  const inPlace = rivals.filter(({ page }) => page.scope === 'own');
  const inProse = rivals.filter(({ page }) => page.scope === 'prose' && page.place === undefined);
  const changed = inPlace.length > 0 ? inPlace : inProse;
  const [first] = changed;
  if (!first || limit.note !== undefined) return null;
  const places = own.filter(({ kind }) => kind !== 'data');
  // On a page of several products, each with prices, a thing of one word may be another product's.
  const priced = all.flatMap(({ kind, context, price }) => (kind === 'plan' && price === 'paid' ? [context] : []));
  const products = new Set(own.flatMap(({ context }) => (priced.includes(context) ? [context] : [])));
  const isDoubtful =
    candidates.some((one) => isMet(one) && one.page.figure.isAmount) ||
    visible.some(({ isEqual, page }) => isEqual || (!page.figure.isAmount && page.figure.amount !== 0));
  if (isDoubtful || (products.size > 1 && !limit.thing.includes(' '))) return null;
  const kindred = kindredThings(limit.thing, MEASURES[limit.measure].kind);
  const isSure = changed.every(
    ({ likeness, page, ...one }) =>
      likeness === 'same' &&
      (one.isUnderstood || !hasReservation(page.sentence)) &&
      // "iOS builds" are a part of "builds", and "custom domains" are "domains".
      (page.figure.thing?.endsWith(` ${limit.thing}`) !== true || kindred.includes(page.figure.thing)) &&
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

/** Another limit of the entry, which the page states for itself. */
const isClaimed = ({ figure }: PageFigure, others: readonly Limit[]): boolean =>
  others.some((other) => hasAmountOf(other, figure) && likenessOf(other, figure) !== null);

/** Whether no other limit of the entry can be meant, and a count is too large for a coincidence. */
function isDistinct({ figure }: PageFigure, others: readonly Limit[]): boolean {
  const isTelling = /^(?:bytes|duration|unlimited)$/.test(figure.kind) || figure.amount >= MIN_NAMELESS_COUNT;
  return isTelling && !others.some((other) => hasAmountOf(other, figure));
}

/** What is seen of a limit, with the part of the page around the figure found. */
function findingWith({ text: line }: Limit, finding: FigureFinding, { sentence, figure }: PageFigure): LimitFinding {
  const before = Math.floor((MAX_EVIDENCE_CHARS - figure.text.length) / 2);
  const start = sentence.length <= MAX_EVIDENCE_CHARS ? 0 : Math.max(0, sentence.indexOf(figure.text) - before);
  const text = keptText(sentence.slice(start, start + MAX_EVIDENCE_CHARS), MAX_EVIDENCE_CHARS);
  return { evidence: { figure: line, finding, ...(text !== undefined && { text }) }, replaced: null };
}
