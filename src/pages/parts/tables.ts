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
  return scrollingTable('', label, {
    heads: heads.map(head),
    rows: rows.map((row) => html`${row.map(cell)}`),
  });
}

/** A table that scrolls by itself, of whole cells. */
function scrollingTable(
  look: string,
  label: string,
  { heads, rows }: { readonly heads: readonly Html[]; readonly rows: readonly Html[] },
): Html {
  return html`<div class="table${look}" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells}
            </tr> `,
        )}
      </tbody>
    </table>
  </div> `;
}

/** A row that is a card on a phone, where each cell has its label; a cell without a label takes the whole width. */
export interface CardRow {
  readonly head: Html;
  readonly cells: readonly (readonly [label: string | null, content: Html])[];
}

/** A table whose rows are cards on a phone. `heads` are whole elements. */
export function cardTable(label: string, heads: readonly Html[], rows: readonly CardRow[]): Html {
  const cell = ([name, content]: CardRow['cells'][number]): Html =>
    name === null
      ? html`<td class="text"><span class="short">${content}</span></td> `
      : html`<td data-label="${name}"><span>${content}</span></td> `;
  return scrollingTable(' compared cards', label, {
    heads,
    rows: rows.map(
      ({ head, cells }) =>
        html`<th scope="row">${head}</th>
          ${cells.map(cell)}`,
    ),
  });
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

/** A line of our own Markdown as markup: code and bold text. */
export function inlineMarkdown(text: string): Html {
  // Parts with an odd index are code or bold.
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map((part, at) => {
    if (at % 2 === 0) return part;
    return part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : html`<b>${part.slice(2, -2)}</b>`;
  })}`;
}

/** Our own Markdown without headings as markup: paragraphs, lists and tables. */
export function paragraphs(text: string): readonly Html[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      if (block.startsWith('- ')) {
        return html`<ul class="grounds">
          ${lines.map((line) => html`<li>${inlineMarkdown(line.slice(2))}</li> `)}
        </ul> `;
      }
      if (!block.startsWith('| ')) return html`<p>${inlineMarkdown(lines.join(' '))}</p> `;
      const [heads = [], , ...rows] = lines.map((line) => line.slice(2, -2).split(' | '));
      return dataTable(heads[0] ?? '', heads, rows);
    });
}
