import { html, NOTHING, type Html } from './html.ts';
import { figure } from './words.ts';

type Cell = string | number | Html;

/** A table that scrolls by itself. The first cell of a row is its head; columns of numbers are aligned to the right. */
export function dataTable(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  const isNumber = (column: number): boolean => typeof rows[0]?.[column] === 'number';
  const head = (words: string, column: number): Html =>
    isNumber(column) ? html`<th scope="col" class="number">${words}</th> ` : html`<th scope="col">${words}</th> `;
  const cell = (value: Cell, column: number): Html => {
    if (column === 0) return html`<th scope="row">${value}</th> `;
    return typeof value === 'number' ? html`<td class="number">${figure(value)}</td> ` : html`<td>${value}</td> `;
  };
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map(head)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(cell)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div> `;
}

/** A name with what is said about it; links may lead to the `id`. */
export type Fact = readonly [name: string | Html, text: string | Html, id?: string];

/** Names with what is said about each: in columns, or where it is `wide`, each name beside its text. */
export function factList(facts: readonly Fact[], look: '' | ' wide' | ' wide operations' = ' wide'): Html {
  return html`<dl class="facts${look}">
    ${facts.map(
      ([name, text, id]) =>
        html`<div ${id === undefined ? NOTHING : html` id="${id}"`}>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl> `;
}
