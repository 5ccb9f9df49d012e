import { escapeMarkup, webAddress } from '../../routes/shared/escape.ts';

/** Markup that was made by `html`, so that everything in it is either ours or escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Interpolated = string | number | Html | null | readonly Interpolated[];

/** Empty markup. */
export const NOTHING = new Html('');

/** A parsed template: its fixed parts, and the placeholders that are the whole value of an address attribute. */
interface Template {
  readonly parts: readonly string[];
  readonly isAddress: readonly boolean[];
}

/** Parsed templates, cached for all pages. */
const templates = new WeakMap<TemplateStringsArray, Template>();

/**
 * A template of markup. Inserted values are escaped, except other templates; a list is its concatenated members, null is
 * empty. An address attribute takes only addresses of the web and paths of this site. The indentation
 * of the source is not kept, so text that needs its own, as in `pre`, is put in as a value.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Interpolated[]): Html {
  const { parts, isAddress } = templateOf(strings);
  let text = parts[0] ?? '';
  for (const [index, value] of values.entries()) {
    text += (isAddress[index] ? safeAddress(value) : markup(value)) + (parts[index + 1] ?? '');
  }
  return new Html(text);
}

const ADDRESS_ATTRIBUTE = /\b(?:href|src|action)="$/;

function templateOf(strings: TemplateStringsArray): Template {
  const known = templates.get(strings);
  if (known) return known;
  const parts = strings.map((part) => part.replace(/(?<!\s)\s*\n\s*/g, '\n'));
  const template = { parts, isAddress: parts.map((before) => ADDRESS_ATTRIBUTE.test(before)) };
  templates.set(strings, template);
  return template;
}

/** Words or templates with a separator between them. */
export function wordList(words: readonly Interpolated[], separator = ', '): Html {
  return html`${words.map((word, at) => (at === 0 ? word : [separator, word]))}`;
}

/** Joins templates, one per line. */
export function lines(parts: readonly Html[]): Html {
  return new Html(parts.map(({ text }) => text).join('\n'));
}

/** A section of a page under its heading; `id` is the place of both, `look` a class. */
export function section(
  place: string | { readonly id: string; readonly look: string },
  title: Interpolated,
  content: Interpolated,
): Html {
  const { id, look } = typeof place === 'string' ? { id: place, look: null } : place;
  return html`<section ${look === null ? NOTHING : html`class="${look}"`} aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section> `;
}

/** A superset of the characters that `escapeMarkup` changes: a fast test, because most texts contain none. */
const MAY_NEED_ESCAPING = /[&<>"'\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;

function escaped(text: string): string {
  return MAY_NEED_ESCAPING.test(text) ? escapeMarkup(text) : text;
}

function markup(value: Interpolated): string {
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  return value instanceof Html ? value.text : value.map(markup).join('');
}

/** Throws for any other scheme: callers must check external addresses with `webAddress` first. */
function safeAddress(value: Interpolated): string {
  if (typeof value === 'string' && (isOwnPath(value) || webAddress(value))) return escapeMarkup(value);
  throw new Error(`${JSON.stringify(value)} is not an address that a page may link`);
}

/**
 * A path of this site or a place on the page; `//host` and its spellings with a backslash or a tab name another site.
 */
function isOwnPath(address: string): boolean {
  return /^(?:#|\/(?![/\\\s]))[^\s\\]*$/.test(address) || address === '/';
}
