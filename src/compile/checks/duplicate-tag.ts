import type { CatalogueCheck } from './check.ts';
import { tagLists } from './tag-lists.ts';
import { writtenTwice } from './written-twice.ts';

/** A tag written twice, in the closed list, on one offer, or for one category or role. */
export const duplicateTag: CatalogueCheck = {
  code: 'duplicate-tag',
  scope: 'catalogue',
  why: 'the second says nothing, and stands where a better word could',
  *faults(catalogue) {
    const { tags: list } = catalogue;
    if (list) yield* writtenTwice(list.value, list.draft, []);
    for (const { draft, tags, path } of tagLists(catalogue)) yield* writtenTwice(tags, draft, path);
  },
};
