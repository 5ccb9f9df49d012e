import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** A value of a JSON file that knows its line. */
export interface JsonValue {
  readonly value: unknown;
  readonly line: number;
  /** The entries of an object; none for other values. */
  entries(): Iterable<readonly [key: string, value: JsonValue]>;
  /** The value under a path of keys, or undefined. */
  at(...keys: readonly string[]): JsonValue | undefined;
  /** The elements of a list; none for other values. */
  elements(): Iterable<JsonValue>;
}

/** Parses JSON; comments and trailing commas are accepted, since several tools accept them. */
export function parseJson(text: string): JsonValue {
  const errors: ParseError[] = [];
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true });
  const starts = lineStarts(text);
  const [error] = errors;
  if (error) {
    throw new Error(`not JSON: ${printParseErrorCode(error.error)} in line ${lineAt(starts, error.offset)}`);
  }
  if (!root) throw new Error('not JSON: the file is empty');
  return new TreeValue(root, starts);
}

class TreeValue implements JsonValue {
  readonly #node: Node;
  readonly #starts: readonly number[];
  readonly line: number;

  constructor(node: Node, starts: readonly number[]) {
    this.#node = node;
    this.#starts = starts;
    this.line = lineAt(starts, (node.parent?.type === 'property' ? node.parent : node).offset);
  }

  get value(): unknown {
    return this.#node.value as unknown;
  }

  *entries(): Generator<readonly [string, JsonValue]> {
    if (this.#node.type !== 'object') return;
    for (const property of this.#node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (key && value) yield [String(key.value), new TreeValue(value, this.#starts)];
    }
  }

  at(...keys: readonly string[]): JsonValue | undefined {
    const [first, ...rest] = keys;
    if (first === undefined) return this;
    for (const [key, value] of this.entries()) if (key === first) return value.at(...rest);
    return undefined;
  }

  *elements(): Generator<JsonValue> {
    if (this.#node.type !== 'array') return;
    for (const child of this.#node.children ?? []) yield new TreeValue(child, this.#starts);
  }
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}
