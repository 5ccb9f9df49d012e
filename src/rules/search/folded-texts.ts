import type { Listing } from '../../model/catalogue.ts';
import { fold } from '../text/fold.ts';
import { FIELD, occurrence, QUALITY, type Field, type Quality } from './relevance.ts';

/** The folded texts of a listing. */
export interface FoldedTexts {
  readonly fields: readonly { readonly field: Field; readonly text: string }[];
  /** Names, category and tags, each on a line of its own. */
  readonly head: string;
  readonly description: string;
  /** All of them, each on a line of its own. */
  readonly whole: string;
}

export function foldedTexts({ vendor, category, offer }: Listing): FoldedTexts {
  const names = [vendor.name, ...vendor.aliases, ...vendor.former_names].map((text) => ({ field: FIELD.vendor, text }));
  const tags = offer.tags.map((text, rank) => ({ field: tagField(rank), text }));
  const head = [...names, { field: FIELD.category, text: category.name }, ...tags].map(foldedField);
  const description = foldedField({ field: FIELD.description, text: offer.description });
  const joined = head.map(({ text }) => text).join('\n');
  return {
    fields: [...head, description],
    head: joined,
    description: description.text,
    whole: `${joined}\n${description.text}`,
  };
}

function foldedField({ field, text }: { readonly field: Field; readonly text: string }) {
  return { field, text: fold(text) };
}

/** An offer's first tag says what it is, the next what else it is. */
function tagField(rank: number): Field {
  if (rank === 0) return FIELD.firstTag;
  return rank === 1 ? FIELD.secondTag : FIELD.otherTag;
}

/** The occurrences of a term as a substring, as bits of `occurrence`; 0 where there is none. */
export function occurrencesOf(texts: FoldedTexts, term: string): number {
  if (!texts.whole.includes(term)) return 0;
  let bits = 0;
  for (const { field, text } of texts.fields) {
    const quality = bestQuality(text, term);
    if (quality !== null) bits |= occurrence(field, quality);
  }
  return bits;
}

/** The best way in which a term occurs in a text; null where it does not. */
function bestQuality(text: string, term: string): Quality | null {
  let best: Quality | null = null;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const quality = qualityAt(text, at, at + term.length);
    if (quality === QUALITY.whole) return quality;
    if (best === null || quality < best) best = quality;
  }
  return best;
}

function qualityAt(text: string, at: number, end: number): Quality {
  if (isOfWord(text.charCodeAt(at - 1)) && isOfWord(text.charCodeAt(at))) return QUALITY.inside;
  if (!isOfWord(text.charCodeAt(end)) || !isOfWord(text.charCodeAt(end - 1))) return QUALITY.whole;
  const endings = end - at < MIN_INFLECTED_CHARS ? PLURALS : INFLECTIONS;
  return endings.some((ending) => text.startsWith(ending, end) && !isOfWord(text.charCodeAt(end + ending.length)))
    ? QUALITY.whole
    : QUALITY.start;
}

/** Endings that leave a word the same word, and the length from which a verb's are looked for. */
const PLURALS = ['s'] as const;
const INFLECTIONS = ['s', 'es', 'ing', 'ed'] as const;
const MIN_INFLECTED_CHARS = 4;

/** Letters and digits of folded text: those of ASCII, and all else beyond it but punctuation and symbols (`€`, `→`). */
function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code >= 0xc0 && (code < 0x2000 || code > 0x2bff);
}

/** Whether words occur one after another, whole, with a space, a hyphen or a slash between them, as bits of `occurrence`. */
export function occurrencesOfPhrase({ fields, whole }: FoldedTexts, words: readonly string[]): number {
  if (!words.every((word) => whole.includes(word))) return 0;
  const pattern = new RegExp(`(?<![a-z0-9])${words.map(escapePattern).join('[ /-]')}(?=s?(?![a-z0-9]))`);
  return fields.reduce(
    (bits, { field, text }) => (pattern.test(text) ? bits | occurrence(field, QUALITY.whole) : bits),
    0,
  );
}

function escapePattern(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
