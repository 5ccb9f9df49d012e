import { combineStrengths, stemOf, type Hits, type SearchIndex, type SynonymGroup } from './search-index.ts';
import { isCommon, wordsOf } from './query.ts';
import { editDistance, isOneSwap } from '../text/edit-distance.ts';

/** One unit of a query: a term, or several that form one synonym. */
export interface Unit {
  readonly text: string;
  /** Other words for it, for the order of partial matches. */
  readonly words: SynonymGroup;
  /** Its occurrences; null without any. */
  readonly hits: Hits | null;
  /** What a word that occurs nowhere was corrected to. */
  readonly corrections: readonly string[];
  /** Whether it carries no information on the kind of an offer. */
  readonly isCommon: boolean;
}

/** Maximum number of terms per query that are searched in other spellings, because that search is costly. */
const MAX_RESPELLED = 4;
/** Weight of a synonym or of the singular, as a share of the word. */
const SYNONYM_SHARE = 0.9;

export function unitsOf(index: SearchIndex, terms: readonly string[]): readonly Unit[] {
  const units: Unit[] = [];
  let respelled = 0;
  let next = 0;
  for (const [at, term] of terms.entries()) {
    if (at < next) continue;
    const synonym = synonymAt(index, terms.slice(at));
    const hits = synonym && hitsWithSynonyms(index, synonym.terms, synonym.group);
    if (synonym && hits) {
      const { terms: covered, group } = synonym;
      units.push({ text: covered.join(' '), hits, words: group, corrections: [], isCommon: covered.every(isCommon) });
      next = at + covered.length;
      continue;
    }
    const own = hitsOfTerm(index, term);
    const mayRespell = own === null && respelled < MAX_RESPELLED && !isCommon(term) && !index.nameWords.has(term);
    if (mayRespell) respelled += 1;
    const found = (mayRespell ? respell(index, term) : null) ?? { hits: own, words: [], corrections: [] };
    units.push({ text: term, ...found, isCommon: isCommon(term) });
  }
  return units;
}

/** The longest synonym that the first terms spell, and these terms. */
function synonymAt(index: SearchIndex, terms: readonly string[]) {
  const [first = ''] = terms.flatMap(wordsOf);
  for (const { words, group } of index.synonyms.get(first) ?? []) {
    const count = termsSpelling(words, terms);
    if (count !== null) return { terms: terms.slice(0, count), group };
  }
  return null;
}

/** How many of the first terms spell the words, all of the last one included; null where they do not. */
function termsSpelling(words: readonly string[], terms: readonly string[]): number | null {
  let spelt = 0;
  for (const [at, term] of terms.entries()) {
    const ofTerm = wordsOf(term);
    if (!ofTerm.every((word, place) => words[spelt + place] === word)) return null;
    spelt += ofTerm.length;
    if (spelt === words.length) return at + 1;
  }
  return null;
}

function hitsWithSynonyms(index: SearchIndex, terms: readonly string[], group: SynonymGroup): Hits | null {
  const synonyms = index.hitsOfGroup(group);
  const each = terms.map((term) => index.hitsOfTerm(term));
  if (!synonyms) return hitsOfAll(each);
  const [only] = each;
  if (each.length === 1 && only) {
    const best = combineStrengths(synonyms.strengths, only.strengths, (synonym, own) =>
      Math.max(synonym * SYNONYM_SHARE, own),
    );
    return { ...synonyms, strengths: best };
  }
  // Terms of one phrase: a listing must contain all of them.
  const all = hitsOfAll(each)?.strengths ?? new Map<number, number>();
  const whole = combineStrengths(synonyms.strengths, all, (synonym) => (synonym === 0 ? 1 : synonym * SYNONYM_SHARE));
  return { ...synonyms, strengths: whole };
}

/** Listings that contain all terms, each weighed by the weakest of them. */
function hitsOfAll(each: readonly (Hits | null)[]): Hits | null {
  const found = each.filter((hits) => hits !== null);
  return found.length < each.length ? null : combined(found, Math.min);
}

/** The hits of several terms as one; null where no listing is left. */
function combined(each: readonly Hits[], combine: (strength: number, other: number) => number): Hits | null {
  const [first, ...more] = each;
  if (!first) return null;
  const strengths = more.reduce((one, hits) => combineStrengths(one, hits.strengths, combine), first.strengths);
  return strengths.size === 0 ? null : { ...first, strengths };
}

