import { quoted } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { catalogueCheck } from './check.ts';
import { goneFromList } from './gone-from-list.ts';
import { tagLists } from './tag-lists.ts';

/** A tag outside the closed list. A catalogue without `tags.yaml` takes any. */
export const unknownTag = catalogueCheck({
  code: 'unknown-tag',
  meaning: 'a tag is not on the list',
  isWaivable: true,
  why: 'a search for the usual word would miss the offer',
  *diagnose(catalogue) {
    const { tags: list } = catalogue;
    if (!list) return;
    const known = new Set(list.value);
    const lists = tagLists(catalogue);
    const isUsed = (word: string): boolean => lists.some(({ tags }) => tags.includes(word));
    const placeOf = (word: string) => list.draft.place([list.value.indexOf(word)]);
    for (const { draft, tags, path } of lists) {
      for (const [position, tag] of tags.entries()) {
        if (known.has(tag)) continue;
        const near = nearest(tag, known);
        yield {
          at: draft.place([...path, position]),
          what: `${quoted(tag)} is not a tag`,
          fix: tagFix(near),
          followsFrom: goneFromList({ list: 'tags.yaml', noun: 'tag', word: tag, near, placeOf, isUsed }),
        };
      }
    }
  },
});

function tagFix(near: string | undefined): string {
  return near === undefined
    ? 'use a tag of tags.yaml, or add this one to it'
    : `use ${quoted(near)}, or add this one to tags.yaml`;
}
