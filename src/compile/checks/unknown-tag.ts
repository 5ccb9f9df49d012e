import { quoted } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { CatalogueCheck } from './check.ts';

/** A tag outside the closed list. A catalogue without `tags.yaml` takes any. */
export const unknownTag: CatalogueCheck = {
  code: 'unknown-tag',
  scope: 'catalogue',
  why: 'a search for the usual word would miss the offer',
  *faults({ tags, vendors }) {
    if (!tags) return;
    const known = new Set(tags.value);
    for (const { draft, value } of vendors) {
      for (const [index, offer] of value.offers.entries()) {
        for (const [position, tag] of offer.tags.entries()) {
          if (known.has(tag)) continue;
          const near = nearest(tag, known);
          yield {
            at: draft.place(['offers', index, 'tags', position]),
            what: `${quoted(tag)} is not a tag`,
            fix:
              near === undefined
                ? 'use a tag of tags.yaml, or add this one to it'
                : `use ${quoted(near)}, or add this one to tags.yaml`,
          };
        }
      }
    }
  },
};
