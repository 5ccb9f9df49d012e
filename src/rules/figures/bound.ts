import type { FigureBound } from './figure.ts';
import { periodNamed } from './period.ts';
import { type Token, wordOf } from './tokens.ts';
import { isPlural } from './words.ts';

const MAX_BOUND_WORDS = 3;

const UP_TO =
  'up to|at most|at up to|maximum of|max of|limit of|no more than|not more than|as many as|as much as|less than|fewer than|no longer than|no larger than|shorter than|smaller than|limited to|capped at|stops at|stop at|max|max.|maximum|under|below|within|≤|<'.split(
    '|',
  );
const AT_LEAST =
  'at least|more than|no less than|longer than|larger than|bigger than|greater than|starting at|starts at|start at|starting from|minimum of|over|above|from|minimum|min|≥|>'.split(
    '|',
  );

/** Words directly before an amount that make it a maximum or a minimum; the longest phrase that fits is taken. */
const PHRASES: ReadonlyMap<string, FigureBound> = new Map([
  ...UP_TO.map((phrase) => [phrase, 'up_to'] as const),
  ...AT_LEAST.map((phrase) => [phrase, 'at_least'] as const),
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

/** "1M messages a day over 100 connections", "10K searches over 1M records": the first is spread over the second. */
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
