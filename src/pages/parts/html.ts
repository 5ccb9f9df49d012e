import { escapeMarkup, webAddress } from '../../routes/shared/escape.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';

/** Markup that was made by `html`, so that everything in it is either ours or escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Interpolated = string | number | Html | null | readonly Interpolated[];

export const NOTHING = new Html('');

/** The fixed parts of a template, without indentation, and whether an address follows each. */
const partsOf = memoizeByRecord((strings: TemplateStringsArray) =>
  strings.map((part) => ({
    fixed: part.replace(/(?<!\s)\s*\n\s*/g, '\n'),
    isBeforeAddress: /\b(?:href|src|action)="$/.test(part),
  })),
);

/**
 * A template of markup. Inserted values are escaped, except other templates; a list is its concatenated members, null is
 * empty. An address attribute takes only addresses of the web and paths of this site. The indentation
 * of the source is not kept, so text that needs its own, as in `pre`, is put in as a value.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Interpolated[]): Html {
  let text = '';
  for (const [index, { fixed, isBeforeAddress }] of partsOf(strings).entries()) {
    const value = values[index] ?? null;
    text += fixed + (isBeforeAddress ? safeAddress(value) : markup(value));
  }
  return new Html(text);
}

/** Words or templates with a separator between them. */
export function wordList(words: readonly Interpolated[], separator = ', '): Html {
  return html`${words.map((word, at) => (at === 0 ? word : [separator, word]))}`;
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

function markup(value: Interpolated): string {
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  return value instanceof Html ? value.text : value.map(markup).join('');
}

/** Throws for any other scheme: callers must check external addresses with `webAddress` first. */
function safeAddress(value: Interpolated): string {
  if (typeof value === 'string' && (isOwnPath(value) || webAddress(value))) return escapeMarkup(value);
  throw new Error(`${JSON.stringify(value)} is not an address that a page may link`);
}

/** A path of this site or a place on the page; `//host` and its spellings with a backslash or a tab name another site. */
function isOwnPath(address: string): boolean {
  return /^(?:#|\/(?![/\\\s]))[^\s\\]*$/.test(address);
}
