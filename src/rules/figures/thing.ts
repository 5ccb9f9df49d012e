import { isPlural, singular, STOP_WORDS } from './words.ts';

const MAX_THING_WORDS = 5;

export interface Thing {
  /** Lower case, singular; null where no noun follows. */
  readonly name: string | null;
  /** Offset after the phrase. */
  readonly end: number;
}

const WORD = /[ \u00a0]?(\p{Lu}+\/\p{Lu}+(?= )|\p{L}[\p{L}\p{Nd}]*(?:[-'’&.]\p{L}[\p{L}\p{Nd}]*)*)[¹²³⁰-⁹]*/uy;
/** Adjectives before the thing counted that do not distinguish one thing from another, and the plus of a bound. */
const FILLER =
  /\+?(?: (?:always free|public and private|free|full|separate|different|total|whole|distinct|individual|entire|included|complimentary|standard|regular|max|maximum|most(?= \w+ size)|(?:least|min(?:imum|\.)?)(?= (?:\w+ )?interval)|available|(?:number|volume|amount) of))*(?= \p{L})/iuy;
/** "monthly active users": the first word says whom it counts, not when it renews; "stored videos": which. */
const WHICH =
  / (?:(?:monthly|daily|weekly) (?:active|tracked|retained|unique|engaged) |(?:stored|shared) (?!across|always|this)\p{L}+s(?!\p{L}))/iuy;
/** "100 CU-hours compute": what the time is used for follows its unit. */
const COMPOUND_TIME = /-(?:hours|minutes|seconds)$/;

/**
 * The noun phrase at an offset: `build minutes` → `build minute`. A plural noun ends it, as in "5 users run 3 jobs".
 */
export function thingAt(text: string, from: number): Thing {
  let end = matchAt(FILLER, text, from)?.end ?? from;
  const words: string[] = [];
  while (words.length < MAX_THING_WORDS) {
    const { word, end: next } = wordAt(text, end);
    if (
      word === '' ||
      (STOP_WORDS.has(word) && !matchAt(WHICH, text, end) && !(words.length > 0 && text.startsWith(' A ', end)))
    )
      break;
    words.push(word);
    end = next;
    if (isPlural(word) && !COMPOUND_TIME.test(word) && !goesOn(text, end)) break;
  }
  if (words.length === 0) return { name: null, end: from };
  return { name: words.map((word) => singular(word.replace(/'s$/, ''))).join(' '), end };
}

/** The next word in lower case, with straight apostrophes; empty where none follows. */
function wordAt(text: string, at: number): { readonly word: string; readonly end: number } {
  const found = matchAt(WORD, text, at);
  return { word: (found?.[1] ?? '').toLowerCase().replaceAll('’', "'"), end: found?.end ?? at };
}

/** Whether the word directly after, in small letters, is of the same phrase: "directions requests", "logs retention". */
function goesOn(text: string, at: number): boolean {
  const { word } = wordAt(text, at);
  const isNoun = isPlural(word) || /^(?:retention|history|series|site|storage|size)$/.test(word);
  return text.startsWith(` ${word}`, at) && !STOP_WORDS.has(word) && isNoun;
}

/** A match with the offset after it. */
type Match = RegExpExecArray & { readonly end: number };

/** What a sticky pattern finds at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): Match | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && Object.assign(found, { end: pattern.lastIndex });
}
