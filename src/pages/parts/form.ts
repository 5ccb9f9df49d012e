import { PAGE } from '../../routes/shared/page.ts';
import { type Html, html, NOTHING } from './html.ts';
import { figure } from './words.ts';
import type { TextParameter } from '../../routes/parameter.ts';

const MAX_CHARS = 512;

/** A field of a form, read as text: a form also sends empty fields, and the page has a notice where a value is wrong. */
export function formText(description: string, maxLength = MAX_CHARS): TextParameter {
  return { kind: 'text', prepared: false, maxLength, description };
}

export function option(value: string, label: string, chosen: string | null): Html {
  return value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}

/** A field for a list of names of at most so many characters as `formText` allows. */
export function namesField(name: string, label: string, { value = '', rows = 2, example = '' }): Html {
  return html`<label class="full"
    >${label}
    <textarea name="${name}" rows="${rows}" maxlength="${MAX_NAMES_CHARS}" spellcheck="false" placeholder="${example}">
${value}</textarea>
  </label> `;
}

export const MAX_NAMES_CHARS = 4000;

const MAX_SHOWN_CHARS = 60;

/** The notice for a word of the query that is not in its list. */
export function unknownWord(name: string, word: string): string {
  return `The ${name} “${word.slice(0, MAX_SHOWN_CHARS)}” is not known and is left out.`;
}

export const ENTRIES_PER_PAGE = 30;

/** The page that a query names, from 1; the first where it names none. */
export function pageNumber(text: string | null): number {
  return /^\d{1,4}$/.test(text ?? '') ? Math.max(Number(text), 1) : 1;
}

export function shownEntries<Entry>(all: readonly Entry[], page: number): readonly Entry[] {
  return all.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE);
}

/** Whether a list of `count` entries ends before a page. */
export function isPastEnd(page: number, count: number): boolean {
  return (page - 1) * ENTRIES_PER_PAGE >= count;
}

/** `; 31 to 60 are shown`; empty where one page has all entries, or this page has none. */
export function rangeWords(page: number, count: number): string {
  if (count <= ENTRIES_PER_PAGE || isPastEnd(page, count)) return '';
  const last = Math.min(page * ENTRIES_PER_PAGE, count);
  return `; ${figure((page - 1) * ENTRIES_PER_PAGE + 1)} to ${figure(last)} are shown`;
}

/** Links to the previous and the next page; nothing where one page has all entries, or this page has none. */
export function pager(page: number, count: number, addressOf: (page: number) => string): Html {
  if (count <= ENTRIES_PER_PAGE || isPastEnd(page, count)) return NOTHING;
  const last = Math.ceil(count / ENTRIES_PER_PAGE);
  return html`<nav class="pager" aria-label="Pages">
    ${page > 1 ? html`<a rel="prev" href="${addressOf(page - 1)}">Previous</a>` : NOTHING}
    <span class="note">page ${page} of ${last}</span>
    ${page < last ? html`<a rel="next" href="${addressOf(page + 1)}">Next</a>` : NOTHING}
  </nav>`;
}

/** A query by parameter; empty and missing values are left out of the address. */
export type SearchQuery = Readonly<Record<string, string | null | undefined>>;

/** What a form sends besides its fields. */
export function hiddenFields(query: SearchQuery): readonly Html[] {
  return Object.entries(query).flatMap(([name, value]) =>
    value ? [html`<input type="hidden" name="${name}" value="${value}" />`] : [],
  );
}

/** The address of a path with a query: parameters in the order given, so that equal questions have equal addresses. */
export function searchPath(query: SearchQuery, path: string = PAGE.search): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const written = new URLSearchParams(given).toString();
  return written === '' ? path : `${path}?${written}`;
}

/** Something chosen, and the address without it. */
export interface Chip {
  readonly label: string;
  readonly to: string;
}

/** What is chosen, each a link that leaves it out; nothing where nothing is. `none` is the address without all of it. */
export function chips(title: string, chosen: readonly Chip[], none: string): Html {
  if (chosen.length === 0) return NOTHING;
  return html`<ul class="chips" aria-label="${title}">
    ${chosen.map(
      ({ label, to }) =>
        html`<li>
          <a href="${to}">${label}<span class="visually-hidden">: remove</span></a>
        </li> `,
    )}
    ${chosen.length > 1 ? html`<li><a href="${none}">remove all</a></li>` : NOTHING}
  </ul> `;
}
