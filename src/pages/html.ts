import { escapeMarkup, webAddress } from '../routes/parts/escape.ts';

/** Markup that was made by `html`, so that everything in it is either ours or escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Interpolated = string | number | Html | null | readonly Interpolated[];

/** Where nothing is to be shown. */
export const NOTHING = new Html('');

const ADDRESS_ATTRIBUTE = /\b(?:href|src|action)="$/;

/** For each template, which of its places are the whole of an address attribute. Decided once, asked for every page. */
const addressPlaces = new WeakMap<TemplateStringsArray, readonly boolean[]>();

/**
 * A template of markup. Whatever is put into it is escaped, except other templates; a list is its members one after the
 * other, null is nothing. An address attribute takes only addresses of the web and paths of this site.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Interpolated[]): Html {
  let places = addressPlaces.get(strings);
  if (!places) addressPlaces.set(strings, (places = strings.map((before) => ADDRESS_ATTRIBUTE.test(before))));
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) {
    text += (places[index] ? safeAddress(value) : markup(value)) + (strings[index + 1] ?? '');
  }
  return new Html(text);
}

/** Templates one after the other, a line each. */
export function lines(parts: readonly Html[]): Html {
  return new Html(parts.map(({ text }) => text).join('\n'));
}

function markup(value: Interpolated): string {
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value === 'number') return String(value);
  if (value === null) return '';
  return value instanceof Html ? value.text : value.map(markup).join('');
}

/** Throws for any other scheme: whoever links asks `webAddress` first, so one that comes here is our own bug. */
function safeAddress(value: Interpolated): string {
  if (typeof value === 'string' && (isOwnPath(value) || webAddress(value))) return escapeMarkup(value);
  throw new Error(`${JSON.stringify(value)} is no address that a page may link`);
}

/** A path of this site or a place on the page; `//host` and its spellings with a backslash or a tab name another site. */
function isOwnPath(address: string): boolean {
  return /^(?:#|\/(?![/\\\s]))[^\s\\]*$/.test(address) || address === '/';
}
