export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** A prepared statement. Bound values are numbered from ?1. */
export interface Statement {
  bind(...values: SqlValue[]): Statement;
  first(): Promise<Row | null>;
  all(): Promise<{ readonly results: readonly Row[] }>;
}

/**
 * The part of the edge platform's SQL database that is used, under its own names; SQLite in a file implements it too
 * (`node/sqlite.ts`). A batch is one transaction: all of it is durable when the promise resolves, or none of it is.
 */
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<readonly { readonly results: readonly Row[] }[]>;
}

/** A column that the schema declares as a number. */
export function numberIn(row: Row | null | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== 'number') throw new Error(`the store holds no number in ${column}`);
  return value;
}

/** A column that the schema declares as text. */
export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`the store holds no text in ${column}`);
  return value;
}
