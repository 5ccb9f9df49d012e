import type { Offer } from '../../model/offer.ts';
import type { Figure } from './figure.ts';
import { figuresOf } from './figures-of.ts';
import { isOfAnotherPlan, planNamesOf, sentencesOf } from './plan-scope.ts';

/**
 * What a figure of an entry says. `limit`: what the tier grants or allows. `credit`: money granted. `discount`: a reduction of a
 * price. `eligibility`: who may take it. `price`: what the offer itself costs, as programmes at a reduced price do. `trial`: a
 * trial of something paid. `feature`: a number that describes the product ("200+ models"). `other_plan`: a figure of a paid
 * plan, its price included.
 */
export const FIGURE_ROLES = [
  'limit',
  'credit',
  'discount',
  'eligibility',
  'price',
  'trial',
  'feature',
  'other_plan',
] as const;
export type FigureRole = (typeof FIGURE_ROLES)[number];

export interface EntryFigure {
  readonly figure: Figure;
  readonly role: FigureRole;
  /** Whether it is a fact of the entry's own terms, which its page must state to confirm them. */
  readonly isFact: boolean;
  readonly source: 'description' | 'condition' | 'eligibility';
  /** The sentence that states it. */
  readonly sentence: string;
}

type Entry = Pick<Offer, 'category' | 'tier' | 'description' | 'conditions' | 'eligibility'>;

const NO_FACTS: ReadonlySet<FigureRole> = new Set(['trial', 'feature', 'other_plan']);

/** The figures of an entry's description and conditions, each with its role. Offsets count from the start of `sentence`. */
export function figuresOfEntry(entry: Entry): readonly EntryFigure[] {
  const isProgramme = entry.eligibility !== undefined && entry.eligibility.type !== 'public';
  const context = { planNames: planNamesOf(entry.tier), isProgramme };
  const texts: readonly (readonly [EntryFigure['source'], string])[] = [
    ['description', entry.description],
    ...(entry.conditions ?? []).map(({ text }) => ['condition', text] as const),
    ...(entry.eligibility?.conditions ?? []).map((text) => ['eligibility', text] as const),
  ];
  return texts.flatMap(([source, text]) =>
    sentencesOf(text).flatMap((sentence) =>
      figuresOf(sentence).map((figure): EntryFigure => {
        const role = roleOf({ figure, sentence, source }, context);
        return { figure, role, isFact: !NO_FACTS.has(role), source, sentence };
      }),
    ),
  );
}

interface Context {
  /** The tier's own name, in lower-case words. */
  readonly planNames: ReadonlySet<string>;
  /** A programme grants paid plans, so that their names say nothing about whose figure it is. */
  readonly isProgramme: boolean;
}

const CREDIT = /\b(?:credits?|worth|voucher|grants?|to spend|allowance|free usage)\b/i;
const DISCOUNT = /^\s*(?:off|discount|less|cheaper|reduction|cashback|cash back)\b/i;
const ELIGIBILITY =
  /^\s*(?:raised|in (?:funding|revenue)|of (?:funding|revenue)|employees?|funding|revenue|applicants|old)\b|\b(?:employee|applicant|founder)$/i;
const ELIGIBILITY_BEFORE = /\b(?:raised|revenue|funding|headcount|founded|employees)(?: [a-z]+){0,5} $/i;
const PRICE_PERIODS: ReadonlySet<string | null> = new Set(['month', 'year', 'hour', 'week', 'day']);

function roleOf(
  { figure, sentence, source }: Pick<EntryFigure, 'figure' | 'sentence' | 'source'>,
  { planNames, isProgramme }: Context,
): FigureRole {
  const behind = sentence.slice(figure.end);
  const before = sentence.slice(0, figure.start);
  if (ELIGIBILITY_BEFORE.test(before) || ELIGIBILITY.test(behind) || ELIGIBILITY.test(figure.thing ?? ''))
    return 'eligibility';
  const isOther = !isProgramme && isOfAnotherPlan(sentence, figure, planNames);
  if (figure.kind === 'money') return moneyRole({ figure, sentence, isProgramme, isOther });
  if (isOther) return 'other_plan';
  if (figure.kind === 'percent') return DISCOUNT.test(behind) || isProgramme ? 'discount' : 'feature';
  if (/\btrial$/.test(figure.thing ?? '') || /^\s*(?:free )?trial\b/i.test(behind)) return 'trial';
  if (source === 'eligibility') return 'eligibility';
  return figure.bound === 'at_least' ? 'feature' : 'limit';
}

interface Money {
  readonly figure: Figure;
  readonly sentence: string;
  readonly isProgramme: boolean;
  readonly isOther: boolean;
}

/** Money is a credit where words beside it say so, else a price: the programme's own, or that of another plan. */
function moneyRole({ figure, sentence, isProgramme, isOther }: Money): FigureRole {
  if (DISCOUNT.test(sentence.slice(figure.end))) return 'discount';
  const around = sentence.slice(Math.max(0, figure.start - 30), figure.end + 30);
  const before = sentence.slice(0, figure.start);
  const isGrant = CREDIT.test(around) || /\b(?:usage|compute|use|computing) of $/i.test(before);
  const isMore = /\bcredits?\b/.test(before) && figure.period === null && !/\b(?:costs?|from|at|pay) $/.test(before);
  const isReceived = isProgramme && /\b(?:receives?|gets?|earns?)(?: [a-z]+){0,3} $/i.test(before);
  const isCredit = isReceived || CREDIT.test(figure.thing ?? '') || isGrant || isMore;
  if (isCredit && !(figure.per !== null && PRICE_PERIODS.has(figure.period)) && !isOther) return 'credit';
  return isProgramme && !/\b(?:further|later|next|others?|after|more|members)\b/i.test(sentence)
    ? 'price'
    : 'other_plan';
}
