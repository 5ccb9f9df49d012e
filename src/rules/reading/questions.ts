import type { TextBlock } from '../../model/page-text.ts';
import { figuresOf, sentencesOf } from '../figures/figures-of.ts';
import { hasOnlyPriceWords, statesNothing, statesPrice } from './plan-prices.ts';
import type { ReadEntry } from './read-entry.ts';
import { restrictsNamed } from './restrictions.ts';
import { isAmountOfLimit, statesOtherLimit } from './said-of-tier.ts';
import {
  hasReservation,
  hasStrongReservation,
  isOfOveruse,
  NUMBER,
  withoutHarmless,
  withoutOveruse,
} from './reservations.ts';
import { withoutFigures } from './understood.ts';

/** What answers are judged by: the entry, words of the names of vendor and tier, and tests of which plan a text names. */
export interface AnswerSetting {
  readonly entry: ReadEntry;
  readonly names: ReadonlySet<string>;
  readonly isNamed: (text: string) => boolean;
  readonly isOfOther: (text: string) => boolean;
}

/** The first answer that takes something from the tier, to a question about the tier or about a later time. */
export function badAnswer(blocks: readonly TextBlock[], setting: AnswerSetting): TextBlock | undefined {
  let last = '';
  return blocks.find(({ text, kind }) => {
    // Questions and their answers may be one block, and a heading may stand between them.
    const parts = kind === 'heading' ? [] : [last, ...sentencesOf(text)];
    last = text.endsWith('?') ? text : kind === 'heading' ? last : '';
    return parts.some((question, at) => {
      if (!question.endsWith('?')) return false;
      const next = parts.findIndex((part, later) => later > at && part.endsWith('?'));
      return isBadAnswer(question, parts.slice(at + 1, next < 0 ? undefined : next), setting);
    });
  });
}

function isBadAnswer(question: string, said: readonly string[], { entry, names, isNamed, isOfOther }: AnswerSetting) {
  const isAboutTier = isNamed(question);
  const isAboutFree = /\bfree\b(?! trial)/i.test(question);
  // What is said of other plans only is heard elsewhere, where the question is about no plan.
  const isLeftOut = (sentence: string) => !isAboutTier && !isAboutFree && isOfOther(sentence) && !isNamed(sentence);
  const answer = said
    .map((sentence) => (isLeftOut(sentence) ? yesOrNo(sentence) : sentence))
    .join(' ')
    .trim();
  if (answer === '' || !(isAboutTier || isAboutFree || ASKS_FOR_THE_OFFER.test(question))) return false;
  if (TELLS_OF_AN_END.test(question)) return true;
  if (ASKS_FOR_MORE.test(question) || ASKS_FOR_MOTIVES.test(question)) return false;
  if (!isHarmlessAnswer(question, answer, names)) return true;
  if (!isAboutTier) return false;
  const ofTier = said.filter((sentence) => isNamed(sentence) || !isOfOther(sentence));
  return restrictsInAnswer(question, answer, entry) || ofTier.some((sentence) => statesOtherLimit(sentence, entry));
}

/** "Yes" or "no" of a sentence about another plan: "Only on Pro" is no. */
const yesOrNo = (said: string): string => (/^only\b/i.test(said) ? 'No' : (/^(?:yes|no|not)\b/i.exec(said)?.[0] ?? ''));
/** "Why is Free going away?" */
const TELLS_OF_AN_END =
  /^(?:why|when|what can|is there an alternative)\b.*\b(?:go(?:ing|es)? away|gone|closed|removed|discontinued|retired|in place of)\b/i;
