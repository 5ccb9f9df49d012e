import { type Html, NOTHING, html } from './html.ts';
import { figure } from './words.ts';

/** Maximum number of entries on one page of a list. */
export const ENTRIES_PER_PAGE = 30;

/** The page that a query names, from 1; the first where it names none. */
export function pageNumber(text: string | null): number {
  return /^\d{1,4}$/.test(text ?? '') ? Math.max(Number(text), 1) : 1;
}

/** The entries of one page. */
export function entriesOf<Entry>(all: readonly Entry[], page: number): readonly Entry[] {
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

interface PagerLinks {
  readonly label: string;
  readonly words: readonly [previous: string, next: string];
  /** The address of a page. */
  readonly to: (page: number) => string;
}

/** Links to the previous and the next page; nothing where one page has all entries, or this page has none. */
export function pager(page: number, count: number, { label, words: [previous, next], to }: PagerLinks): Html {
  if (count <= ENTRIES_PER_PAGE || isPastEnd(page, count)) return NOTHING;
  const last = Math.ceil(count / ENTRIES_PER_PAGE);
  return html`<nav class="pager" aria-label="${label}">
    ${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">${previous}</a>` : NOTHING}
    <span class="note">page ${page} of ${last}</span>
    ${page < last ? html`<a rel="next" href="${to(page + 1)}">${next}</a>` : NOTHING}
  </nav>`;
}
