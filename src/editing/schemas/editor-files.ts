import { editorSchemas } from './editor-schema.ts';
import { type EditorWords, json, WORDS_FILE, wordsText } from './editor-words.ts';
import type { RenderedFile } from '../../model/build.ts';

/** The schemas and the settings that lead an editor to them, by path from the root of the repository. */
export function editorFiles(words: EditorWords): readonly RenderedFile[] {
  const schemas = editorSchemas();
  const settings = {
    'yaml.schemas': Object.fromEntries(
      schemas.map(({ file, matches }) => [`./catalogue/schemas/${file}`, `catalogue/${matches}`]),
    ),
    'yaml.format.enable': false,
    'files.eol': '\n',
  };
  return [
    ...schemas.map(({ file, schema }) => ({ path: `catalogue/schemas/${file}`, text: json(schema) })),
    { path: `catalogue/schemas/${WORDS_FILE}`, text: wordsText(words) },
    { path: '.vscode/settings.json', text: json(settings) },
    { path: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  ];
}
