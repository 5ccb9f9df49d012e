import { type Html, html } from './html.ts';
import type { TextParameter } from '../../routes/parameter.ts';

const MAX_CHARS = 512;

/** A field of a form, read as text: a form also sends empty fields, and the page has a notice where a value is wrong. */
export function formText(description: string, maxLength = MAX_CHARS): TextParameter {
  return { kind: 'text', in: 'query', prepared: false, maxLength, description };
}

/** An entry of a `select`. */
export function option(value: string, label: string, chosen: string | null): Html {
  return value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}

const MAX_SHOWN_CHARS = 60;

/** The notice for a word of the query that is not in its list. */
export function unknownWord(name: string, word: string): string {
  return `The ${name} “${word.slice(0, MAX_SHOWN_CHARS)}” is not known and is left out.`;
}
