import type { TextBlock } from '../../model/page-text.ts';
import { sentencesOf } from '../figures/figures-of.ts';
import { hasOnlyPriceWords, statesNothing, statesPrice } from './plan-prices.ts';
import { hasStrongReservation, isOfOveruse, withoutHarmless, withoutOveruse } from './reservations.ts';
import { withoutFigures } from './understood.ts';

/** The first answer that takes something from the tier, to a question about the tier or about a later time. */
export function badAnswer(
  blocks: readonly TextBlock[],
  names: ReadonlySet<string>,
  isNamed: (text: string) => boolean,
): TextBlock | undefined {
  let last = '';
  return blocks.find(({ text, kind }) => {
    // Questions and their answers may be one block, and a heading may stand between them.
    const parts = kind === 'heading' ? [] : [last, ...sentencesOf(text)];
    last = text.endsWith('?') ? text : kind === 'heading' ? last : '';
    return parts.some((question, at) => {
      if (!question.endsWith('?')) return false;
      const next = parts.findIndex((part, later) => later > at && part.endsWith('?'));
      const answer = parts.slice(at + 1, next < 0 ? undefined : next).join(' ');
      return (
        answer !== '' &&
        (isNamed(question) || /\bfree\b(?! trial)/i.test(question) || ASKS_FOR_THE_OFFER.test(question)) &&
        !isHarmlessAnswer(question, answer, names)
      );
    });
  });
}

/** Questions about a later time, and about having the offer. */
const ASKS_FOR_LATER = /\b(?:after|until|from|in) (?:the )?(?:first|second|next|\d)/i;
const ASKS_FOR_THE_OFFER = new RegExp(
  `${ASKS_FOR_LATER.source}|\\b(?:no cost|join|sign up|renewed|fees?|have to|(?:do|does|will) (?:i|we|you|one) need|how long (?:can|may) (?:i|we|you) (?:stay|have|keep it|use it)|must|required|limited|(?:it|this) (?:expire|a trial))\\b`,
  'i',
);
/** Questions to which "yes" is the bad answer (to any other "no" is), and those that need an understood answer. */
const ASKS_FOR_A_CONDITION =
  /\b(?:trial|expires?|end|need|card|runs? out|pay|charged|billed|(?<!no )costs?|fees?|limited|require\w*|have to|catch)\b/i;
const ASKS_FOR_A_LOSS = /\b(?:can['’]?t|cannot|where (?:is|did|has)|what happened|why (?:was|did|has))\b/i;
const ENDLESS =
  /^(?:any(?:one|body)|every(?:one|body))(?:[,.]| with an? (?:verified )?(?:account|e-?mail)\b)|^(?:no[.,] )?(?:you can )?(?:stay |keep it |use it )?(?:for good|for ?ever|as long as|it never|indefinitely|without end|there is no (?:time limit|limit in time))\b|\bfor as long as you (?:like|want|wish)\b/i;
/** Questions about what is bought besides, and about the way back from another plan, which leave the tier as it is. */
const ASKS_FOR_MORE =
  /^(?:can|could|may) (?:i|we|you) (?:buy|purchase)\b|^what happens (?:if|when) (?:i|we|you) (?:go back|downgrade)\b/i;
/** "Do I need a card?" "Only if you want more." */
const ASKS_FOR_NEED = /^(?:do|will) (?:i|we|you) need an?\b/i;
const FOR_MORE = /^only (?:if|when) you (?:want|need|upgrade|choose|go|add)\b(?!.*\b(?:keep|stay|longer|after)\b)/i;
const ASKS_FOR_WHOM = /^(?:who|where|when|how long)\b/i;

/** Whether an answer to a question about the tier leaves it as it is, for everybody and for good. */
function isHarmlessAnswer(question: string, answer: string, names: ReadonlySet<string>): boolean {
  if (ASKS_FOR_MORE.test(question) || (ASKS_FOR_NEED.test(question) && FOR_MORE.test(answer))) return true;
  const plain = answer.replace(/\bpaid plans\b/g, ' ').replace(/\.$/, '');
  const isOveruse = isOfOveruse(question);
  const said = isOveruse ? withoutOveruse(plain) : plain;
  if (hasStrongReservation(said) || statesPrice(said)) return false;
  if (ENDLESS.test(answer)) return true;
  if (/\b(?:only|until|unless|except|was|were|used to)\b/i.test(withoutHarmless(said))) return false;
  if (!isOveruse && [ASKS_FOR_WHOM, ASKS_FOR_LATER, ASKS_FOR_A_LOSS].some((asks) => asks.test(question)))
    return isUnderstoodStatement(answer, names);
  const isCondition = ASKS_FOR_A_CONDITION.test(question);
  if (!/^(?:is|are|do|does|can|could|will|may)\b/i.test(question) || (isOveruse && !isCondition)) return true;
  return /^(?:\w+ ){0,2}(?:no|never|not|nothing|for good|for ever|forever)\b/i.test(answer) === isCondition;
}

/** A sentence without a word that is not understood. */
const isUnderstoodStatement = (sentence: string, names: ReadonlySet<string>): boolean =>
  statesNothing(sentence, names) || hasOnlyPriceWords(withoutFigures(sentence), names);
