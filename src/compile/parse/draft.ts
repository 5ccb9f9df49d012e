import { isMap, isScalar, isSeq, type LineCounter, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Place, Position } from '../diagnostics/diagnostic.ts';

/** Keys and list positions that lead to a value: `['offers', 0, 'category']`. */
export type Path = readonly (string | number)[];

/** A catalogue file that is valid YAML: its plain value, not yet validated, and the position of each part. */
export interface Draft {
  readonly file: string;
  readonly value: unknown;
  /** The span of a value; for a missing one, the first key of its nearest parent. */
  place(path: Path): Place;
  /** The span of a value's key. */
  keyPlace(path: Path): Place;
}

/** Positions of a document's parts by path. */
export class DocumentPlaces {
  readonly #file: string;
  readonly #root: Node;
  readonly #lines: LineCounter;

  constructor(file: string, root: Node, lines: LineCounter) {
    this.#file = file;
    this.#root = root;
    this.#lines = lines;
  }

  /** The span of a value; for a missing one, the first key of its nearest parent. */
  place(path: Path): Place {
    let node = this.#root;
    for (const step of path) {
      const next = child(node, step)?.value;
      if (!next) return this.#startOf(node);
      node = next;
    }
    return this.spanOf(node);
  }

  /** The span of a value's key; for a list entry, which has no key, the span of the entry. */
  keyPlace(path: Path): Place {
    let node = this.#root;
    let key: Node | null = null;
    for (const step of path) {
      const found = child(node, step);
      if (!found) return this.#startOf(node);
      key = found.key;
      if (!found.value) break;
      node = found.value;
    }
    return this.spanOf(key ?? node);
  }

  /** The span of one node. */
  spanOf(node: Node): Place {
    const [from, to] = node.range ?? [0, 0];
    return this.span(from, to);
  }

  /** The span between two offsets of the text. */
  span(from: number, to: number): Place {
    return { file: this.#file, start: positionAt(from, this.#lines), end: positionAt(to, this.#lines) };
  }

  #startOf(node: Node): Place {
    const first = isMap(node) ? pairKey(node.items[0]) : null;
    return this.spanOf(first ?? node);
  }
}

/** The position of an offset, in a text without lines too. */
export function positionAt(offset: number, lines: LineCounter): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function pairKey(pair: Pair | undefined): Node | null {
  return isScalar(pair?.key) ? pair.key : null;
}

function child(node: Node, step: string | number): { key: Node | null; value: Node | null } | undefined {
  if (isSeq<Node | null>(node) && typeof step === 'number') {
    const entry = node.items[step];
    return entry ? { key: null, value: entry } : undefined;
  }
  if (!isMap<Node, Node | null>(node)) return undefined;
  const pair = pairsOf(node).get(String(step));
  return pair ? { key: pair.key, value: pair.value } : undefined;
}

const pairsByKey = new WeakMap<Node, ReadonlyMap<string, Pair<Node, Node | null>>>();

/** The pairs of a mapping by key, the first one where a key is repeated. Memoized, because each key may be at fault. */
function pairsOf(map: YAMLMap<Node, Node | null>): ReadonlyMap<string, Pair<Node, Node | null>> {
  const known = pairsByKey.get(map);
  if (known) return known;
  const pairs = new Map(
    map.items.toReversed().flatMap((pair) => {
      const key = keyText(pair.key);
      return key === null ? [] : [[key, pair] as const];
    }),
  );
  pairsByKey.set(map, pairs);
  return pairs;
}

/** The key as written, or null where it is not one word (`? [a, b]`). */
export function keyText(key: unknown): string | null {
  if (!isScalar(key)) return null;
  return typeof key.value === 'string' ? key.value : (key.source ?? '');
}
