import type { PageText } from '../../model/page-text.ts';
import { fold } from '../text/fold.ts';
import type { ReadEntry } from './read-entry.ts';
import type { PagePlaces } from './plan-places.ts';

/** Content words at the start of a description that are looked for, and how many of them a page must have. */
const LEADING_WORDS = 8;
const MIN_FOUND_WORDS = 3;
const MIN_WORD_CHARS = 4;

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'free with that this from your have them they which their there other than then also into over only more most many some such ' +
    'very when where while will would about after before each every without cost costs nothing charge offer offered offers tier plan ' +
    'plans account month year days user users tool tools service services online website site app apps platform open source ' +
    'project projects make makes lets uses used using based made work works works keep keeps data code team teams company'
  ).split(' '),
);

/**
 * Whether a page states an offer that has no figures: at least 3 of the description's first content words are
 * in parts that are not another plan's.
 */
export function statesOfferWords({ vendor, offer }: ReadEntry, page: PageText, { placeOf }: PagePlaces): boolean {
  const wanted = leadingWords(offer.description, vendor.name);
  if (wanted.length < MIN_FOUND_WORDS) return false;
  const texts = page.blocks.filter((block) => (placeOf(block)?.owner ?? 'tier') === 'tier').map(({ text }) => text);
  const known = new Set([page.title, page.description, ...texts].flatMap(wordsOf).map(stem));
  return wanted.filter((word) => known.has(word)).length >= MIN_FOUND_WORDS;
}

function leadingWords(description: string, vendorName: string): readonly string[] {
  const own = new Set(wordsOf(vendorName).map(stem));
  const words = wordsOf(description).filter((word) => word.length >= MIN_WORD_CHARS && !STOP_WORDS.has(word));
  return [...new Set(words.map(stem))].filter((word) => !own.has(word)).slice(0, LEADING_WORDS);
}

const wordsOf = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];

const stem = (word: string): string => word.replace(/(?:ing|ies|ed|es|s)$/, '').slice(0, 8);
