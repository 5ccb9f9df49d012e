/** A value of a cell: lists are written with semicolons, null and absent as an empty cell. */
export type Cell = string | number | boolean | readonly string[] | null | undefined;

/** A column: its name in the first line, and its value of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The lines of a table in the form of RFC 4180: names in the first, CRLF after each, quotation marks where a cell needs them. */
export function* csvLines<Row>(columns: Columns<Row>, rows: readonly Row[]): Generator<string> {
  const cells = Object.values(columns);
  yield `${Object.keys(columns).join(',')}\r\n`;
  for (const row of rows) yield `${cells.map((cell) => written(cell(row))).join(',')}\r\n`;
}

/** The whole table as one text. */
export function csv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return [...csvLines(columns, rows)].join('');
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : cell.join('; ');
  // An apostrophe keeps a spreadsheet from computing the cell.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