/** Questions about a later time, and about having the offer. */
const ASKS_FOR_LATER = /\b(?:after|until|from|in) (?:the )?(?:first|second|next|\d)/i;
const ASKS_FOR_THE_OFFER = new RegExp(
  `${ASKS_FOR_LATER.source}|\\b(?:no cost|join|sign up|renewed|fees?|have to|(?:do|does|will) (?:i|we|you|one) need|how long (?:can|may) (?:i|we|you) (?:stay|have|keep it|use it)|must|required|necessary|requirements|(?<!no )hidden|without paying|limited|(?:it|this) (?:expire|a trial))\\b`,
  'i',
);
/** Questions to which "yes" is the bad answer (to any other "no" is), and those that need an understood answer. */
const ASKS_FOR_A_CONDITION =
  /\b(?:trial|time limit|expires?|end|need|card|necessary|requirements|(?<!no )hidden|runs? out|pay|charged|billed|(?<!no )costs?|fees?|limited|require\w*|have to|catch)\b/i;
const ASKS_FOR_A_LOSS = /\b(?:can['’]?t|cannot|where (?:is|did|has)|what happened|why (?:was|did|has))\b/i;
const ENDLESS =
  /^(?:any(?:one|body)|every(?:one|body))(?:[,.]| with an? (?:verified )?(?:account|e-?mail)\b)|^(?:no[.,] )?(?:you can )?(?:stay |keep it |use it )?(?:for good|for ?ever|as long as|it never|indefinitely|without end|there is no (?:time limit|limit in time))\b|\bfor as long as you (?:like|want|wish)\b/i;
/** Questions about what is bought besides, and about the way back from another plan, which leave the tier as it is. */
const ASKS_FOR_MORE =
  /^(?:can|could|may) (?:i|we|you) (?:buy|purchase)\b|^what happens (?:if|when) (?:i|we|you) (?:go back|downgrade)\b/i;
const ASKS_FOR_MOTIVES = /^(?:why do you (?:have|offer|give)|how can .* be free|how do you (?:make|earn) money)\b/i;
/** "Do I need a card?" "Only if you want more." */
const ASKS_FOR_NEED = /^(?:do|will) (?:i|we|you) need an?\b/i;
const FOR_MORE = /^only (?:if|when) you (?:want|need|upgrade|choose|go|add)\b(?!.*\b(?:keep|stay|longer|after)\b)/i;
const ASKS_FOR_WHOM = /^(?:who|where|when|how long)\b/i;

/** Whether an answer to a question about the tier leaves it as it is, for everybody and for good. */
function isHarmlessAnswer(question: string, answer: string, names: ReadonlySet<string>): boolean {
  if (ASKS_FOR_NEED.test(question) && FOR_MORE.test(answer)) return true;
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
  return (
    /^(?:[\w'’]+ ){0,2}(?:no|never|not|\w+n['’]t|nothing|for good|for ever|forever)\b/i.test(answer) === isCondition
  );
}

/** Whether an answer to a question that names the plan has any word of a condition, but for what happens above a limit. */
const restrictsInAnswer = (question: string, answer: string, entry: ReadEntry): boolean =>
  (/^how (?:many|much)\b/i.test(question) && hasOtherAmounts(answer, entry)) ||
  (!isOfOveruse(question) &&
    !/\bdifference\b|^(?:why|what (?:if|happens)|how long)\b|\bgo above\b/i.test(question) &&
    !ENDLESS.test(answer) &&
    (restrictsNamed(answer) || hasReservation(answer.replace(/\bpaid plans\b/g, ' '))));

/** Whether an answer has an amount, in digits or in words, and none of a limit. */
function hasOtherAmounts(answer: string, entry: ReadEntry): boolean {
  const figures = figuresOf(answer);
  if (figures.some((figure) => isAmountOfLimit(figure, entry))) return false;
  return figures.length > 0 || IN_WORDS.test(answer);
}
const IN_WORDS = new RegExp(`^(?:up to |just )?(?:the )?(?:${NUMBER}|an? (?:dozen|hundred|thousand))\\b`, 'i');

/** A sentence without a word that is not understood. */
const isUnderstoodStatement = (sentence: string, names: ReadonlySet<string>): boolean =>
  statesNothing(sentence, names) || hasOnlyPriceWords(withoutFigures(sentence), names);
