import type { Query } from '../src/routes/parse-values.ts';

/** Names and values of a query in turn, decoded. */
class PlainQuery implements Query {
  readonly #pairs: readonly string[];

  constructor(pairs: readonly string[]) {
    this.#pairs = pairs;
  }

  get size(): number {
    return this.#pairs.length / 2;
  }

  *keys(): Iterable<string> {
    for (let at = 0; at < this.#pairs.length; at += 2) yield this.#pairs[at] ?? '';
  }

  getAll(name: string): readonly string[] {
    const values: string[] = [];
    for (let at = 0; at < this.#pairs.length; at += 2) {
      if (this.#pairs[at] === name) values.push(this.#pairs[at + 1] ?? '');
    }
    return values;
  }
}

const EMPTY = new PlainQuery([]);

/** A query as URLSearchParams reads it, which costs several times as much; `search` begins with its question mark. */
export function readQuery(search: string): Query {
  if (search.length < 2) return EMPTY;
  try {
    const pairs: string[] = [];
    for (const pair of search.slice(1).split('&')) {
      if (pair === '') continue;
      const end = pair.indexOf('=');
      pairs.push(decoded(end < 0 ? pair : pair.slice(0, end)), end < 0 ? '' : decoded(pair.slice(end + 1)));
    }
    return new PlainQuery(pairs);
  } catch {
    // A broken percent escape is read as it is written, or as a replacement character.
    return new URLSearchParams(search);
  }
}

function decoded(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced;
}
