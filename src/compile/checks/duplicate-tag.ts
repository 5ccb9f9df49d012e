import { catalogueCheck, type Finding } from './check.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { tagLists, type TagList } from './tag-lists.ts';
import { writtenTwice } from './repeats.ts';

/** A tag written twice, in the closed list, on one offer, or for one category or role. */
export const duplicateTag = catalogueCheck({
  code: 'duplicate-tag',
  meaning: 'a tag is written twice, in the list, on an offer, or for a category or role',
  isWaivable: true,
  why: 'the second adds nothing and takes the place of a better word',
  *diagnose(catalogue) {
    const { tags: list } = catalogue;
    if (list) yield* writtenTwice(list.value, list.draft, []);
    for (const tagList of tagLists(catalogue)) yield* repeatedIn(tagList);
  },
});

const repeatedIn = memoizeByRecord(({ draft, tags, path }: TagList): readonly Finding[] => [
  ...writtenTwice(tags, draft, path),
]);
