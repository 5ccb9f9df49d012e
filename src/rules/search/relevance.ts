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

const FIELDS: readonly Field[] = Object.values(FIELD);
const QUALITY_MASK = (1 << QUALITIES) - 1;

/** What the occurrences of a term in a listing weigh together: of each field the best; 0 where there is none. */
export function strength(bits: number): number {
  return FIELDS.reduce<number>((sum, field) => {
    const qualities = (bits >>> (field * QUALITIES)) & QUALITY_MASK;
    const [whole, start, inside] = WEIGHT[field];
    if (qualities === 0) return sum;
    return sum + (qualities & 1 ? whole : qualities & 2 ? start : inside);
  }, 0);
}

const WHOLE_BITS = FIELDS.reduce<number>((bits, field) => bits | occurrence(field, QUALITY.whole), 0);
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
