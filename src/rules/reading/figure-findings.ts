import type { FigureEvidence, ReplacedFigure } from '../../model/page-verdict.ts';
import type { EntryFigure } from '../figures/entry-figures.ts';
import type { Figure } from '../figures/figure.ts';
import { areKindred } from '../figures/kindred-things.ts';
import { sameFigure, type FigureMatch } from '../figures/same-figure.ts';
import { WordSet } from '../text/word-set.ts';
import { evidence, replacement } from './figure-evidence.ts';
import type { PageFigure } from './page-figures.ts';

/** What the page says about one figure of the entry. */
export interface FoundFigure {
  readonly evidence: FigureEvidence;
  /** It is found in the tier's own column, card, section or sentence. */
  readonly isWithTier: boolean;
  readonly fact: EntryFigure;
  readonly replaced: ReplacedFigure | null;
}

/** A figure of the page that may be the entry's. */
interface Candidate {
  readonly page: PageFigure;
  readonly match: FigureMatch;
  readonly isEqual: boolean;
  /** How surely both count the same thing: 3 by name, 2 by a shared word, 1 where one names nothing. */
  readonly likeness: 1 | 2 | 3;
  /** Words around it that the entry's sentence has too. */
  readonly shared: number;
}

/** Looks for each fact of an entry among the figures of a page. */
export function figureFindings(facts: readonly EntryFigure[], figures: readonly PageFigure[]): readonly FoundFigure[] {
  return facts.map((fact) => ({ ...finding(fact, { facts, figures }), fact }));
}

interface Setting {
  readonly facts: readonly EntryFigure[];
  readonly figures: readonly PageFigure[];
}

type Finding = Omit<FoundFigure, 'fact'>;

function finding(fact: EntryFigure, setting: Setting): Finding {
  const { figure } = fact;
  const candidates = setting.figures.flatMap((page) => candidate(fact, page) ?? []);
  const own = decided(
    fact,
    candidates.filter(({ page }) => page.scope === 'tier'),
    setting,
  );
  if (own) return own;
  const beside = fact.isFact
    ? undefined
    : candidates.find((other) => other.isEqual && isPlaceOf(fact, other.page.scope));
  if (beside) return stated(figure, beside.page, 'found');
  const open = candidates.filter(({ page, likeness }) => page.scope === 'open' && likeness >= 2);
  const equal = open.filter(({ isEqual }) => isEqual);
  const [best] = equal;
  if (
    best &&
    open.every((other) => other.isEqual || other.likeness < 3 || isOfEntry(other.page.figure, fact, setting))
  ) {
    return stated(figure, best.page, 'found');
  }
  const page =
    candidates.find(({ isEqual }) => isEqual)?.page ?? setting.figures.find((other) => isAmount(figure, other));
  if (page) return stated(figure, page, 'elsewhere');
  return { evidence: { figure: figure.text, finding: 'absent' }, isWithTier: false, replaced: null };
}

/**
 * Where a figure that is not of the tier may occur: one of the product outside of other plans, one of those
 * anywhere.
 */
const isPlaceOf = ({ role }: EntryFigure, scope: PageFigure['scope']): boolean =>
  scope !== 'other' || role === 'other_plan';

/**
 * The figure within the tier; null where the tier's parts of the page say nothing about it, or contradict one another.
 */
