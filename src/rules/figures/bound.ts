import type { FigureBound } from './figure.ts';
import { periodNamed } from './period.ts';
import { type Token, wordOf } from './tokens.ts';
import { isPlural } from './words.ts';

const MAX_BOUND_WORDS = 3;

/** Words directly before an amount that make it a maximum or a minimum; the longest phrase that fits is taken. */
const PHRASES: ReadonlyMap<string, FigureBound> = new Map([
  ['up to', 'up_to'],
  ['at most', 'up_to'],
  ['at up to', 'up_to'],
  ['maximum of', 'up_to'],
  ['max of', 'up_to'],
  ['limit of', 'up_to'],
  ['no more than', 'up_to'],
  ['not more than', 'up_to'],
  ['as many as', 'up_to'],
  ['as much as', 'up_to'],
  ['less than', 'up_to'],
  ['fewer than', 'up_to'],
  ['no longer than', 'up_to'],
  ['no larger than', 'up_to'],
  ['shorter than', 'up_to'],
  ['smaller than', 'up_to'],
  ['limited to', 'up_to'],
  ['capped at', 'up_to'],
  ['stops at', 'up_to'],
  ['stop at', 'up_to'],
  ['max', 'up_to'],
  ['max.', 'up_to'],
  ['maximum', 'up_to'],
  ['under', 'up_to'],
  ['below', 'up_to'],
  ['within', 'up_to'],
  ['≤', 'up_to'],
  ['<', 'up_to'],
  ['at least', 'at_least'],
  ['more than', 'at_least'],
  ['no less than', 'at_least'],
  ['longer than', 'at_least'],
  ['larger than', 'at_least'],
  ['bigger than', 'at_least'],
  ['greater than', 'at_least'],
  ['starting at', 'at_least'],
  ['starts at', 'at_least'],
  ['start at', 'at_least'],
  ['starting from', 'at_least'],
  ['minimum of', 'at_least'],
  ['over', 'at_least'],
  ['above', 'at_least'],
  ['from', 'at_least'],
  ['minimum', 'at_least'],
  ['min', 'at_least'],
  ['≥', 'at_least'],
  ['>', 'at_least'],
]);

/** Most amounts have no bound before them, which the last word shows at once. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES.keys()].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)),
);

/** The bound that the words before an amount state; an article between ("a maximum of") does not matter. */
export function boundBefore(tokens: readonly Token[], at: number): FigureBound {
  if (!LAST_WORDS.has(wordOf(tokens, at - 1))) return 'exact';
  for (let words = MAX_BOUND_WORDS; words > 0; words -= 1) {
    const phrase = tokens
      .slice(Math.max(0, at - words), at)
      .map(({ word }) => word)
      .join(' ');
    const bound = PHRASES.get(phrase);
    if (bound && at >= words) return phrase === 'over' && isAcross(tokens, at - 1) ? 'exact' : bound;
  }
  return 'exact';
}

/** "1M messages a day over 100 connections", "10K searches over 1M records": behind what it spreads, not more than. */
function isAcross(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before?.kind === 'word' &&
    (isPlural(before.word) || periodNamed(before.word) !== undefined) &&
    !VERBS.has(before.word)
  );
}

const VERBS = new Set(
  'has covers includes supports offers holds detects checks provides hosts gives serves speaks knows recognises costs is'.split(
    ' ',
  ),
);
