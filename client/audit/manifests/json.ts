import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { LineCounter } from 'yaml';

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
  const lineCounter = lineCounterOf(text);
  const [error] = errors;
  if (error) {
    throw new Error(`not JSON: ${printParseErrorCode(error.error)} in line ${lineCounter.linePos(error.offset).line}`);
  }
  if (!root) throw new Error('not JSON: the file is empty');
  return new TreeValue(root, lineCounter);
}

class TreeValue implements JsonValue {
  readonly #node: Node;
  readonly #lineCounter: LineCounter;
  readonly line: number;

  constructor(node: Node, lineCounter: LineCounter) {
    this.#node = node;
    this.#lineCounter = lineCounter;
    this.line = lineCounter.linePos((node.parent?.type === 'property' ? node.parent : node).offset).line;
  }

  get value(): unknown {
    return this.#node.value as unknown;
  }

  *entries(): Generator<readonly [string, JsonValue]> {
    if (this.#node.type !== 'object') return;
    for (const property of this.#node.children ?? []) {
      const [key, value] = property.children ?? [];
      if (key && value) yield [String(key.value), new TreeValue(value, this.#lineCounter)];
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
    for (const child of this.#node.children ?? []) yield new TreeValue(child, this.#lineCounter);
  }
}

/** Counts the lines of a text. */
function lineCounterOf(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) counter.addNewLine(index + 1);
  return counter;
}
