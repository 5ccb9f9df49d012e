import { perFile } from '../per-file.ts';
import type { CatalogueCheck, CatalogueFiles, Finding } from './check.ts';
import { writtenTwice } from './written-twice.ts';

/** A tag written twice, in the closed list or on one offer. */
export const duplicateTag: CatalogueCheck = {
  code: 'duplicate-tag',
  scope: 'catalogue',
  why: 'the second says nothing, and stands where a better word could',
  *faults({ tags, vendors }) {
    if (tags) yield* writtenTwice(tags.value, tags.draft, []);
    for (const file of vendors) yield* onOffers(file);
  },
};

const onOffers = perFile(({ draft, value }: CatalogueFiles['vendors'][number]): readonly Finding[] =>
  value.offers.flatMap(({ tags }, index) => [...writtenTwice(tags, draft, ['offers', index, 'tags'])]),
);
