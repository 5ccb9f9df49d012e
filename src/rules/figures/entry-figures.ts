import type { Offer } from '../../model/offer.ts';
import type { Figure } from './figure.ts';
import { figuresOf } from './figures-of.ts';
import { isOfAnotherPlan, planNamesOf, sentencesOf } from './plan-scope.ts';

/**
 * What a figure of an entry says. `limit`: what the tier grants or allows. `credit`: money granted. `discount`: a
 * reduction of a price. `eligibility`: who may take it. `price`: what the offer itself costs, as programmes at a
 * reduced price do. `trial`: a trial of something paid. `feature`: a number that describes the product ("200+ models").
 * `other_plan`: a figure of a paid plan, its price included.
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

/**
 * The figures of an entry's description and conditions, each with its role. Offsets count from the start of `sentence`.
 */
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

const DISCOUNT = /^\s*(?:off|discount|less|cheaper|reduction|cashback|cash back)\b/i;
/** "save up to 50%", "a discount of 50%", "reduced by 50%" */
const REDUCED_BY =
  /\b(?:sav(?:e|es|ing|ings)|discounts?|discounted|reduc(?:es?|ed|ing|tions?)|cut|cuts|lowers?|lowered)(?: (?:of|by))?(?: (?:up to|at least|about|over))?:? $/i;
/** "25% lifetime discount" */
const REDUCED_AFTER = /^ [\w-]+ (?:discount|reduction)\b/i;
/** "25% discount", "30% lower", "90% cheaper" */
const REDUCTION = /\b(?:discount|reduction|saving|rebate|lower|cheaper)$/;
const ELIGIBILITY =
  /^\s*(?:raised|in (?:funding|revenue)|of (?:funding|revenue)|employees?|funding|revenue|applicants|old)\b|\b(?:employee|applicant|founder)$/i;
const ELIGIBILITY_BEFORE = /\b(?:raised|revenue|funding|headcount|founded|employees)(?: [a-z]+){0,5} $/i;

function roleOf(
  { figure, sentence, source }: Pick<EntryFigure, 'figure' | 'sentence' | 'source'>,
  { planNames, isProgramme }: Context,
): FigureRole {
  const after = sentence.slice(figure.end);
  const before = sentence.slice(0, figure.start);
  if (ELIGIBILITY_BEFORE.test(before) || ELIGIBILITY.test(after) || ELIGIBILITY.test(figure.thing ?? ''))
    return 'eligibility';
  const isOther = !isProgramme && isOfAnotherPlan(sentence, figure, planNames);
  if (figure.kind === 'money') return moneyRole({ figure, sentence, isProgramme, isOther });
  if (isOther) return 'other_plan';
  if (figure.kind === 'percent') return isReduction(figure, before, after) ? 'discount' : 'feature';
  if (/\btrial$/.test(figure.thing ?? '') || /^\s*(?:free )?trial\b/i.test(after)) return 'trial';
  if (source === 'eligibility') return 'eligibility';
  return figure.bound === 'at_least' ? 'feature' : 'limit';
}

/** A percentage may also be of uptime, of an approval rate or of requests. */
function isReduction({ thing }: Figure, before: string, after: string): boolean {
  return DISCOUNT.test(after) || REDUCED_AFTER.test(after) || REDUCTION.test(thing ?? '') || REDUCED_BY.test(before);
}

interface Money {
  readonly figure: Figure;
  readonly sentence: string;
  readonly isProgramme: boolean;
  readonly isOther: boolean;
}

/** Money is a credit where words beside it say so, else a price: the programme's own, or that of another plan. */
function moneyRole({ figure, sentence, isProgramme, isOther }: Money): FigureRole {
  const before = sentence.slice(0, figure.start);
  const after = sentence.slice(figure.end);
  if (DISCOUNT.test(after)) return 'discount';
  const isRate =
    figure.per !== null || figure.period === 'hour' || /\b(?:rate is|spent at|costs?|charged|pay|pays) $/i.test(before);
  if (!isOther && !isRate && isCredit(figure, before, after)) return 'credit';
  const isReceived = isProgramme && RECEIVES.test(before) && !PAYS.test(sentence);
  if (isReceived && !isRate) return 'credit';
  return isProgramme && !FURTHER_DEALS.test(sentence) ? 'price' : 'other_plan';
}

const CREDIT = /\b(?:credits?|grants?|vouchers?)\b/i;
const CREDIT_AFTER = /^(?: [\p{L}-]+){0,3} (?:credits?|grants?|vouchers?|to spend)\b/iu;
const CREDIT_BEFORE =
  /\b(?:credits?|grants?|vouchers?|compute|usage)(?: [\p{L}-]+)? (?:of|worth)(?: up to| over| at most| about)? $/iu;
/** "can earn up to $100 more", "up to $100K at Google Cloud": further amounts of a credit that the sentence names. */
const MORE_CREDIT = /\bcredits?\b[^.]*\b(?:up to|another|earn|[:,]) $/i;
const RECEIVES = /\b(?:receives?|gets?|earns?)\b/i;
const PAYS = /\b(?:pay|pays|costs?|price|from|fee|worth|off)\b/i;
const FURTHER_DEALS = /\b(?:further|later|next|others?|after|more|members)\b/i;

function isCredit(figure: Figure, before: string, after: string): boolean {
  if (CREDIT.test(figure.thing ?? '') || CREDIT_AFTER.test(after) || CREDIT_BEFORE.test(before)) return true;
  return figure.period === null && MORE_CREDIT.test(before) && !/\bafter\b/i.test(before);
}
