import type { RenderedFile } from '../../compile/render.ts';
import { editorSchemas } from './editor-schema.ts';

/** The schemas and the settings that lead an editor to them, by path from the root of the repository. */
export function editorFiles(): readonly RenderedFile[] {
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
    { path: '.vscode/settings.json', text: json(settings) },
    { path: '.vscode/extensions.json', text: json({ recommendations: ['redhat.vscode-yaml'] }) },
  ];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
