import { parsedUrl } from '../../rules/text/parsed-url.ts';

/**
 * Escapes text from the catalogue for HTML, XML and Markdown. Each function returns text that its target displays
 * unchanged and never interprets as markup.
 */

/** Characters that are markup, with their entities. */
export const MARKUP: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids, even as references (controls, lone surrogates, two non-characters), and marks that turn text round. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069]/gu;

/** Text with U+FFFD in the place of each of these characters, not escaped. A caller may send them; the catalogue has none. */
export function xmlText(text: string): string {
  return text.replace(NOT_IN_XML, '\uFFFD');
}

/** For HTML and XML, between tags and inside a quoted attribute. */
export function escapeMarkup(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (character) => MARKUP[character] ?? character);
}

/** White space and signs that turn text round; a single space between words stays as it is. */
const GAP = /(?! \w)[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;
const MARKDOWN_SIGN = /[\\`*_[\]()!|~@&<>]|\/(?=\/)|(?<=www)\.|^[#+=-]|(?<=^\d{1,9})\./gi;

/**
 * For the inside of a Markdown line, a table cell or a link's text. Runs of white space become one space, since a line
 * feed would begin a new block. Tags and entities are escaped as entities, because not every renderer knows `\<`; the
 * other signs by a backslash. `//`, `www.` and `@` would make links by themselves; a list, heading or quotation sign
 * means something only at the start, and the number of a list has at most nine digits.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(GAP, ' ')
    .trim()
    .replace(MARKDOWN_SIGN, (sign) => MARKUP[sign] ?? `\\${sign}`);
}

/** JSON with the characters that the place around it would interpret as escapes. */
export function escapeJson(json: string, characters: RegExp): string {
  return json.replace(characters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The canonical form of an http or https address; null for `javascript:` and any other scheme. */
export function webAddress(text: string): URL | null {
  const url = parsedUrl(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
}

/** For the destination of a Markdown link: characters that could end the link or its table cell are percent-encoded. */
export function markdownDestination(url: URL): string {
  return url.href
    .replace(/[()[\]|\\`<>*"'\s]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('&', '&amp;');
}