/** Where a term occurs; what has its singular as a word weighs as much as what has the term. */
function hitsOfTerm(index: SearchIndex, term: string): Hits | null {
  const hits = index.hitsOfTerm(term);
  const singular = stemOf(term);
  const ofSingular = singular === term ? null : index.hitsOfTerm(singular);
  if (!hits || !ofSingular) return hits;
  const strengths = combineStrengths(hits.strengths, ofSingular.strengths, (strength, other) =>
    strength === 0 ? 0 : Math.max(strength, other * SYNONYM_SHARE),
  );
  return { ...hits, strengths };
}

/**
 * Where a term of a query that no text contains occurs: a compound (`headless-cms`) where all its words do; a word in another
 * spelling, else where words occur that are a typo away. Null where none do.
 */
function respell(index: SearchIndex, term: string): Omit<Unit, 'text' | 'isCommon'> | null {
  const words = wordsOf(term);
  if (words.length > 1) {
    const hits = hitsOfAll(words.map((word) => index.hitsOfTerm(word)));
    return hits && { hits, words: [], corrections: [] };
  }
  const punctuated = punctuatedSpellings(index.vocabulary, term);
  if (punctuated.length > 0) return { ...hitsOfAny(index, punctuated), corrections: [] };
  const near = nearlyEqualWords(index.words, term);
  return { ...hitsOfAny(index, near), corrections: near };
}

/** Where words occur, or synonyms of the only one. */
function hitsOfAny(index: SearchIndex, spellings: readonly string[]): Pick<Unit, 'hits' | 'words'> {
  const synonym = spellings.length === 1 ? synonymAt(index, spellings) : null;
  if (synonym) return { hits: hitsWithSynonyms(index, spellings, synonym.group), words: synonym.group };
  const each = spellings.flatMap((spelling) => index.hitsOfTerm(spelling) ?? []);
  return { hits: combined(each, Math.max), words: spellings.map(wordsOf) };
}

/** Another letter, or one less, makes another short word ("farm", "form", "arm"); letters that are swapped or missing do not. */
function isOtherWord(word: string, other: string): boolean {
  return other.length < word.length || (other.length === word.length && !isOneSwap(word, other));
}

const MIN_SQUEEZED_CHARS = 3;
const MIN_EDITED_CHARS = 4;
/** From this length on, two edits are a typo. */
const MIN_TWICE_EDITED_CHARS = 7;
const MAX_WORD_CHARS = 24;
const MAX_SPELLINGS = 4;
const PLAIN_WORD = /^[a-z0-9]+$/;

/** Spellings in the catalogue of a word that no text contains: `cicd` as `ci/cd`, `nodejs` as `node.js`. */
export function punctuatedSpellings(vocabulary: string, word: string): readonly string[] {
  if (!PLAIN_WORD.test(word) || word.length < MIN_SQUEEZED_CHARS || word.length > MAX_WORD_CHARS) return [];
  const pattern = `(?<![a-z0-9])${Array.from(word).join('[^a-z0-9\\s]?')}(?=s?(?![a-z0-9]))`;
  const found = new Set(Array.from(vocabulary.matchAll(new RegExp(pattern, 'g')), ([match]) => match));
  return [...found].sort().slice(0, MAX_SPELLINGS);
}

/**
 * The words of a catalogue that are fewest edits away from a word that no text contains, one at most, or two from seven letters
 * on: `kubernetes` for `kubernets`. Two adjacent letters swapped are one edit.
 */
export function nearlyEqualWords(words: ReadonlySet<string>, word: string): readonly string[] {
  if (!PLAIN_WORD.test(word) || word.length < MIN_EDITED_CHARS || word.length > MAX_WORD_CHARS) return [];
  let least = word.length < MIN_TWICE_EDITED_CHARS ? 1 : 2;
  let found: string[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > least) continue;
    const edits = editDistance(word, other);
    if (edits > least || (word.length === MIN_EDITED_CHARS && isOtherWord(word, other))) continue;
    if (edits < least) found = [];
    least = edits;
    found.push(other);
  }
  return found.sort().slice(0, MAX_SPELLINGS);
}
