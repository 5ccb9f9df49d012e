import type { Draft, Path } from '../parse/draft.ts';
import { perFile } from '../shape/memoize.ts';
import type { Filed } from '../shape/shape.ts';
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

const offerTags = perFile(({ draft, value }: CatalogueFiles['vendors'][number]): readonly TagList[] =>
  value.offers.map(({ tags }, index) => ({ draft, tags, path: ['offers', index, 'tags'] })),
);

const categoryTags = perFile(({ draft, value }: Filed<CategoriesFile>): readonly TagList[] =>
  value.map(({ tags = [] }, index) => ({ draft, tags, path: [index, 'tags'] })),
);

const roleTags = perFile(({ draft, value }: Filed<StacksFile>): readonly TagList[] =>
  value.flatMap(({ roles }, index) =>
    roles.map(({ tags = [] }, position) => ({ draft, tags, path: [index, 'roles', position, 'tags'] })),
  ),
);
