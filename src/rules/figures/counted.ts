import type { Amount } from './amount.ts';
import { type Token, wordOf } from './tokens.ts';
import { thingAt } from './thing.ts';
import { isPlural, singular } from './words.ts';
import { unitOf } from './units.ts';

/** Nouns of which a plan grants one; before any other noun "one" is an article ("in one place", "one click"). */
const GRANTED = new Set(
  (
    'user seat member person developer editor admin project app application site website domain workspace team database ' +
    'instance cluster server environment organisation account repository bucket board form bot agent monitor check ' +
    'device host node machine container function worker endpoint key mailbox inbox address alias integration connection ' +
    'region realm tenant collaborator contributor page store channel queue index branch gigabyte cpu vcpu core number network ' +
    'tunnel space folder survey widget calendar stack flow workflow'
  ).split(' '),
);

const NO_NUMBER_BEFORE = new Set(
  'no any the this that each which every last another next new latter former only-one free'.split(' '),
);

/** Whether a number word counts something: "two projects", "one seat", "five GB"; not "one place", "two of them". */
export function isCountedWord(tokens: readonly Token[], at: number, amount: Amount): boolean {
  const before = tokens[at - 1];
  if (before?.word === 'first' && amount.value === 1) return false;
  if (before && (NO_NUMBER_BEFORE.has(before.word) || (!before.isSpaced && before.text === '-'))) return false;
  // "a call between two people" says who talks.
  if (before?.word === 'between') return false;
  const following = tokens[amount.next];
  if (following?.text === '%' || following?.word === 'percent') return true;
  if (following?.kind === 'word' && unitOf(following.word) && following.word.length > 1) return true;
  const thing = thingAt(tokens, amount.next);
  if (thing.name === null) return false;
  const last = wordOf(tokens, thing.next - 1);
  return amount.value === 1 ? GRANTED.has(singular(last)) : isPlural(last);
}
