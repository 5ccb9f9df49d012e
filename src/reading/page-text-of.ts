import type { PageText } from '../model/page-text.ts';
import { decodePage, textlessPage } from './fetch/decode.ts';
import type { FetchedPage, FetchDeferred, Fetcher, FetchFailure, FetchRequest } from './fetch/fetch-types.ts';
import { withinTime } from './time-limit.ts';
import { htmlText } from './text/html-text.ts';
import { jsonText, plainText } from './text/plain-text.ts';

/** A page that was fetched, with the addresses between which it was found. */
export interface ReadablePage {
  readonly text: PageText;
  /** The address that the catalogue cites. */
  readonly citedUrl: string;
  /** The address that answered. */
  readonly finalUrl: string;
  /** The end of the page was not received. */
  readonly isTruncated: boolean;
}

/** Below this many characters of text a page counts as empty. */
export const MIN_PAGE_CHARS = 200;
/** A page that takes longer to parse is left unread. */
const PARSE_TIME_LIMIT_MS = 5_000;

/**
 * The text of a received page. A body that is not text (PDF, image, archive) fails as `source_unusable`, a page with less
 * than `MIN_PAGE_CHARS` characters of text as `empty_page`, unless it only sends its visitor on. Never throws.
 */
export function pageTextOf(received: Pick<FetchedPage, 'finalUrl' | 'contentType' | 'body'>) {
  const decoded = decodePage(received);
  if (decoded.kind === 'failure') return decoded;
  const { format, text } = decoded;
  const parse = (): PageText =>
    format === 'html'
      ? htmlText(text, received.finalUrl)
      : ((/^\s*[[{]/.test(text) ? jsonText(text) : null) ?? plainText(text));
  const page = withinTime(PARSE_TIME_LIMIT_MS, parse, null);
  if (page === null) return textlessPage(`the page takes more than ${PARSE_TIME_LIMIT_MS / 1000} s to parse`);
  const chars = textChars(page);
  if (chars >= MIN_PAGE_CHARS || page.refreshesTo !== null) return { kind: 'text', page } as const;
  return textlessPage(`the page has ${chars} characters of text`, 'empty_page');
}

/** Characters a visitor can read: of embedded data only texts of several words. */
function textChars(page: PageText): number {
  const isRead = (kind: string, text: string) => kind !== 'data' || text.includes(' ');
  return page.blocks.reduce((sum, { kind, text }) => (isRead(kind, text) ? sum + text.length : sum), 0);
}

/** The result of fetching an address: its text, or no page. */
export type Arrival =
  | { readonly kind: 'text'; readonly readable: ReadablePage; readonly redirects: readonly string[] }
  | FetchDeferred
  | FetchFailure;

/** Fetches an address as text. A meta refresh is followed once, as a redirect. */
export async function fetchText(request: FetchRequest, fetch: Fetcher, citedUrl = request.url): Promise<Arrival> {
  const isRefreshed = request.redirects !== undefined;
  const fetched = await fetch(request);
  if (fetched.kind !== 'page') return fetched;
  const read = pageTextOf(fetched);
  if (read.kind === 'failure') return { ...read, redirects: fetched.redirects };
  const { refreshesTo } = read.page;
  if (refreshesTo !== null && !isRefreshed) {
    const redirects = [...fetched.redirects, fetched.finalUrl];
    return fetchText({ url: refreshesTo, redirects }, fetch, citedUrl);
  }
  return {
    kind: 'text',
    readable: { text: read.page, citedUrl, finalUrl: fetched.finalUrl, isTruncated: fetched.isTruncated },
    redirects: fetched.redirects,
  };
}
