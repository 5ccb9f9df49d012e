import { quoted } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../draft.ts';
import type { VendorFile } from '../shape/vendor-file.ts';
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
      for (const { tag, path } of writtenTags(value)) {
        if (!known.has(tag))
          yield { at: draft.place(path), what: `${quoted(tag)} is not a tag`, fix: tagFix(tag, known) };
      }
    }
  },
};

function writtenTags({ offers }: VendorFile): { readonly tag: string; readonly path: Path }[] {
  return offers.flatMap(({ tags }, index) =>
    tags.map((tag, position) => ({ tag, path: ['offers', index, 'tags', position] })),
  );
}

function tagFix(tag: string, known: ReadonlySet<string>): string {
  const near = nearest(tag, known);
  return near === undefined
    ? 'use a tag of tags.yaml, or add this one to it'
    : `use ${quoted(near)}, or add this one to tags.yaml`;
}
