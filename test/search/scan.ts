import type { Catalogue, Listing } from '../../src/model/catalogue.ts';
import { tierClass } from '../../src/rules/risk/tier-class.ts';
import { fold } from '../../src/rules/text/fold.ts';

/**
 * The searchable texts of a catalogue, folded, each field on a line of its own; by listing position. An offer of the tier
 * class free has the word "free".
 */
export function searchTexts({ listings }: Catalogue): readonly string[] {
  return listings.map(({ vendor, category, offer }: Listing) =>
    fold(
      [
        vendor.name,
        ...vendor.aliases,
        ...vendor.former_names,
        category.name,
        ...offer.tags,
        offer.description,
        ...(tierClass(offer) === 'free' ? ['free'] : []),
      ].join('\n'),
    ),
  );
}

/** Positions of the listings whose texts contain every white-space separated term, by a scan of all texts. */
export function scan(texts: readonly string[], query: string): readonly number[] {
  const terms = fold(query)
    .split(/\s+/)
    .filter((term) => term !== '');
  return texts.flatMap((text, position) => (terms.every((term) => text.includes(term)) ? [position] : []));
}
