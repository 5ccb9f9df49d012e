import { html, type Html } from './html.ts';
import { dataTable } from './tables.ts';

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
