import { isPlural, PLURAL_NOUN_OR_VERB, singular, STOP_WORDS } from './words.ts';

const MAX_THING_WORDS = 5;

export interface Thing {
  /** Lower case, singular; null where no noun follows. */
  readonly name: string | null;
  /** Offset after the phrase. */
  readonly end: number;
}

const WORD = /[ \u00a0]?(\p{Lu}+\/\p{Lu}+(?= )|\p{L}[\p{L}\p{N}]*(?:[-'’&.]\p{L}[\p{L}\p{N}]*)*)/uy;
/** Adjectives before the thing counted that do not distinguish one thing from another. */
const FILLER =
  /(?: (?:free|full|separate|different|total|whole|distinct|individual|entire|included|complimentary|standard|regular|max|maximum|number of))+(?= \p{L})/iuy;
/** "monthly active users": the first word says whom it counts, not when it renews. */
const ACTIVITY = / (?:monthly|daily|weekly) (?:active|tracked|retained|unique|engaged) /iuy;
/** "100 CU-hours compute": what the time is used for follows its unit. */
const COMPOUND_TIME = /-(?:hours|minutes|seconds)$/;

/**
 * The noun phrase at an offset: `build minutes` → `build minute`. A plural noun ends it, as in "5 users run 3 jobs".
 * `isMany` says that a number other than 1 precedes, so that "100 phone or SMS alerts" count one thing.
 */
export function thingAt(text: string, from: number, isMany: boolean): Thing {
  FILLER.lastIndex = from;
  let end = FILLER.test(text) ? FILLER.lastIndex : from;
  const words: string[] = [];
  while (words.length < MAX_THING_WORDS) {
    const { word, end: next } = wordAt(text, end);
    ACTIVITY.lastIndex = end;
    const after = wordAt(text, next).word;
    const isJoint = /^(?:and|or)$/.test(word) && isMany && words.length > 0 && after !== '' && !isStop(after, false);
    if (word === '' || (isStop(word, isMany) && !isJoint && !ACTIVITY.test(text))) break;
    words.push(word);
    end = next;
    if (isPlural(word) && !COMPOUND_TIME.test(word) && (!isPlural(after) || isStop(after, false))) break;
  }
  if (words.length === 0) return { name: null, end: from };
  return { name: words.map((word) => singular(word.replace(/'s$/, ''))).join(' '), end };
}

const isStop = (word: string, isMany: boolean): boolean =>
  STOP_WORDS.has(word) && !(isMany && PLURAL_NOUN_OR_VERB.has(word));

/** The next word in lower case, with straight apostrophes; empty where none follows. */
function wordAt(text: string, at: number): { readonly word: string; readonly end: number } {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[1] ?? '';
  return { word: word.toLowerCase().replaceAll('’', "'"), end: WORD.lastIndex };
}
