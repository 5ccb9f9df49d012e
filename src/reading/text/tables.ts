import type { TextBlock } from '../../model/page-text.ts';
import { cellsOf, MAX_COLUMNS, MAX_ROWS } from './box-tables.ts';
import { cleanText, elementText, SEPARATOR } from './inline-text.ts';
import { headingLevel, isLeftOut, attribute, elementsIn, isElement, type HtmlElement } from './html-elements.ts';

/** One cell of a data table with the headings that apply to it. */
interface TableCell extends Pick<TextBlock, 'text' | 'column' | 'row' | 'caption' | 'line'> {
  /** Headings of the rows around it, a row with one cell over all columns, and of the columns around it. */
  readonly section: string | null;
}

interface SourceCell {
  readonly text: string;
  readonly isHeading: boolean;
  readonly columns: number;
  readonly rows: number;
}

type Grid = (readonly (SourceCell | undefined)[])[];

/** Text of cells above the first row of figures that is joined to one heading. */
const MAX_HEADER_ROWS = 3;
const MAX_HEADING_CHARS = 80;

/** A table of figures; false for tables that lay out a page (a table, a form or sections with headings inside them). */
export function isDataTable(element: HtmlElement): boolean {
  if (!isTable(element) || ['presentation', 'none'].includes(attribute(element, 'role') ?? '')) return false;
  let rows = 0;
  for (const inner of elementsIn(element, isLeftOut)) {
    if (inner !== element && (isTable(inner) || inner.tagName === 'form' || inner.tagName === 'article')) return false;
    if (headingLevel(inner) !== null && !isInRow(inner)) return false;
    // The cells of the first row may name the columns, with a price or a link below the name.
    if (rows > 1 && isCell(inner) && !isHeadingCell(inner) && isSection(inner)) return false;
    if (isRow(inner)) rows += 1;
  }
  return rows > 1;
}

/** The rows of a table of boxes; a title is a cell over all columns. */
function boxGrid(rows: readonly HtmlElement[]): Grid {
  const width = rows[0] ? cellsOf(rows[0]).length : 0;
  return rows.map((row) => {
    const cells = cellsOf(row).map(sourceCell);
    return cells.length > 0 ? cells : Array<SourceCell>(width).fill({ ...sourceCell(row), columns: width });
  });
}

const isTable = (element: HtmlElement): boolean =>
  element.tagName === 'table' || ['table', 'grid'].includes(attribute(element, 'role') ?? '');

const isRow = (element: HtmlElement): boolean => element.tagName === 'tr' || attribute(element, 'role') === 'row';

const CELL_ROLES = ['cell', 'gridcell', 'columnheader', 'rowheader'];
const isCell = (element: HtmlElement): boolean =>
  element.tagName === 'td' || element.tagName === 'th' || CELL_ROLES.includes(attribute(element, 'role') ?? '');

const isHeadingCell = (element: HtmlElement): boolean =>
  element.tagName === 'th' || ['columnheader', 'rowheader'].includes(attribute(element, 'role') ?? '');

function isInRow(element: HtmlElement): boolean {
  for (let at = element.parentNode; at && isElement(at) && !isTable(at); at = at.parentNode) {
    if (isRow(at)) return true;
  }
  return false;
}

/** A cell with a heading and other text; a heading alone is a label. */
function isSection(cell: HtmlElement): boolean {
  for (const inner of elementsIn(cell, isLeftOut)) {
    if (headingLevel(inner) !== null) return elementText(inner) !== elementText(cell);
  }
  return false;
}

/** The cells of a table, or of the rows of one made of boxes, in reading order, headings included. */
export function* tableCells(table: HtmlElement | readonly HtmlElement[]): Iterable<TableCell> {
  const grid = 'tagName' in table ? gridOf(table) : boxGrid(table);
  const header = headerRows(grid);
  const isOverNames = hasGroups(grid.slice(0, header));
  const columns = columnHeadings(grid.slice(isOverNames ? 1 : 0, header));
  const caption = 'tagName' in table ? captionOf(table) : null;
  const body = grid.slice(header);
  // A first column whose cells span rows names groups, and a single row of figures has no label.
  const isGrouped = body.some(([first]) => (first?.rows ?? 1) > 1);
  const isUnlabelled = header > 0 && body.length === 1 && /^[\d.,]+$/.test(body[0]?.[0]?.text ?? '');
  let section: string | null = null;
  for (const [at, row] of grid.entries()) {
    // A header that is repeated may name the rows below it.
    if (at >= header && isRepeated(row, columns)) {
      section = row[0]?.text || null;
      continue;
    }
    const cells = ownCells(row, grid[at - 1]);
    const only = cells.length === 1 ? cells[0] : undefined;
    if (at >= header && only && only.cell.columns > 1) section = only.cell.text || null;
    else if (at >= header && isGrouped) section = row[0]?.text || null;
    // The heading of a group of rows may stand before a row's own.
    const headings = row.every((cell) => cell?.isHeading) ? 0 : row.findIndex((cell) => !cell?.isHeading);
    const label = isUnlabelled ? -1 : Math.max(isGrouped ? 1 : 0, headings - 1);
    const first = row[label];
    const rowHeading =
      row.length > 1 && first && (header > 0 || first.isHeading || !/\d/.test(first.text)) ? first.text : null;
    for (const { cell, column } of cells) {
      const isLabel = at < header || column <= label;
      const group = isOverNames && !isLabel ? grid[0]?.[column]?.text : null;
      const parts = {
        column: at < header ? null : (columns[column] ?? null),
        row: isLabel ? null : rowHeading,
        section: cell === only?.cell ? null : [group, section].filter((text) => text).join(SEPARATOR) || null,
        caption: [caption, group, section].filter((text) => text !== null && text !== '').join(SEPARATOR) || null,
        line: at,
      };
      if (cell.text !== '') yield { ...parts, text: cell.text };
    }
  }
}

