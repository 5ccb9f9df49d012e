import type { Figure } from './figure.ts';

/** Directly before a figure: it is a bound, an addition, a denial, a former amount, the end of a range, or part of a price. */
const BEFORE =
  /(?:\b(?:about|approximately|approx\.?|around|roughly|nearly|almost|less than|fewer than|under|below|over|above|from|starting at|starts at|beyond|after|additional|extra|further|another|min(?:imum|\.)?(?: of)?|at least|(?<!\bno |\bnot )more than|no less than|previously|formerly|was|were|used to be|before|until|instead of|rather than|next|per|every|each|for each|plus|save|earn|referral|referred|if you|when you|need|want|e\.g\.?|example|no|not|without|n't|excluding|except|upgrade to|upgrade for|then|buy|purchase|add)[:,]?(?: the| a| an| up to| to| of| get| use| have)*|[~≈+><≥/×*]|\b(?:no|without) [^.,;]{0,40}\bor|\bbetween(?: \S+ and)?|\d ?x|\d ?(?:[KM]|[KMGT]i?B|%)? ?(?:[–—-]|to))\s*$/i;
/** Directly after it. */
const AFTER =
  /^\s*(?:\+|min(?:imum|\.)?\b|and (?:up|above|more)\b|or (?:more|higher)\b|upwards\b|at least\b|each additional|extra\b|more\b|off\b|until\b|before\b|previously\b|[x×*] ?\d)/i;
const RANGE_AFTER = /^ ?(?:[–—-]|to) ?[$€£]?\d/;
/** "5 more users": beyond what the plan has. */
const FURTHER = /^(?:additional|extra|further|more|other|new|another)\b/;
const MAX_CONTEXT_CHARS = 60;

/** Whether the words around a figure leave it an exact amount or a maximum. */
export function isExactIn(text: string, { start, end, thing }: Pick<Figure, 'start' | 'end' | 'thing'>): boolean {
  const after = text.slice(end, end + MAX_CONTEXT_CHARS);
  if (AFTER.test(after) || (thing === null ? RANGE_AFTER.test(after) : FURTHER.test(thing))) return false;
  return !BEFORE.test(text.slice(Math.max(0, start - MAX_CONTEXT_CHARS), start));
}
