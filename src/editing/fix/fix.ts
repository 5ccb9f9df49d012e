import { isDeepStrictEqual } from 'node:util';
import { canonicalText } from './canonical.ts';
import type { Diagnostic } from '../../compile/diagnostics/diagnostic.ts';
import { parse, yamlDocument } from '../../compile/parse/parse.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import { fileKind, schemaOf } from '../../compile/shape/kinds.ts';
import { shapedFile } from '../../compile/shape/shaped-file.ts';
import { arrange } from './arrange.ts';
import { correctWords, NO_WORDS } from './listed-words.ts';
import { sortList } from './sort-list.ts';

/** The file in canonical form, or why its text cannot be read at all. */
export type Fixed = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

/**
 * Rewrites a file in canonical form through its document tree, so that comments and blank lines survive. Of the
 * content, only what has one right answer changes: keys, words and names of vendors that differ by case only, retired
 * categories, and repeated tags. Other diagnostics are left for the author.
 */
export function fix({ path, text: written }: SourceFile, words = NO_WORDS): Fixed {
  const kind = fileKind(path);
  if (!kind) return { diagnostics: shapedFile({ path, text: written }).diagnostics };
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parsed = parse({ path, text });
  if ('diagnostics' in parsed) return parsed;
  const document = yamlDocument(text);
  arrange(document, schemaOf(kind));
  sortList(document, kind.kind);
  correctWords(document, words);
  const meant: unknown = document.toJS();
  const fixed = canonicalText(document);
  if (!isDeepStrictEqual(yamlDocument(fixed).toJS(), meant)) throw new Error(`${path} would read otherwise once fixed`);
  return { text: fixed };
}
