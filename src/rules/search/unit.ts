import { combined, NO_STRENGTHS, type Hits, type Strengths } from './hits.ts';
import { nearlyEqualWords, punctuatedSpellings } from './other-spelling.ts';
import { isCommon, wordsOf } from './query.ts';
import type { SearchIndex, SynonymGroup } from './search-index.ts';

/** One unit of a query: a term, or several that form one synonym. */
export interface Unit {
  /** The folded text of the query. */
  readonly text: string;
  /** Its occurrences; null without any. */
  readonly hits: Hits | null;
  /** The replacement of a word that occurs nowhere, with its occurrences. */
  readonly readAs: { readonly words: readonly string[]; readonly hits: Hits } | null;
  /** Whether it carries no information on the kind of an offer. */
  readonly isCommon: boolean;
}

/** Maximum number of terms per query that are searched in other spellings, because that search is costly. */
const MAX_RESPELLED = 4;
/** Weight of a synonym or of the singular, as a share of the word. */
const SYNONYM_SHARE = 0.9;

/** The units of a query's terms, in the order of the terms. */
export function unitsOf(index: SearchIndex, terms: readonly string[]): readonly Unit[] {
  const units: Unit[] = [];
  let respelled = 0;
  for (let at = 0; at < terms.length;) {
    const synonym = synonymAt(index, terms, at);
    const covered = terms.slice(at, at + (synonym?.termCount ?? 1));
    const hits = synonym
      ? index.remembered(covered.join(' '), () => hitsWithSynonyms(index, covered, synonym.group))
      : hitsOfTerm(index, covered[0] ?? '');
    const mayRespell = hits === null && respelled < MAX_RESPELLED;
    if (mayRespell) respelled += 1;
    const found = mayRespell ? respell(index, covered[0] ?? '') : { hits, readAs: null };
    units.push({ text: covered.join(' '), ...found, isCommon: covered.every(isCommon) });
    at += covered.length;
  }
  return units;
}

/** The longest synonym that the terms from one on spell, and how many of them it takes. */
function synonymAt(
  index: SearchIndex,
  terms: readonly string[],
  from: number,
): { readonly termCount: number; readonly group: SynonymGroup } | null {
  const [first] = wordsOf(terms[from] ?? '');
  for (const { words, group } of (first !== undefined && index.synonyms.get(first)) || []) {
    const termCount = termsSpelling(words, terms, from);
    if (termCount !== null) return { termCount, group };
  }
  return null;
}

/** How many terms from one on spell the words, all of the last one included; null where they do not. */
function termsSpelling(words: readonly string[], terms: readonly string[], from: number): number | null {
  let spelt = 0;
  let at = from;
  for (; spelt < words.length; at += 1) {
    const ofTerm = wordsOf(terms[at] ?? '');
    if (ofTerm.length === 0 || !ofTerm.every((word, place) => words[spelt + place] === word)) return null;
    spelt += ofTerm.length;
  }
  return at - from;
}

/** Listings that contain the terms or a synonym. */
function hitsWithSynonyms(index: SearchIndex, terms: readonly string[], group: SynonymGroup): Hits | null {
  const synonyms = index.hitsOfGroup(group);
  const each = terms.map((term) => index.hitsOfTerm(term));
  const [only] = each;
  if (each.length === 1 && only) {
    const best = combined(synonyms, only, (synonym, own) => Math.max(synonym * SYNONYM_SHARE, own));
    const listingsWithTerm = Math.max(synonyms.listingsWithTerm, only.listingsWithTerm);
    return matching({ ...synonyms, ...best, listingsWithTerm });
  }
  // Terms of one phrase: a listing must contain all of them.
  const whole = combined(synonyms, strengthsOfAll(each), (synonym, all) => {
    if (synonym !== 0) return synonym * SYNONYM_SHARE;
    return all === 0 ? 0 : 1;
  });
  return matching({ ...synonyms, ...whole });
}

/** Listings that contain all terms, each weighed by the weakest of them. */
function strengthsOfAll(each: readonly (Hits | null)[]): Strengths {
  return each
    .map((hits): Strengths => hits ?? NO_STRENGTHS)
    .reduce((all, hits) => combined(all, hits, (strength, other) => Math.min(strength, other)));
}

function matching(hits: Hits): Hits | null {
  return hits.positions.length === 0 ? null : hits;
}

/** Where a term occurs; what has its singular as a word weighs as much as what has the term. */
function hitsOfTerm(index: SearchIndex, term: string): Hits | null {
  const hits = index.hitsOfTerm(term);
  const singular = singularOf(term);
  const ofSingular = hits && singular !== null ? index.hitsOfTerm(singular) : null;
  if (!hits || !ofSingular) return hits;
  const best = combined(hits, ofSingular, (strength, other) =>
    strength === 0 ? 0 : Math.max(strength, other * SYNONYM_SHARE),
  );
  return { ...hits, ...best };
}

/** Not of `dns`, `aws`, `status` or `wireless`. */
function singularOf(term: string): string | null {
  if (term.length < 4 || !/[^siuw]s$/.test(term)) return null;
  return term.endsWith('ies') ? `${term.slice(0, -3)}y` : term.slice(0, -1);
}

/**
 * Where a term that no text contains occurs: a compound (`headless-cms`) where all its words do; a word in another
 * spelling, else where words occur that are one edit away.
 */
function respell(index: SearchIndex, term: string): Pick<Unit, 'hits' | 'readAs'> {
  const words = wordsOf(term);
  if (words.length > 1) return { hits: hitsOfCompound(index, words), readAs: null };
  return respellWord(index, term);
}

/** Listings that contain every word, each weighed by its weakest word. */
function hitsOfCompound(index: SearchIndex, words: readonly string[]): Hits | null {
  const each = words.flatMap((word) => index.hitsOfTerm(word) ?? []);
  const [first] = each;
  if (!first || each.length < words.length) return null;
  const all = strengthsOfAll(each);
  return matching({ ...first, ...all, listingsWithTerm: all.positions.length });
}

function respellWord(index: SearchIndex, term: string): Pick<Unit, 'hits' | 'readAs'> {
  const punctuated = hitsOfAny(index, punctuatedSpellings(index.texts, term));
  if (punctuated) return { hits: punctuated, readAs: null };
  const words = nearlyEqualWords(index.texts, term);
  const hits = hitsOfAny(index, words);
  return { hits: null, readAs: hits && { words, hits } };
}

function hitsOfAny(index: SearchIndex, terms: readonly string[]): Hits | null {
  const each = terms.flatMap((term) => index.hitsOfTerm(term) ?? []);
  const [first] = each;
  if (!first) return null;
  const any = each.reduce<Strengths>(
    (found, hits) => combined(found, hits, (strength, other) => Math.max(strength, other)),
    NO_STRENGTHS,
  );
  return { ...first, ...any, listingsWithTerm: each.reduce((sum, hits) => sum + hits.listingsWithTerm, 0) };
}
