import { sentencesOf } from '../figures/figures-of.ts';
import type { PlanPlace } from './plan-places.ts';
import { BARE_ZERO, hasOnlyPriceWords, PRICE_LABEL, statesNothing } from './plan-prices.ts';
import { BARE_TIME, hasReservation, withoutHarmless } from './reservations.ts';
import { isFeature, withoutFigures, wordsOfNames } from './understood.ts';

/** Whether the place offers its plan for nothing today: a price of nothing, no other price, no time limit, no end. */
export const isOfferedFree = (place: PlanPlace): boolean => place.price === 'zero' && !isBarred(place);

/** Whether the place offers its plan at no price and speaks of no end, time or condition; what else it says may not be understood. */
export const isSaidFree = ({ price, label, blocks }: PlanPlace): boolean =>
  price === 'zero' && ![label, ...blocks.map(({ text }) => text)].some(hasReservation);

/**
 * Whether a place says anything that is not understood: more than prices, amounts and names of features. It may mean that the
 * plan ends, is closed, is for some only or is free for a time only.
 */
export const isBarred = ({ kind, label, context, blocks, price }: PlanPlace): boolean => {
  if (price === 'unclear') return true;
  if (kind !== 'data' && context.split(' | ').some((heading) => hasReservation(heading) || !isHeading(heading)))
    return true;
  const known = wordsOfNames([label]);
  // A sentence about the plan may list several features.
  const isListed = (text: string) => !/^[(\p{Ll}]/u.test(text) && text.split(/[,;·]\s|\s[–—-]\s/).every(isFeature);
  const isPriceOrList = (text: string) => hasOnlyPriceWords(text, known) || isListed(text);
  const isClear = (part: string) =>
    isFeature(part) ||
    (!hasReservation(part) && (statesNothing(part, known) || isPriceOrList(withoutFigures(part).trim())));
  // What a row names may be had in any way; whether the plan may be had is no such thing.
  const isClearCell = (row: string, part: string) =>
    statesNothing(part, known) ||
    (PRICE_LABEL.test(row) && BARE_ZERO.test(part)) ||
    (!TIMED_ROW.test(row) && !hasReservation(row) && (BARE_ANSWER.test(part) || BARE_TIME.test(part) || isClear(part)));
  return [{ text: label, row: null }, ...blocks].some(({ text, row }) =>
    text
      .split(' | ')
      .flatMap(sentencesOf)
      .some((part) => !(row === null ? isClear(part) : isClearCell(row.split(' | ')[0] ?? '', part))),
  );
};

/** Rows that tell how long the plan lasts or who may have it. */
const TIMED_ROW =
  /^(?:duration|length|validity|valid|term|access|life\w*|period|time|availab\w*|(?:\w+ )?(?:price|pricing|fees?|costs?)$|open\b.*|who|for|where)\b|\b(?:who|whom|whose|which|that|may|can|we|you|they|those|since)\b/i;
/** What a cell says of the thing that its row names. */
const BARE_ANSWER =
  /^(?:\P{L}*|yes|no|none|n\/?a|(?:not )?(?:available|included|sold)|required|by \p{L}+|\p{L}+ stops)$/iu;

/** Whether a heading says nothing of who may have the plans below it: a question, or words without a clause or a denial. */
const isHeading = (text: string): boolean =>
  text.endsWith('?') ||
  !/\b(?:who|whom|which|that|we|they|those|not|opens|competitors?|rivals?|resellers?|proposal|example|add-?ons?|on-premises)\b|^what \p{L}+ (?:charges|costs|asks)\b/iu.test(
    withoutHarmless(text),
  );
