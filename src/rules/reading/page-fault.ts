import type { PageText } from '../../model/page-text.ts';
import type { PageFault } from '../../model/page-verdict.ts';
import { parsedUrl } from '../text/parsed-url.ts';

/** A fetched page with its addresses and what a domain list says about them. */
export interface AddressedPage {
  readonly page: PageText;
  readonly citedUrl: string;
  readonly finalUrl: string;
  /** Both addresses are of one registrable domain. */
  readonly isSameSite: boolean;
}

/** A page that only says that it cannot be shown has less text than this. */
const MAX_NOTICE_CHARS = 3_000;
const MAX_WALL_CHARS = 1_500;

const NOT_FOUND =
  /\b(?:404|page not found|not found|page (?:does not|doesn['’]t|could not|couldn['’]t|cannot|can['’]t) (?:exist|be found)|no longer exists|page (?:is )?(?:missing|unavailable|gone)|(?:can['’]t|cannot|couldn['’]t) find (?:the|that|this) page|seite nicht gefunden|page introuvable)\b/i;
const NOT_FOUND_PATH = /\/(?:404|not-?found|error)(?:[/.]|$)/i;
const PARKED =
  /\b(?:(?:this )?domain(?: name)? (?:is|may be|might be|has been) (?:for sale|available for purchase|parked|registered and parked|expired)|buy this domain|domain parking|parked (?:free )?(?:by|at|domain)|inquire about this domain|make an offer (?:on|for) this domain)\b/i;
const SIGN_IN = /^(?:sign in|log ?in|login|log on|welcome back|anmelden|authenticate)\b|\b(?:sign in|log in) to\b/i;
const SIGN_IN_PATH = /\/(?:login|log-in|signin|sign-in|sign_in|auth|sso|oauth\d?|account\/login|session)(?:[/.?]|$)/i;
const WALL =
  /\b(?:just a moment|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|enable javascript and cookies|attention required|access denied|before you continue|we value your privacy|accept (?:all )?cookies)\b/i;
/** A front page in a language of its own: `/`, `/en`, `/en-us/`, `/index.html`. */
const FRONT_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.html?|home\/?)?$/i;

/** Why a page that answered states no terms of the vendor; null where it may state them. */
export function pageFault({ page, citedUrl, finalUrl, isSameSite }: AddressedPage): PageFault | null {
  const notice = noticeOf(page);
  const [cited, final] = [pathOf(citedUrl), pathOf(finalUrl)];
  if (PARKED.test(notice.all)) return 'parked';
  if (!isSameSite) return 'other_domain';
  if (isSoftNotFound(notice) || (NOT_FOUND_PATH.test(final) && !NOT_FOUND_PATH.test(cited))) return 'soft_404';
  const isSignIn = page.hasSignIn && notice.chars < MAX_NOTICE_CHARS && notice.heads.some((head) => SIGN_IN.test(head));
  if (isSignIn || (SIGN_IN_PATH.test(final) && !SIGN_IN_PATH.test(cited))) return 'sign_in';
  if (!FRONT_PATH.test(cited) && FRONT_PATH.test(final)) return 'front_page_redirect';
  return notice.chars < MAX_WALL_CHARS && WALL.test(notice.all) ? 'empty_page' : null;
}

/** `heads`: title and first headings; `all`: all text where it is short, else empty. */
function noticeOf(page: PageText) {
  const texts = page.blocks.filter(({ kind }) => kind !== 'data');
  const chars = texts.reduce((sum, { text }) => sum + text.length, 0);
  const headings = texts.filter(({ kind }) => kind === 'heading').slice(0, 2);
  const all = chars < MAX_NOTICE_CHARS ? [page.title, ...texts.map(({ text }) => text)].join('\n') : '';
  return { chars, heads: [page.title, ...headings.map(({ text }) => text)], all };
}

function isSoftNotFound({ heads, chars }: ReturnType<typeof noticeOf>): boolean {
  const [title = '', ...headings] = heads;
  if (NOT_FOUND.test(title) && title.length < 80) return true;
  return chars < MAX_NOTICE_CHARS && headings.some((heading) => heading.length < 80 && NOT_FOUND.test(heading));
}

const pathOf = (address: string): string => parsedUrl(address)?.pathname ?? '/';
