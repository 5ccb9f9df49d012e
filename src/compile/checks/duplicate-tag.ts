import { fold } from '../../rules/fold.ts';
import { quoted, type Place } from '../diagnostic.ts';
import type { Draft, Path } from '../draft.ts';
import { perFile } from '../per-file.ts';
import type { CatalogueCheck, CatalogueFiles, Finding } from './check.ts';
import { repeats } from './repeats.ts';

/** A tag written twice, in the closed list or on one offer. */
export const duplicateTag: CatalogueCheck = {
  code: 'duplicate-tag',
  scope: 'catalogue',
  why: 'the second says nothing, and stands where a better word could',
  *faults({ tags, vendors }) {
    if (tags) yield* twice(tags.value, tags.draft, []);
    for (const file of vendors) yield* onOffers(file);
  },
};

const onOffers = perFile(({ draft, value }: CatalogueFiles['vendors'][number]): readonly Finding[] =>
  value.offers.flatMap(({ tags }, index) => [...twice(tags, draft, ['offers', index, 'tags'])]),
);

function* twice(tags: readonly string[], draft: Draft, list: Path): Generator<Finding> {
  const place = (index: number): Place => draft.place([...list, index]);
  const written = tags.map((tag, index) => ({ tag, index }));
  for (const { entry, first } of repeats(written, ({ tag }) => fold(tag))) {
    yield {
      at: place(entry.index),
      what: `${quoted(entry.tag)} is written twice`,
      fix: 'remove one of the two',
      also: [{ at: place(first.index), note: 'first written here' }],
    };
  }
}
