import type { Limit } from '../../model/limit.ts';
import { MAX_EVIDENCE_CHARS, MAX_QUOTE_CHARS } from '../../model/page-verdict.ts';
import type { FigureEvidence, FigureFinding, ReplacedFigure } from '../../model/page-verdict.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { isSameAmount } from '../figures/same-figure.ts';
import { foldSpaces } from '../text/fold.ts';
import { keptText } from './kept-text.ts';
import { likenessOf, mayCount, wantedFigure, type WantedFigure } from './limit-likeness.ts';
import { restatedLimit } from './restated-limit.ts';
import type { PageFigure } from './page-figures.ts';
import type { Quotation } from './read-entry.ts';
import { isOfferedFree, type PlanPlace } from './plan-places.ts';

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
}

/** From this count on, an equal number without a name is no coincidence (docs/rules.md#page-verdict). */
const MIN_NAMELESS_COUNT = 100;

/** A figure of the page that may state a limit. */
interface Candidate {
  readonly page: PageFigure;
  /** `same`: it counts the same thing. `near`: one of the two names it less closely. `nameless`: the page names nothing. */
  readonly likeness: 'same' | 'near' | 'nameless';
  readonly isEqual: boolean;
  /** Period and scope are those of the limit. */
  readonly isSameRate: boolean;
}

/** Looks for each limit of an entry in the tier's own place, and where that is silent in prose that names the tier. */
export function limitFindings(limits: readonly Limit[], setting: FindingSetting): readonly LimitFinding[] {
  const wanted = limits.map(wantedFigure);
  return wanted.map((limit) => findingOf(limit, wanted, setting));
}

function findingOf(
  limit: WantedFigure,
  all: readonly WantedFigure[],
  { figures, own, isGrant, quotations }: FindingSetting,
): LimitFinding {
  const others = all.filter((other) => other !== limit);
  const candidates = figures.flatMap((page) => candidateOf(limit, page, quotations) ?? []);
  const isRival = (one: Candidate) =>
    !one.isEqual && one.likeness !== 'nameless' && !isClaimed(one.page, others) && isComparableRate(limit, one);
  const visible = candidates.filter(({ page }) => page.scope === 'own' && page.place?.kind !== 'data');
  const stated = visible.filter(({ page }) => page.isAmount);
  const prose = candidates.filter(
    ({ page }) =>
      page.isAmount &&
      (page.scope === 'prose' ||
        (page.scope === 'own' && page.place?.kind === 'data') ||
        (isGrant && page.scope === 'open')),
  );
  const rivals = [...stated, ...prose].filter(isRival);
  const isMet = (one: Candidate) => one.isEqual && one.isSameRate;
  const met =
    stated.find((one) => isMet(one) && one.likeness === 'same') ??
    stated.find((one) => isMet(one) && one.likeness === 'near' && isDistinct(one, others));
  const isDoubtful = visible.some(({ page, isEqual, likeness }) => isEqual && likeness === 'same' && !page.isAmount);
  if (met)
    return rivals.length === 0 && !isDoubtful && isShared(limit, all, stated)
      ? found(limit, met.page)
      : seen(limit, 'elsewhere', met.page);
  const nameless = limit.isQuota
    ? stated.find((one) => isMet(one) && one.likeness === 'nameless' && isDistinct(one, others))
    : undefined;
  if (nameless && rivals.length === 0) return found(limit, nameless.page);
  const isSilent = !visible.some(({ likeness }) => likeness !== 'nameless');
  const elsewhere = prose.find((one) => isMet(one) && one.likeness === 'same');
  if (isSilent && elsewhere && rivals.length === 0) return found(limit, elsewhere.page);
  const replaced = changeOf(limit, visible, {
    rivals: rivals.filter(({ page }) => page.scope === 'own'),
    own,
    isMet: candidates.some(isMet),
  });
  if (replaced)
    return { evidence: evidence(limit, 'other_amount', replaced.page), replaced: replacement(limit, replaced.page) };
  const equal =
    candidates.find(({ isEqual }) => isEqual)?.page ?? figures.find(({ figure }) => isSameAmount(limit.figure, figure));
  return equal
    ? seen(limit, 'elsewhere', equal)
    : { evidence: { figure: limit.text, finding: 'absent' }, replaced: null };
}

/** Where several limits of the entry could be the same figures of the page, there are as many figures as limits. */
function isShared(limit: WantedFigure, all: readonly WantedFigure[], stated: readonly Candidate[]): boolean {
  const rivals = all.filter(
    (other) =>
      isSameAmount(other.figure, limit.figure) && other.limit.per === limit.limit.per && other.scope === limit.scope,
  );
  if (rivals.length === 1) return true;
  const figures = stated.filter(
    ({ isEqual, isSameRate, page }) =>
      isEqual && isSameRate && rivals.some((other) => likenessOf(other, page.figure) === 'same'),
  );
  const claimants = rivals.filter((other) => figures.some(({ page }) => likenessOf(other, page.figure) === 'same'));
  return new Set(figures.map(({ page }) => page)).size >= claimants.length;
}

