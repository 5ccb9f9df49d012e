/** A value of a cell: lists are written with semicolons, null and absent as an empty cell. */
export type Cell = string | number | boolean | readonly string[] | null | undefined;

/** A column: its name in the first line, and its value of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table in the form of RFC 4180: names in the first line, CRLF after each, quotation marks where a cell needs them. */
export function csv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  const lines = rows.map((row) => cells.map((cell) => written(cell(row))).join(','));
  return [Object.keys(columns).join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.join('; ');
  // An apostrophe keeps a spreadsheet from computing the cell.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
