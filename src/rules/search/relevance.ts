/** Where in a listing a term occurs, the heaviest first. */
export const FIELD = { vendor: 0, firstTag: 1, secondTag: 2, otherTag: 3, category: 4, description: 5 } as const;
export type Field = (typeof FIELD)[keyof typeof FIELD];

/** How a term occurs, the best first: as a whole word, at the start of one, or inside one. */
export const QUALITY = { whole: 0, start: 1, inside: 2 } as const;
export type Quality = (typeof QUALITY)[keyof typeof QUALITY];

const QUALITIES = 3;

/**
 * What an occurrence weighs: a whole word more than the start of one, that more than the inside of one; the vendor's
 * name or alias more than a tag, that more than the category, that more than the description.
 */
const WEIGHT: Readonly<Record<Field, readonly [whole: number, start: number, inside: number]>> = {
  [FIELD.vendor]: [70, 12, 4],
  [FIELD.firstTag]: [56, 10, 3],
  [FIELD.secondTag]: [46, 9, 3],
  [FIELD.otherTag]: [34, 8, 2],
  [FIELD.category]: [30, 7, 2],
  [FIELD.description]: [18, 4, 1],
};

/** A listing is about a term where the term weighs this much in it: the whole word in the description. */
export const FULL_STRENGTH = WEIGHT[FIELD.description][QUALITY.whole];

/** One occurrence as a bit. */
export function occurrence(field: Field, quality: Quality): number {
  return 1 << (field * QUALITIES + quality);
}

const BITS_OF_TABLE = 9;
const TABLE_MASK = (1 << BITS_OF_TABLE) - 1;

/** Weights of all occurrences of the first three fields, and of the last three: the best of each field, added up. */
const NAMES = tableOf(FIELD.vendor, FIELD.firstTag, FIELD.secondTag);
const TEXTS = tableOf(FIELD.otherTag, FIELD.category, FIELD.description);

/** By the bits of three fields, those of the first field lowest. */
function tableOf(...fields: readonly [Field, Field, Field]): Uint16Array {
  const [low = [], middle = [], high = []] = fields.map(bestOf);
  const sums = new Uint16Array(1 << BITS_OF_TABLE);
  let bits = 0;
  for (const third of high) for (const second of middle) for (const first of low) sums[bits++] = first + second + third;
  return sums;
}

/** The weight of a field by the bits of its qualities: that of the best. */
function bestOf(field: Field): readonly number[] {
  const [whole, start, inside] = WEIGHT[field];
  return [0, whole, start, whole, inside, whole, start, whole];
}

/** What the occurrences of a term in a listing weigh together, 0 to 254; 0 where there is none. */
export function strength(bits: number): number {
  return (NAMES[bits & TABLE_MASK] ?? 0) + (TEXTS[bits >>> BITS_OF_TABLE] ?? 0);
}

const WHOLE_BITS = Object.values(FIELD).reduce<number>((bits, field) => bits | occurrence(field, QUALITY.whole), 0);
const START_BITS = WHOLE_BITS << QUALITY.start;

/**
 * Of the occurrences of a synonym, those that mean the same: as a whole word, and in a name only where nothing else
 * says so, because a name that holds a word need not be about it.
 */
export function ofSynonym(bits: number): number {
  const whole = bits & WHOLE_BITS;
  const beyondName = whole & ~occurrence(FIELD.vendor, QUALITY.whole);
  return beyondName === 0 ? whole : beyondName;
}

/** Of the occurrences of a term, those that begin a word. */
export function startsOnly(bits: number): number {
  return bits & (WHOLE_BITS | START_BITS);
}

/** How much a listing counts, 0 to 1, among the listings with a term: the inside of a word counts little. */
export function countedShare(bits: number): number {
  if (bits & WHOLE_BITS) return 1;
  if (bits & START_BITS) return 0.5;
  return bits === 0 ? 0 : 0.1;
}

/** What a term weighs by the listings that have it, more where they are few. */
export function rarity(listingCount: number, listingsWithTerm: number): number {
  return Math.log(1 + listingCount / Math.max(1, listingsWithTerm));
}
