import { html, type Html } from '../html.ts';

/** A description of the OpenAPI document as HTML: the code and the bold text of its Markdown are marked up. */
export function described(text: string): Html {
  // Parts with an odd index are code or bold.
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return html`${parts.map((part, at) => {
    if (at % 2 === 0) return part;
    return part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : html`<b>${part.slice(2, -2)}</b>`;
  })}`;
}

/** The paragraphs of a description. */
export function paragraphs(text: string): readonly Html[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => html`<p>${described(paragraph.replaceAll('\n', ' '))}</p> `);
}