function decided(fact: EntryFigure, candidates: readonly Candidate[], setting: Setting): Finding | null {
  const { figure } = fact;
  const best = nearest(candidates);
  const equal = best.find(({ isEqual }) => isEqual);
  const unequal = best.filter(({ isEqual, page }) => !isEqual && !isOfEntry(page.figure, fact, setting));
  const rivals = unequal.filter(({ page }) => !setting.facts.some((other) => isEqualAmount(other.figure, page.figure)));
  if (equal && rivals.every(({ shared }) => shared < equal.shared)) {
    return { ...stated(figure, equal.page, 'found'), isWithTier: true };
  }
  if (equal || unequal.length === 0) {
    const weaker = candidates.find(({ isEqual }) => isEqual);
    if (!weaker) return null;
    // An equal amount that counts the thing less surely, and nothing better contradicts it.
    return !equal && weaker.likeness >= 2
      ? { ...stated(figure, weaker.page, 'found'), isWithTier: true }
      : stated(figure, weaker.page, 'elsewhere');
  }
  const top = Math.max(...unequal.map(({ shared }) => shared));
  const likely = unequal.filter(({ shared }) => shared === top);
  const [now] = likely;
  if (!now) return null;
  const isClear = likely.every(({ page }) => isSameAmount(page.figure, now.page.figure));
  if (!isClear) return candidates.some(({ isEqual }) => isEqual) ? stated(figure, now.page, 'elsewhere') : null;
  // The same amount to somewhat else ("100 URLs per export") is a doubt, not another amount.
  if (isSameAmount(figure, now.page.figure) || !isGranteeStated(figure, now.page.figure))
    return stated(figure, now.page, 'elsewhere');
  const isName = NAMED_NUMBER.test(figure.text) || NAMED_NUMBER.test(now.page.figure.text);
  if (fact.role === 'other_plan' || fact.role === 'trial' || isName) return stated(figure, now.page, 'elsewhere');
  return {
    evidence: evidence(figure, 'other_amount', now.page),
    isWithTier: true,
    replaced: replacement(figure, now.page),
  };
}

/**
 * Words beside two figures that are compared, and how many of them both must have where neither names what it counts.
 */
const NEAR_WORDS = 5;
const MIN_NEAR_WORDS = 2;

function isNear(fact: EntryFigure, page: PageFigure): boolean {
  const known = new Set(nearWords(fact.sentence, fact.figure.text));
  const shared = new Set(nearWords(page.sentence, page.figure.text).filter((word) => known.has(word)));
  return shared.size >= MIN_NEAR_WORDS;
}

function nearWords(sentence: string, text: string): readonly string[] {
  const at = sentence.indexOf(text);
  if (at < 0) return [];
  const [before, after] = [stems(sentence.slice(0, at)), stems(sentence.slice(at + text.length))];
  return [...before.slice(-NEAR_WORDS), ...after.slice(0, NEAR_WORDS)].filter(
    (word) => word.length > 2 && !VAGUE.has(word),
  );
}

/** "2.5 Flash": a version that a name follows is part of it; "50 Integrations" is an amount in title case. */
const NAMED_NUMBER = /^\d+\.\d+ \p{Lu}\p{Ll}/u;

function stated(figure: Figure, page: PageFigure, kind: 'found' | 'elsewhere'): Finding {
  return { evidence: evidence(figure, kind, page), isWithTier: false, replaced: null };
}

/** The candidates that count the thing most surely, those of the same period before others. */
function nearest(candidates: readonly Candidate[]): readonly Candidate[] {
  const sameTime = candidates.filter(({ match }) => match.period !== 'different');
  const pool = sameTime.length > 0 ? sameTime : candidates.filter(({ likeness }) => likeness === 3);
  const top = Math.max(0, ...pool.map(({ likeness }) => likeness));
  return pool.filter(({ likeness }) => likeness === top);
}

/** Another fact of the entry, which the page states for itself. */
function isOfEntry(figure: Figure, fact: EntryFigure, { facts }: Setting): boolean {
  return facts.some(
    (other) =>
      other !== fact &&
      isEqualAmount(other.figure, figure) &&
      likenessOf(other.figure, figure, sameFigure(other.figure, figure)) !== null,
  );
}

function isEqualAmount(one: Figure, other: Figure): boolean {
  const { amount, isSameBound } = sameFigure(one, other);
  return amount === 'same' && isSameBound;
}

const isSameAmount = (one: Figure, other: Figure): boolean => sameFigure(one, other).amount === 'same';

const isAmount = (figure: Figure, { figure: other }: PageFigure): boolean =>
  sameFigure(figure, other).amount !== 'different';

