import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Place, Position } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { escapePattern } from '../../rules/text/words.ts';

/** Keys and list positions that lead to a value: `['offers', 0, 'category']`. */
export type Path = readonly (string | number)[];

/** A catalogue file that is valid YAML: its plain value, not yet validated, and the position of each part. */
export interface Draft extends Pick<DocumentPlaces, 'place' | 'keyPlace'> {
  readonly file: string;
  readonly value: unknown;
}

/** Positions of a document's parts by path. */
export interface DocumentPlaces {
  /**
   * The span of a value, or of words within its text that are written on one line; for a missing value, the first key of its
   * nearest parent.
   */
  place(path: Path, words?: string): Place;
  /** The span of a value's key; for a list entry, which has no key, the span of the entry. */
  keyPlace(path: Path): Place;
  spanOf(node: Node): Place;
  /** The span between two offsets of the text. */
  span(from: number, to: number): Place;
}

export function documentPlaces({ path: file, text }: SourceFile, root: Node): DocumentPlaces {
  const lines = countLines(text);
  const span = (from: number, to: number): Place => {
    return { file, start: positionAt(from, lines), end: positionAt(to, lines) };
  };
  const spanOf = ({ range }: Node): Place => span(range?.[0] ?? 0, range?.[1] ?? 0);
  const startOf = (node: Node): Place => {
    const key = isMap(node) ? node.items[0]?.key : null;
    return spanOf(isScalar(key) ? key : node);
  };
  return {
    span,
    spanOf,
    place(path, words) {
      let node = root;
      for (const step of path) {
        const next = child(node, step)?.value;
        if (!next) return startOf(node);
        node = next;
      }
      const [from = 0, to = 0] = node.range ?? [];
      const at = words === undefined ? undefined : wordsPattern(words).exec(text.slice(from, to))?.index;
      return words === undefined || at === undefined ? spanOf(node) : span(from + at, from + at + words.length);
    },
    keyPlace(path) {
      let node = root;
      let key: Node | null = null;
      for (const step of path) {
        const found = child(node, step);
        if (!found) return startOf(node);
        key = found.key;
        if (!found.value) break;
        node = found.value;
      }
      return spanOf(key ?? node);
    },
  };
}

/** Words as they are written; a number that is not a part of another. */
function wordsPattern(words: string): RegExp {
  const literal = escapePattern(words);
  return new RegExp(/^\d/.test(words) ? String.raw`(?<!\d[.,]?)${literal}(?!\d)` : literal);
}

/** Where the lines of a text begin. */
export function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return lines;
}

export function positionAt(offset: number, lines: LineCounter): Position {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

function child(node: Node, step: string | number): { key: Node | null; value: Node | null } | undefined {
  if (isSeq<Node | null>(node) && typeof step === 'number') {
    const entry = node.items[step];
    return entry ? { key: null, value: entry } : undefined;
  }
  return isMap<Node, Node | null>(node) ? pairsByKey(node).get(String(step)) : undefined;
}

/** The pairs of a mapping by key, the first one where a key is repeated. Memoized, because each key may be at fault. */
const pairsByKey = memoizeByRecord(
  (map: YAMLMap<Node, Node | null>): ReadonlyMap<string, Pair<Node, Node | null>> =>
    new Map(
      map.items.toReversed().flatMap((pair) => {
        const key = keyText(pair.key);
        return key === null ? [] : [[key, pair] as const];
      }),
    ),
);

/** The key as written, or null where it is not one word (`? [a, b]`). */
export function keyText(key: unknown): string | null {
  if (!isScalar(key)) return null;
  return typeof key.value === 'string' ? key.value : (key.source ?? '');
}