function captionOf(table: HtmlElement): string | null {
  const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  return caption ? elementText(caption) : null;
}

/** Cells that start in this row, with their column. */
function ownCells(
  row: readonly (SourceCell | undefined)[],
  above: readonly (SourceCell | undefined)[] | undefined,
): readonly { readonly cell: SourceCell; readonly column: number }[] {
  return row.flatMap((cell, column) =>
    cell && row[column - 1] !== cell && above?.[column] !== cell ? [{ cell, column }] : [],
  );
}

/** Rows of cells by column; a cell that spans is at each of its places. */
function gridOf(table: HtmlElement): Grid {
  const grid: (SourceCell | undefined)[][] = [];
  let at = -1;
  for (const element of elementsIn(table, isLeftOut)) {
    if (isRow(element)) {
      at += 1;
      if (at >= MAX_ROWS) break;
      grid[at] ??= [];
    } else if (isCell(element) && at >= 0) place(grid, at, sourceCell(element));
  }
  return grid.slice(0, at + 1);
}

function place(grid: (SourceCell | undefined)[][], at: number, cell: SourceCell): void {
  const row = grid[at] ?? [];
  let column = 0;
  while (row[column] !== undefined) column += 1;
  const end = Math.min(column + cell.columns, MAX_COLUMNS);
  for (let line = at; line < Math.min(at + cell.rows, MAX_ROWS); line += 1) {
    const spanned = (grid[line] ??= []);
    for (let place = column; place < end; place += 1) spanned[place] ??= cell;
  }
}

function sourceCell(element: HtmlElement): SourceCell {
  return {
    text: elementText(element) || pictureName(element),
    isHeading: isHeadingCell(element),
    columns: span(element, 'colspan', MAX_COLUMNS),
    rows: span(element, 'rowspan', MAX_ROWS),
  };
}

/** The name of the picture that a cell has in place of a text: "Included" of a tick. */
function pictureName(cell: HtmlElement): string {
  for (const inner of elementsIn(cell)) {
    const name = attribute(inner, 'aria-label') ?? (inner.tagName === 'img' ? attribute(inner, 'alt') : undefined);
    if (inner !== cell && name !== undefined) return cleanText(name);
  }
  return '';
}

function span(element: HtmlElement, name: string, max: number): number {
  const count = Number.parseInt(attribute(element, name) ?? '1', 10);
  return count >= 1 ? Math.min(count, max) : 1;
}

/** The number of leading rows that are column headings. */
function headerRows(grid: Grid): number {
  let count = 0;
  while (count < Math.min(MAX_HEADER_ROWS, grid.length - 1) && isHeaderRow(grid[count] ?? [])) count += 1;
  if (count > 0) return count;
  const [first, ...rows] = grid;
  const second = rows.find((row) => new Set(row).size > 1);
  if (!first || !second || first.length < 2) return 0;
  const isWords = first.every((cell, at) => !cell || (isShortWords(cell.text) && (at > 0 || !cell.isHeading)));
  const hasFigures = second.some((cell) => cell && /\d|unlimited/i.test(cell.text));
  return isWords && hasFigures && first.slice(1).some((cell) => cell && cell.text !== '') ? 1 : 0;
}

function isHeaderRow(row: readonly (SourceCell | undefined)[]): boolean {
  if (row.length < 2 || new Set(row).size === 1) return false;
  return row.slice(1).every((cell) => cell === undefined || cell.isHeading);
}

/** A text that begins with a name, without the prices behind it. */
const withoutPrices = (text: string): string => (/^\p{L}/u.test(text) ? text.replace(/[$€£]\s?\d[\d.,]*/g, '') : text);

const isShortWords = (text: string): boolean => text.length <= MAX_HEADING_CHARS && !/\d/.test(withoutPrices(text));

const isRepeated = (row: Grid[number], columns: readonly string[]): boolean =>
  row.length > 2 &&
  row.every((cell, at) => at === 0 || (cell && cell.text !== '' && columns[at]?.split(SEPARATOR)[0] === cell.text));

/** Whether the first row of headings groups columns that the second one names. */
function hasGroups([first, second]: Grid): boolean {
  const names = second?.slice(1) ?? [];
  return (
    names.length > 1 &&
    names.every((cell, at) => cell && cell !== first?.[at + 1] && cell.text !== '') &&
    new Set(names.map((cell) => cell?.text)).size === names.length &&
    first?.some((cell) => cell && cell.columns > 1) === true
  );
}

function columnHeadings(rows: Grid): readonly string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map((row) => row[column]?.text ?? '').filter((text) => text !== '');
    return [...new Set(texts)].join(SEPARATOR);
  });
}
