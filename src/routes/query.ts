/** A query with its names and values decoded, as `URLSearchParams` has them. */
export interface Query {
  /** Number of pairs. */
  readonly size: number;
  /** The name of each pair, in order; a repeated name is repeated. */
  keys(): Iterable<string>;
  getAll(name: string): readonly string[];
}
