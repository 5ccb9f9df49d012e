import type { Catalogue, Listing } from '../../../src/model/catalogue.ts';
import { fold } from '../../../src/rules/text/fold.ts';

/** The searchable texts of a catalogue, folded, each field on a line of its own; by listing position. */
export function searchTexts({ listings }: Catalogue): readonly string[] {
  return listings.map(({ vendor, category, offer }: Listing) =>
    fold(
      [vendor.name, ...vendor.aliases, ...vendor.former_names, category.name, ...offer.tags, offer.description].join(
        '\n',
      ),
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
