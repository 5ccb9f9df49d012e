import type { TextBlock } from '../../model/page-text.ts';
import { hasOnlyPriceWords, statesNothing } from './plan-prices.ts';
import { hasReservation } from './reservations.ts';
import { withoutFigures } from './understood.ts';

/** The first answer, to a question about the tier or about what is later, that takes something from the tier. */
export const badAnswer = (
  blocks: readonly TextBlock[],
  names: ReadonlySet<string>,
  isNamed: (text: string) => boolean,
): TextBlock | undefined =>
  blocks.find(({ text }, at) => {
    const question = blocks[at - 1]?.text ?? '';
    if (!question.endsWith('?')) return false;
    return (isNamed(question) || ASKS_FOR_LATER.test(question)) && !isHarmlessAnswer(question, text, names);
  });

/** A question about what is later. */
const ASKS_FOR_LATER = /\b(?:after|until|from|in) (?:the )?(?:first|second|next|\d)/i;
/** Questions that a yes answers badly, that a no answers badly, and that only an understood answer answers. */
const ASKS_FOR_A_CONDITION = /\b(?:trial|expires?|end|need|card|pay|costs?|limited|require\w*|have to|catch)\b/i;
const ASKS_FOR_THE_PLAN = /^(?:is|are|will)\b|\b(?:choose|use|get|pick|join|keep|sign up)\b/i;
const ASKS_FOR_WHOM = /^(?:who|where|when|how long)\b/i;

/** Whether an answer to a question about the tier leaves it as it is, for everybody and for good. */
function isHarmlessAnswer(question: string, answer: string, names: ReadonlySet<string>): boolean {
  const said = answer.replace(/\bpaid plans\b/g, ' ').replace(/\.$/, '');
  if (hasReservation(said)) return false;
  if (ASKS_FOR_WHOM.test(question) || ASKS_FOR_LATER.test(question)) return isUnderstoodStatement(answer, names);
  const isYesOrNo = /^(?:is|are|do|does|can|could|will|may)\b/i.test(question);
  if (isYesOrNo && ASKS_FOR_A_CONDITION.test(question)) return /^(?:no|never|not|nothing)\b/i.test(answer);
  return !isYesOrNo || !ASKS_FOR_THE_PLAN.test(question) || !/^no\b/i.test(answer);
}

const STATEMENT_WORDS = 'yes no not more than on in under at'.split(' ');

/** A sentence without a word that is not understood. */
export const isUnderstoodStatement = (sentence: string, names: ReadonlySet<string>): boolean =>
  statesNothing(sentence, names) ||
  hasOnlyPriceWords(withoutFigures(sentence), new Set([...names, ...STATEMENT_WORDS]));
