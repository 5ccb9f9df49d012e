import { isScalar, isSeq, visit, type Document, type Scalar, type YAMLSeq } from 'yaml';
import { keyText } from '../../compile/parse/draft.ts';
import { fold, slug } from '../../rules/text/fold.ts';

/** The closed lists of a catalogue, as far as a wrong word in another file has one right answer. */
export interface ListedWords {
  /** Every name of a category, current or retired, by slug; each with the name that is current. */
  readonly categories: ReadonlyMap<string, string>;
  /** Tags by their folded spelling. */
  readonly tags: ReadonlyMap<string, string>;
  /** Every name of a vendor by slug, with the name to write; null where that cannot be read. */
  readonly vendors: ReadonlyMap<string, string | null>;
}

export const NO_WORDS: ListedWords = { categories: new Map(), tags: new Map(), vendors: new Map() };

/** The lists of a catalogue. A spelling that two entries share has no one right answer and is left out. */
export function listedWords(
  categories: readonly { readonly name: string; readonly retired_names: readonly string[] }[],
  tags: readonly string[],
  vendors: ListedWords['vendors'] = new Map(),
): ListedWords {
  const retired = categories.flatMap(({ name, retired_names: names }) =>
    names.map((old) => [slug(old), name] as const),
  );
  const current = categories.map(({ name }) => [slug(name), name] as const);
  return { categories: new Map([...retired, ...current]), tags: uniqueByFold(tags), vendors };
}

function uniqueByFold(words: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const word of words) found.set(fold(word), found.has(fold(word)) ? '' : word);
  return new Map([...found].filter(([, word]) => word !== ''));
}

/** Rewrites categories, tags and vendors that are listed in another case or under a new name, and drops tags written twice. */
export function correctWords(document: Document, words: ListedWords): void {
  const vendorOf = (name: string): string | undefined => words.vendors.get(slug(name)) ?? undefined;
  visit(document, {
    Pair: (_, { key, value }) => {
      const name = keyText(key);
      if (name === 'vendor' && isScalar(value)) correct(value, vendorOf);
      if ((name === 'alternative_to' || name === 'alternatives') && isSeq(value)) eachWord(value, vendorOf);
      if (name === 'category' && isScalar(value)) correct(value, (word) => words.categories.get(slug(word)));
      if (name === 'categories' && isSeq(value)) eachWord(value, (word) => words.categories.get(slug(word)));
      if (name === 'tags' && isSeq(value)) {
        eachWord(value, (word) => words.tags.get(fold(word)));
        withoutRepeats(value);
      }
    },
  });
}

function eachWord(list: YAMLSeq, right: (word: string) => string | undefined): void {
  for (const entry of list.items) if (isScalar(entry)) correct(entry, right);
}

function correct(node: Scalar, right: (word: string) => string | undefined): void {
  const word = typeof node.value === 'string' ? right(node.value) : undefined;
  if (word === undefined || word === node.value) return;
  node.value = word;
  delete node.source;
}

/** Keeps the first of two equal tags; one with a comment is left for its author. */
function withoutRepeats(list: YAMLSeq): void {
  const seen = new Set<string>();
  list.items = list.items.filter((entry) => {
    if (!isScalar(entry) || typeof entry.value !== 'string') return true;
    const key = fold(entry.value);
    const isRepeat = seen.has(key) && !entry.comment && !entry.commentBefore;
    seen.add(key);
    return !isRepeat;
  });
}
