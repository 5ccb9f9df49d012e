import type { Listing } from '../../model/catalogue.ts';
import { namesOf } from '../names/name-index.ts';
import { fold } from '../text/fold.ts';
import { escapePattern } from '../text/words.ts';

/** How a term occurs: as a whole word, at the start of one, or inside one. */
type Quality = 'whole' | 'start' | 'inside';

/**
 * What an occurrence weighs: a whole word more than the start of one, that more than the inside of one; the vendor's
 * name or alias more than a tag, that more than the category, that more than the description. An offer's first tag says
 * what it is, the next what else it is.
 */
const WEIGHTS = {
  vendor: { whole: 70, start: 12, inside: 4 },
  firstTag: { whole: 56, start: 10, inside: 3 },
  secondTag: { whole: 46, start: 9, inside: 3 },
  otherTags: { whole: 34, start: 8, inside: 2 },
  category: { whole: 30, start: 7, inside: 2 },
  description: { whole: 18, start: 4, inside: 1 },
} as const satisfies Readonly<Record<string, Readonly<Record<Quality, number>>>>;

type Field = keyof typeof WEIGHTS;

/** A listing is about a term where the term weighs this much in it: the whole word in the description. */
export const FULL_STRENGTH = WEIGHTS.description.whole;

/** A term that weighs less is inside words only. */
export const START_STRENGTH = WEIGHTS.description.start;

/** Of each field of a listing that has a term, how it occurs there at best. */
export type Occurrences = ReadonlyMap<Field, Quality>;

/** The folded texts of a listing; those of one field each on a line of its own. */
export interface FoldedTexts {
  readonly fields: readonly (readonly [field: Field, text: string])[];
  /** Names, tags and category. */
  readonly head: string;
  readonly whole: string;
}

export function foldedTexts({ vendor, category, offer }: Listing): FoldedTexts {
  const heads = Object.entries({
    vendor: namesOf(vendor),
    firstTag: offer.tags.slice(0, 1),
    secondTag: offer.tags.slice(1, 2),
    otherTags: offer.tags.slice(2),
    category: [category.name],
  }).map(([field, texts]) => [field as Field, texts.map((text) => fold(text)).join('\n')] as const);
  const description = fold(offer.description);
  const head = heads.map(([, text]) => text).join('\n');
  return { fields: [...heads, ['description', description]], head, whole: `${head}\n${description}` };
}

export function occurrencesOf({ fields }: FoldedTexts, term: string): Occurrences {
  const found = new Map<Field, Quality>();
  for (const [field, text] of fields) {
    const quality = bestQuality(text, term);
    if (quality !== null) found.set(field, quality);
  }
  return found;
}

/** The best way in which a term occurs in a text; null where it does not. */
function bestQuality(text: string, term: string): Quality | null {
  let best: Quality | null = null;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const quality = qualityAt(text, at, at + term.length);
    if (quality === 'whole') return quality;
    if (best !== 'start') best = quality;
  }
  return best;
}

function qualityAt(text: string, at: number, end: number): Quality {
  if (isOfWord(text.charCodeAt(at - 1)) && isOfWord(text.charCodeAt(at))) return 'inside';
  if (!isOfWord(text.charCodeAt(end)) || !isOfWord(text.charCodeAt(end - 1))) return 'whole';
  // A plural is the same word.
  return text[end] === 's' && !isOfWord(text.charCodeAt(end + 1)) ? 'whole' : 'start';
}

/** Letters and digits of folded text: those of ASCII, and all else beyond it but punctuation and symbols (`€`, `→`). */
function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0xc0 && (code < 0x2000 || code > 0x2bff);
}

/**
 * The occurrences of the synonyms of a group that mean the same: as a whole word, and in a name only where nothing else says
 * so, because a name that holds a word need not be about it.
 */
export function occurrencesOfGroup(texts: FoldedTexts, group: readonly (readonly string[])[]): Occurrences {
  const found = new Map(group.flatMap((words) => [...occurrencesOfPhrase(texts, words)]));
  if (found.size > 1) found.delete('vendor');
  return found;
}

/** Where words occur one after another, whole, with a space, a hyphen or a slash between them. */
export function occurrencesOfPhrase({ fields, whole }: FoldedTexts, words: readonly string[]): Occurrences {
  // A pattern costs far more than the search for its words.
  if (!words.every((word) => whole.includes(word))) return new Map();
  const pattern = new RegExp(`(?<![a-z0-9])${words.map(escapePattern).join('[ /-]')}(?=s?(?![a-z0-9]))`);
  return new Map(fields.flatMap(([field, text]) => (pattern.test(text) ? [[field, 'whole']] : [])));
}

export function strength(found: Occurrences): number {
  return [...found].reduce((sum, [field, quality]) => sum + WEIGHTS[field][quality], 0);
}
