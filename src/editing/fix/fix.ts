import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../compile/diagnostics/diagnostic.ts';
import { parse, yamlDocument } from '../../compile/parse/parse.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import { fileKind, schemaOf } from '../../compile/shape/kinds.ts';
import { shapeFile } from '../../compile/shape/shape-file.ts';
import { arrange } from './arrange.ts';
import { canonicalText, sortList } from './canonical.ts';
import { correctWords, NO_WORDS } from './listed-words.ts';

/**
 * Rewrites a file in canonical form through its document tree, so that comments and blank lines survive. Of the
 * content, only what has one right answer changes: keys, words and names of vendors that differ by case only, retired
 * categories, former names of vendors, and repeated tags. Other diagnostics are left for the author; those of a file that
 * cannot be read at all are returned in place of its text.
 */
export function fix({ path, text: written }: SourceFile, words = NO_WORDS) {
  const kind = fileKind(path);
  if (!kind) return { diagnostics: shapeFile({ path, text: written }).diagnostics };
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parsed = parse({ path, text });
  if ('diagnostics' in parsed) return parsed;
  const document = yamlDocument(text);
  arrange(document, schemaOf(kind));
  sortList(document, kind.kind);
  correctWords(document, words);
  const meant: unknown = document.toJS();
  // Comments beside a mapping in braces find their place only once it is written without them.
  const fixed = canonicalText(yamlDocument(canonicalText(document)));
  if (!isDeepStrictEqual(yamlDocument(fixed).toJS(), meant)) throw new Error(`${path} would read otherwise once fixed`);
  return { text: fixed };
}

/** More lines than this are not shown in a message: `npm run fix` writes them. */
const MAX_SHOWN_LINES = 12;

/** The notice for a file that `npm run fix` would write otherwise, with the lines that it would write; else null. */
export function formAdvice(source: SourceFile): Diagnostic | null {
  const text = source.text.replace(/\r\n/g, '\n');
  const fixed = fix(source);
  if (!('text' in fixed) || fixed.text === text) return null;
  const { first, last, lines } = changedLines(text, fixed.text);
  const { path: file } = source;
  const end = text.split('\n')[last - 1]?.length ?? 0;
  const shown = shownLines(lines);
  return {
    code: 'canonical-form',
    severity: 'notice',
    at: { file, start: { line: first, column: 1 }, end: { line: last, column: end + 1 } },
    what: 'the file is not in canonical form here',
    why: 'two ways to write one fact make every later edit of it a longer one to review',
    fix: `run \`npm run fix\`${shown === null ? '' : `, or write ${shown}`}`,
    replacement: { first, last, lines },
  };
}

/** The lines to write; null where they are too many for a message. */
function shownLines(lines: readonly string[]): string | null {
  if (lines.length === 0) return 'nothing in place of these lines';
  return lines.length > MAX_SHOWN_LINES ? null : ['these lines:', ...lines].join('\n');
}

/** The smallest run of lines whose replacement turns one text into the other; at least one line is replaced. */
export function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let front = 0;
  while (front < most - 1 && old[front] === now[front]) front++;
  let back = 0;
  while (back < most - front - 1 && old[old.length - 1 - back] === now[now.length - 1 - back]) back++;
  return { first: front + 1, last: old.length - back, lines: now.slice(front, now.length - back) };
}
