import { html, type Html } from '../html.ts';

/** A description of the document, which is written in Markdown, with its code and its strong words marked up. */
export function described(text: string): Html {
  // The parts around and within the marks, in turns.
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