interface ChangeSetting {
  readonly rivals: readonly Candidate[];
  readonly own: readonly PlanPlace[];
  readonly isMet: boolean;
}

/** The one other amount that the tier's own place states for the limit; null in any doubt. */
function changeOf(
  limit: WantedFigure,
  visible: readonly Candidate[],
  { rivals, own, isMet }: ChangeSetting,
): Candidate | null {
  const [first] = rivals;
  const places = own.filter(({ kind }) => kind === 'plan');
  const isOneProduct =
    new Set(places.map(({ context }) => context)).size <= 1 ||
    places.every(({ label }) => label === places[0]?.label && places.length <= 2);
  if (!first || isMet || !isOneProduct || visible.some(({ isEqual, page }) => isEqual || !page.isAmount)) return null;
  if (
    !rivals.every(({ likeness, isSameRate, page }) => likeness === 'same' && isSameRate && page.place?.kind === 'plan')
  )
    return null;
  if (!rivals.every(({ page }) => page.place && isOfferedFree(page.place)) && !places.some(isOfferedFree)) return null;
  return rivals.every(({ page }) => isSameAmount(first.page.figure, page.figure)) && limit.isWhole ? first : null;
}

/** Another amount counts against a limit unless its rate is another ("100 requests a second" beside a monthly quota). */
function isComparableRate(limit: WantedFigure, { isSameRate, page: { figure } }: Candidate): boolean {
  return isSameRate || (figure.period === null && (figure.per === null || figure.per === limit.scope));
}

/** Another limit of the entry, which the page states for itself. */
function isClaimed({ figure }: PageFigure, others: readonly WantedFigure[]): boolean {
  return others.some((other) => isSameAmount(other.figure, figure) && likenessOf(other, figure) !== null);
}

/** No other limit of the entry could be meant, and a count is large enough to be no coincidence. */
function isDistinct({ page: { figure } }: Candidate, others: readonly WantedFigure[]): boolean {
  const isTelling =
    figure.kind === 'bytes' ||
    figure.kind === 'duration' ||
    figure.kind === 'unlimited' ||
    figure.amount >= MIN_NAMELESS_COUNT;
  return isTelling && !others.some((other) => isSameAmount(other.figure, figure));
}

function candidateOf(limit: WantedFigure, page: PageFigure, quotations: readonly Quotation[]): Candidate | null {
  if (page.scope === 'other') return null;
  const isNamed = quotations.some((quotation) => isQuoted(limit, page, quotation));
  const likeness = isNamed ? 'same' : likenessOf(limit, page.figure);
  if (likeness === null) return null;
  return { page, likeness, isEqual: isSameAmount(limit.figure, page.figure), isSameRate: limit.hasRateOf(page.figure) };
}

/**
 * Whether a quotation shows that a figure is of the limit: it is in the tier's own place, under the label that the reader gives,
 * word for word with the figure, and states the amount and the period by itself.
 */
function isQuoted(limit: WantedFigure, { figure, place, scope }: PageFigure, quotation: Quotation): boolean {
  const quote = foldSpaces(quotation.quote);
  return (
    quotation.limit === limit.text &&
    scope === 'own' &&
    place?.kind === 'plan' &&
    foldSpaces(place.label) === foldSpaces(quotation.plan) &&
    quote.includes(foldSpaces(figure.text)) &&
    place.blocks.some(({ text, isStruck }) => !isStruck && foldSpaces(text).includes(quote)) &&
    mayCount(limit, figure) &&
    figuresOf(quotation.quote).some((stated) => isSameAmount(limit.figure, stated) && limit.hasRateOf(stated))
  );
}

const found = (limit: WantedFigure, page: PageFigure): LimitFinding => seen(limit, 'found', page);

function seen(limit: WantedFigure, finding: FigureFinding, page: PageFigure): LimitFinding {
  return { evidence: evidence(limit, finding, page), replaced: null };
}

/** Evidence for a limit, with the part of the page around the figure found. */
function evidence(
  limit: Pick<WantedFigure, 'text'>,
  finding: FigureFinding,
  { sentence, figure }: PageFigure,
): FigureEvidence {
  const at = Math.max(0, sentence.indexOf(figure.text));
  const start =
    sentence.length <= MAX_EVIDENCE_CHARS
      ? 0
      : Math.max(0, at - Math.floor((MAX_EVIDENCE_CHARS - figure.text.length) / 2));
  const text = keptText(sentence.slice(start, start + MAX_EVIDENCE_CHARS), MAX_EVIDENCE_CHARS);
  return { figure: limit.text, finding, ...(text !== undefined && { text }) };
}

/** The limit as the page states it, in the words of the entry: "500 messages a day" for "1,000 messages a day". */
function replacement({ figure, text }: WantedFigure, page: PageFigure): ReplacedFigure {
  return {
    old: text,
    now: restatedLimit(text, page.figure),
    direction: direction(figure, page.figure),
    quote: keptText(page.sentence, MAX_QUOTE_CHARS) ?? '',
  };
}

function direction(before: Figure, now: Figure): ReplacedFigure['direction'] {
  return now.amount > before.amount ? 'increased' : 'reduced';
}
