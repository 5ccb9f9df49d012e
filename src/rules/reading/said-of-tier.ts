import type { TextBlock } from '../../model/page-text.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { hasAmountOf, likenessOf, mayHaveRateOf } from './limit-likeness.ts';
import { mentions } from './plan-labels.ts';
import type { PagePlaces } from './plan-places.ts';
import { statesPrice } from './plan-prices.ts';
import { FOR_SOME } from './plan-terms.ts';
import type { ReadEntry } from './read-entry.ts';
import { hasReservation } from './reservations.ts';

/** Below "Free: we stop". */
export const isBelowName = ({ headings }: TextBlock, { tier }: PagePlaces): boolean =>
  mentions(headings.at(-1) ?? '', tier).some(({ index, isOwn, isWeak }) => index === 0 && isOwn && !isWeak);

/** "You move to Free": where an account ends up without another plan. */
export const isFallback = (sentence: string, { tier }: PagePlaces): boolean =>
  mentions(sentence, tier).some(({ index, isOwn }) => isOwn && FALLING.test(sentence.slice(0, index)));
const FALLING =
  /(?<!\b(?:no longer|cannot|can['’]t|not)(?: be)? )\b(?:(?:move|fall|drop|go|gone|return|revert|switch|downgrade)(?:s|es|d|ed)? (?:back |down )?to|(?:puts? you|put|are|is|be|(?:you|they)['’]re|lands?|continues?) (?:back )?on|(?:carry|go) on with|becomes) (?:the |our )?$/i;

/** Whether the words after the plan's name, up to another's, take something from it: "Free ($8)", "the Free plan (for students)". */
export const isTakenBack = (sentence: string, { tier }: PagePlaces): boolean =>
  mentions(sentence, tier).some(({ index, isOwn }, at, all) => {
    const said =
      isOwn && !/\beverything in $/i.test(sentence.slice(0, index))
        ? sentence.slice(index, all.slice(at).find((next) => !next.isOwn)?.index)
        : '';
    const aside = /^[\p{L} ]*\(([^)]*)\)/u.exec(said)?.[1] ?? '';
    return statesPrice(said) || hasReservation(aside) || FOR_SOME.test(`for ${aside}`);
  });

/** Whether a sentence that names the tier has another amount, period or scope of a thing that a limit counts: "Free has 500 requests". */
export const statesOtherLimit = (sentence: string, { offer }: ReadEntry): boolean =>
  figuresOf(sentence)
    .filter(({ kind, thing }) => kind !== 'unlimited' && !/^(?:more|extra|further|additional) /.test(thing ?? ''))
    .some((figure) => {
      const limits = (offer.limits ?? []).filter((limit) => likenessOf(limit, figure) === 'same');
      return limits.length > 0 && !limits.some((limit) => hasAmountOf(limit, figure) && mayHaveRateOf(limit, figure));
    });

/** Whether a sentence has an amount of a limit that is hardly another's by chance: a size, or a hundred and more. */
export const hasLimitAmount = (sentence: string, entry: ReadEntry): boolean =>
  figuresOf(sentence).some(
    (figure) =>
      (figure.kind === 'bytes' || (figure.kind === 'count' && figure.amount >= 100)) && isAmountOfLimit(figure, entry),
  );

/** Whether a figure is the amount of a limit of the entry, whatever it counts. */
export const isAmountOfLimit = (figure: Figure, { offer }: ReadEntry): boolean =>
  offer.limits?.some((limit) => hasAmountOf(limit, figure)) === true;

/** Whether an amount of the plan, or of what the sentence before names, is no limit of the entry: "Free's 5 GB", "That is 50 a month." */
export const hasOtherAmount = (sentence: string, entry: ReadEntry): boolean =>
  figuresOf(sentence).some(
    (figure) =>
      (OF_PLAN.test(sentence.slice(0, figure.start)) ||
        (figure.kind === 'count' &&
          figure.thing === null &&
          (OF_IT.test(sentence.slice(0, figure.start)) || OF_THEM.test(sentence.slice(figure.end))))) &&
      !isAmountOfLimit(figure, entry),
  );
/** "Most sites fit in Hobby's 5 GB." */
const OF_PLAN = /['’]s (?:\p{L}{1,20} )?$/u;
const OF_IT = /\b(?:that|this|it) is (?:only |up to )?$/i;
const OF_THEM = /^ (?:of (?:them|these|those)|such)\b/i;