function candidate(fact: EntryFigure, page: PageFigure): Candidate | null {
  const { figure } = fact;
  const match = sameFigure(figure, page.figure);
  if (!match.isUnitComparable) return null;
  const likeness = likenessOf(figure, page.figure, match) ?? namelessLikeness(fact, page) ?? listLikeness(figure, page);
  if (likeness === null) return null;
  const isEqual = match.amount === 'same' && isBoundHeld(figure, page.figure) && isSameGrantee(fact, page);
  // Amounts without a name on either side are not compared, they only can be equal.
  if (likeness === 1 && !isEqual && !isNear(fact, page)) return null;
  return { page, match, isEqual, likeness, shared: sharedWords(fact.sentence, page.sentence) };
}

/** Words that the sentences of two numbers share, where neither number has a name of what it counts. */
const MIN_SHARED_WORDS = 2;

function namelessLikeness({ figure, sentence }: EntryFigure, page: PageFigure): 1 | null {
  const isNameless = figure.thing === null && figure.kind === 'count' && page.figure.kind === 'count';
  return isNameless && sharedWords(sentence, page.sentence) >= MIN_SHARED_WORDS ? 1 : null;
}

/** What ends a list of things in a sentence. */
const LIST_END = /[\d.;:()]/;

/**
 * "unlimited projects, stacks and updates", "flags, environments and identities are unlimited": one word for a whole
 * list.
 */
function listLikeness(figure: Figure, { figure: page, sentence }: PageFigure): 2 | null {
  const name = stems(figure.thing).at(-1);
  if (figure.kind !== 'unlimited' || page.kind !== 'unlimited' || name === undefined) return null;
  const at = sentence.indexOf(page.text);
  if (at < 0) return null;
  const after = sentence.slice(at).split(LIST_END)[0] ?? '';
  const before =
    sentence
      .slice(0, at + page.text.length)
      .split(LIST_END)
      .at(-1) ?? '';
  const list = /unlimited$|unmetered$/i.test(page.text) ? before : after;
  return stems(list).includes(name) ? 2 : null;
}

/** A minimum on the page ("from 5", "5+") does not state the entry's amount. */
const isBoundHeld = (figure: Figure, page: Figure): boolean => page.bound !== 'at_least' || figure.bound === 'at_least';

const WHOLE_ACCOUNT = new WordSet('account workspace organization organisation team plan customer company');

/** "0.5 GB per project" is another limit than 0.5 GB. */
function isSameGrantee({ figure, sentence }: EntryFigure, page: PageFigure): boolean {
  const [own, other] = [figure.per, page.figure.per];
  if (own === null)
    return other === null || WHOLE_ACCOUNT.has(other) || hasStem(sentence, other.slice(other.lastIndexOf(' ') + 1));
  if (other !== null) return own === other || (WHOLE_ACCOUNT.has(own) && WHOLE_ACCOUNT.has(other));
  const around = [page.sentence, page.block.text, page.block.row, page.block.column, ...page.block.headings.slice(-1)];
  return WHOLE_ACCOUNT.has(own) || around.some((text) => text !== null && hasStem(text, own));
}

/** A limit per survey is replaced by none that is granted in all. */
const isGranteeStated = ({ per }: Figure, page: Figure): boolean =>
  per === null || WHOLE_ACCOUNT.has(per) || page.per !== null;

const hasStem = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.slice(0, Math.max(3, word.length - 1)));

function likenessOf(figure: Figure, page: Figure, match: FigureMatch): Candidate['likeness'] | null {
  if (match.thing === 'same' || match.thing === 'narrower') return 3;
  if (match.thing === 'unstated') {
    const needsName = figure.kind === 'count' || figure.kind === 'unlimited' || page.kind === 'unlimited';
    return needsName ? null : 1;
  }
  return sharesWord(figure.thing, page.thing) || areKindred(figure.thing, page.thing) ? 2 : null;
}

const VAGUE = new WordSet('free monthly daily active total unique api new per of time data included');

function sharesWord(one: string | null, other: string | null): boolean {
  const known = new Set(stems(one).filter((word) => !VAGUE.has(word)));
  return stems(other).some((word) => known.has(word));
}

function stems(text: string | null): readonly string[] {
  return (text?.toLowerCase().match(/\p{L}{2,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s)$/, ''));
}

function sharedWords(one: string, other: string): number {
  const known = new Set(stems(one));
  return new Set(stems(other).filter((word) => word.length > 2 && known.has(word))).size;
}
