import { isDeepStrictEqual } from 'node:util';
import { canonicalText } from './canonical.ts';
import type { Diagnostic } from '../../compile/diagnostics/diagnostic.ts';
import { parse, yamlDocument } from '../../compile/parse/parse.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import { fileKind, misplacedFile, schemaOf } from '../../compile/shape/kinds.ts';
import { arrange } from './arrange.ts';
import { sortList } from './sort-list.ts';

/** The file in canonical form, or why its text cannot be read at all. */
export type Fixed = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

/**
 * Rewrites a file in canonical form through its document tree, so that comments and blank lines survive. Only the form
 * changes; a diagnostic about content is left for the author.
 */
export function fix({ path, text: written }: SourceFile): Fixed {
  const kind = fileKind(path);
  if (!kind) return { diagnostics: [misplacedFile(path)] };
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parsed = parse({ path, text });
  if ('diagnostics' in parsed) return parsed;
  const document = yamlDocument(text);
  arrange(document, schemaOf(kind));
  sortList(document, kind.kind);
  const meant: unknown = document.toJS();
  const fixed = canonicalText(document);
  if (!isDeepStrictEqual(yamlDocument(fixed).toJS(), meant)) throw new Error(`${path} would read otherwise once fixed`);
  return { text: fixed };
}
