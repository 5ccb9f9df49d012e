import type { CatalogueFiles } from '../../compile/checks/check.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export type EditorWords = ReturnType<typeof editorWords>;

/** The file of the words, below `catalogue/schemas`; the schemas refer to it. */
export const WORDS_FILE = 'words.json';

export const wordReference = (word: unknown) => ({ $ref: `${WORDS_FILE}#/definitions/${String(word)}` });

/** The words of a catalogue that its other files repeat, for editors to complete, in the order of their lists. */
export function editorWords({ categories, tags, vendors }: CatalogueFiles) {
  return {
    category: (categories?.value ?? []).map(({ name }) => name),
    tag: tags?.value ?? [],
    vendor: vendors.map(({ value }) => value.vendor).sort(byCodeUnits),
  };
}

export function wordsText({ category, tag, vendor }: EditorWords): string {
  return json({
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'The words of the catalogue. `npm run fix` and `npm run schemas` write them anew.',
    definitions: { category: { enum: category }, tag: { enum: tag }, vendor: { enum: vendor } },
  });
}
