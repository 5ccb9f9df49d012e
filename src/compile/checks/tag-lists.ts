import type { Draft, Path } from '../parse/draft.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import type { Sourced } from '../shape/shape.ts';
import type { CategoriesFile, StacksFile } from '../shape/lists.ts';
import type { CatalogueFiles } from './check.ts';

/** The tags of one entry of the catalogue, and where they are written. */
export interface TagList {
  readonly draft: Draft;
  readonly tags: readonly string[];
  readonly path: Path;
}

/** Every list of tags that is held to `tags.yaml`: of offers, of categories and of the roles of stacks. */
export function tagLists({ vendors, categories, stacks }: CatalogueFiles): readonly TagList[] {
  return [
    ...vendors.flatMap(offerTags),
    ...(categories ? categoryTags(categories) : []),
    ...(stacks ? roleTags(stacks) : []),
  ];
}

const offerTags = memoizeByRecord(({ draft, value }: CatalogueFiles['vendors'][number]): readonly TagList[] =>
  value.offers.map(({ tags }, index) => ({ draft, tags, path: ['offers', index, 'tags'] })),
);

const categoryTags = memoizeByRecord(({ draft, value }: Sourced<CategoriesFile>): readonly TagList[] =>
  value.map(({ tags = [] }, index) => ({ draft, tags, path: [index, 'tags'] })),
);

const roleTags = memoizeByRecord(({ draft, value }: Sourced<StacksFile>): readonly TagList[] =>
  value.flatMap(({ roles }, index) =>
    roles.map(({ tags = [] }, position) => ({ draft, tags, path: [index, 'roles', position, 'tags'] })),
  ),
);
