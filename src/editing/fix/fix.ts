import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../compile/diagnostics/diagnostic.ts';
import { parse, yamlDocument } from '../../compile/parse/parse.ts';
import type { SourceFile } from '../../compile/read/read.ts';
import { fileKind, schemaOf } from '../../compile/shape/kinds.ts';
import { shapeFile } from '../../compile/shape/shape-file.ts';
import { arrange } from './arrange.ts';
import { canonicalText, sortList } from './canonical.ts';
import { correctWords, NO_WORDS } from './listed-words.ts';

/** The file in canonical form, or why its text cannot be read at all. */
export type Fixed = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

/**
 * Rewrites a file in canonical form through its document tree, so that comments and blank lines survive. Of the
 * content, only what has one right answer changes: keys, words and names of vendors that differ by case only, retired
 * categories, and repeated tags. Other diagnostics are left for the author.
 */
export function fix({ path, text: written }: SourceFile, words = NO_WORDS): Fixed {
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
  const fixed = canonicalText(document);
  if (!isDeepStrictEqual(yamlDocument(fixed).toJS(), meant)) throw new Error(`${path} would read otherwise once fixed`);
  return { text: fixed };
}

/** More lines than this are not shown in a message: `npm run fix` writes them. */
const MAX_SHOWN_LINES = 12;
/** Of a run in which a moved line is looked for: each place is tried, so the time grows with the square. */
const MAX_SORTED_LINES = 500;

/** The notice for a file that `npm run fix` would write otherwise, with the lines that it would write; else null. */
export function formAdvice(source: SourceFile): Diagnostic | null {
  const text = source.text.replace(/\r\n/g, '\n');
  const fixed = fix(source);
  if (!('text' in fixed) || fixed.text === text) return null;
  const { first, last, lines } = changedLines(text, fixed.text);
  const { path: file } = source;
  const written = text.split('\n');
  const isLong = lines.length > MAX_SHOWN_LINES && last - first < MAX_SORTED_LINES;
  const moved = isLong ? movedLines(written.slice(first - 1, last), lines) : null;
  const from = first + (moved?.from ?? 0);
  const to = moved ? from + moved.count - 1 : last;
  const end = written[to - 1]?.length ?? 0;
  return {
    code: 'canonical-form',
    severity: 'notice',
    at: { file, start: { line: from, column: 1 }, end: { line: to, column: end + 1 } },
    what: 'the file is not in canonical form here',
    why: 'two ways to write one fact make every later edit of it a longer one to review',
    fix: `run \`npm run fix\`, or ${moved ? moveWords(moved, { first, last }) : `write ${shownLines(lines)}`}`,
    replacement: { first, last, lines },
  };
}

/** The fewest lines of a run that only have to move to its other end, blank ones aside: offset and number; else null. */
function movedLines(before: readonly string[], after: readonly string[]) {
  const places = [...before.keys()].filter((place) => before[place] !== '');
  const now = after.filter((line) => line !== '');
  const cut = places.findIndex((_, count) => {
    const turned = [...places.slice(count), ...places.slice(0, count)];
    return isDeepStrictEqual(
      turned.map((place) => before[place]),
      now,
    );
  });
  if (cut < 1) return null;
  const [from = 0, ...more] = cut <= places.length / 2 ? places.slice(0, cut) : places.slice(cut);
  return { from, count: (more.at(-1) ?? from) - from + 1 };
}

function moveWords({ from, count }: { from: number; count: number }, run: { first: number; last: number }): string {
  const lines = count === 1 ? 'this line' : `these ${count} lines`;
  return from === 0 ? `move ${lines} below line ${run.last}` : `move ${lines} above line ${run.first}`;
}

function shownLines(lines: readonly string[]): string {
  if (lines.length === 0) return 'nothing in place of these lines';
  const left = lines.length - MAX_SHOWN_LINES;
  const more = left > 0 ? [`… and ${String(left)} more lines`] : [];
  return ['these lines:', ...lines.slice(0, MAX_SHOWN_LINES), ...more].join('\n');
}

/** The smallest run of lines whose replacement turns one text into the other; at least one line is replaced. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let front = 0;
  while (front < most - 1 && old[front] === now[front]) front++;
  let back = 0;
  while (back < most - front - 1 && old[old.length - 1 - back] === now[now.length - 1 - back]) back++;
  return { first: front + 1, last: old.length - back, lines: now.slice(front, now.length - back) };
}
