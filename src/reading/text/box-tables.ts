import { elementsIn, isElement, isLeftOut, type HtmlElement } from './html-elements.ts';
import { elementText, SEPARATOR } from './inline-text.ts';

export const MAX_ROWS = 1_000;
const MIN_COLUMNS = 3;
export const MAX_COLUMNS = 60;
const MAX_CELL_CHARS = 160;
const MAX_TITLE_CHARS = 60;
const BOXES: ReadonlySet<string> = new Set(['div', 'span', 'p', 'li']);
const PRICE = /[$€£]\s?\d|\d\s?[€£]|\bfree\b/i;
const CORNER =
  /^(?:|\W+|features?|compare.*|monthly.*|products?|plans?|limits?|resources?|quotas?|what you get|includ\w+)$/i;

/**
 * Tables made of boxes without roles: rows of at least three short cells each, all of one width, and titles between them. Each
 * by its first row; null for what else belongs to one.
 */
export function findBoxTables(root: HtmlElement): ReadonlyMap<HtmlElement, readonly HtmlElement[] | null> {
  const tables = new Map<HtmlElement, readonly HtmlElement[] | null>();
  for (const parent of elementsIn(root, isLeftOut)) {
    for (const rows of tablesIn(parent)) {
      for (const [at, row] of rows.entries()) tables.set(row, at === 0 ? rows : null);
    }
  }
  return tables;
}

function* tablesIn(parent: HtmlElement): Iterable<readonly HtmlElement[]> {
  const children = parent.childNodes.filter(isElement).filter((child) => !isLeftOut(child));
  for (let at = 0; at < children.length; at += 1) {
    const rows = rowsFrom(children, at);
    if (rows.length < 2) continue;
    if (isTable(rows, boxesOf(parent)?.length === rows.length)) yield rows;
    at += rows.length - 1;
  }
}

/** The cells of a row; titles have none. */
export const cellsOf = (row: HtmlElement): readonly HtmlElement[] => {
  const cells = boxesOf(row) ?? [];
  return cells.length < MIN_COLUMNS || cells.length > MAX_COLUMNS ? [] : cells;
};

/** The row at a place among its siblings with those below it and the titles between them; empty where it is none. */
function rowsFrom(siblings: readonly HtmlElement[], at: number): readonly HtmlElement[] {
  const width = siblings[at] ? cellsOf(siblings[at]).length : 0;
  const rows = siblings.slice(at, width === 0 ? at : at + 1);
  let end = rows.length;
  for (const next of siblings.slice(at + 1, width === 0 ? at : at + MAX_ROWS)) {
    if (cellsOf(next).length === width) end = rows.push(next);
    else if (end === rows.length && isTitle(next)) rows.push(next);
    else break;
  }
  return rows.slice(0, end);
}

function isTitle(element: HtmlElement): boolean {
  const text = elementText(element);
  return text !== '' && text.length <= MAX_TITLE_CHARS && !text.includes(SEPARATOR);
}

/** Cards side by side have a price as their second line each, a table has it in one row. */
function isTable(rows: readonly HtmlElement[], isWhole: boolean): boolean {
  const [head = [], ...body] = rows.map(cellsOf).filter((cells) => cells.length > 0);
  const isLong = (cell: HtmlElement) => elementText(cell).length > MAX_CELL_CHARS;
  if (body.length === 0 || head.some(isLong) || body.flat().some((cell) => isLong(cell) || holdsSections(cell)))
    return false;
  const [corner] = head;
  if (corner && CORNER.test(elementText(corner)))
    return body.some(([label]) => label && /\p{L}/u.test(elementText(label)));
  const isPlain = ![...head, ...body.flat()].some((cell) => holdsSections(cell) || holdsAction(cell));
  return isWhole && isPlain && ![head, ...body].every(([, second]) => second && PRICE.test(elementText(second)));
}

/** The children of an element where all are boxes and no text is between them. */
function boxesOf(element: HtmlElement): readonly HtmlElement[] | null {
  const boxes: HtmlElement[] = [];
  for (const child of element.childNodes) {
    if ('value' in child && child.value.trim() !== '') return null;
    if (!isElement(child)) continue;
    if (!BOXES.has(child.tagName) || isLeftOut(child)) return null;
    boxes.push(child);
  }
  return boxes;
}

const holds = (cell: HtmlElement, tags: readonly string[]): boolean => {
  for (const inner of elementsIn(cell)) if (inner !== cell && tags.includes(inner.tagName)) return true;
  return false;
};
const holdsSections = (cell: HtmlElement): boolean =>
  holds(cell, ['ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const holdsAction = (cell: HtmlElement): boolean => holds(cell, ['a', 'button', 'svg']);
