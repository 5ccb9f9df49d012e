/** Control characters, those that turn the direction of writing, and halves of surrogate pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;
/** Starts only where a run of its characters starts, so that its cost is linear. */
const EMAIL = /(?<![^\s@＠<>"'(),;:])[^\s@＠<>"'(),;:]+[@＠][^\s@＠<>"'(),;:]+/gu;
/** An IPv4 address, or an IPv6 address, which may end in an IPv4 one; a time of day has fewer colons. */
const IP_ADDRESS =
  /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d)|(?<![\w:])(?:(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})?::[\da-f:]{1,39}|[\da-f]{1,4}(?::[\da-f]{1,4}){4,7}(?![\w:]))(?:\.\d{1,3}){0,3}/giu;
/** Digits with the separators of telephone and card numbers. */
const NUMBER = /(?<![\w.,])\+?\(?\d(?:[ ()./-]{0,2}\d){6,18}(?![\w,])/gu;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Shorter digits without separators are an amount. */
const MIN_PLAIN_DIGITS = 9;

function withoutNumber(text: string): string {
  const isAmount = /^\d+$/.test(text) && text.length < MIN_PLAIN_DIGITS;
  return isAmount || ISO_DATE.test(text) ? text : '[number removed]';
}

const TOKEN_REMOVED = '[token removed]';
/** Keys, hashes and identifiers: long runs of such characters with a digit in them, or longer than any word. */
const TOKEN = /(?=[\w+/=.~-]{0,256}\d)[\w+/=.~-]{24,}|[\w+/=.~-]{40,}/gu;

/** An address of the web: it stays readable; parts that look like keys are removed one by one. */
const WEB_ADDRESS = /\bhttps?:\/\/[^\s<>"']{1,2048}/giu;
const ADDRESS_PIECE = /[^/?&=#:;,%]{24,}/gu;

/** Whether a piece of an address is a key or an identifier: a long run of letters and digits, or one that mixes both. */
function isKey(piece: string): boolean {
  return piece.split(/[-_.~+]/).some((word) => word.length >= 24 || (/\d/.test(word) && /[a-z]/i.test(word)));
}

function withoutPersonal(text: string): string {
  return text.replace(TOKEN, TOKEN_REMOVED).replace(IP_ADDRESS, '[address removed]').replace(NUMBER, withoutNumber);
}

/** Removes long tokens and personal numbers from a text; addresses of the web stay readable. */
function withoutTokens(text: string): string {
  let kept = '';
  let end = 0;
  for (const { 0: address, index } of text.matchAll(WEB_ADDRESS)) {
    const masked = address.replace(ADDRESS_PIECE, (piece) => (isKey(piece) ? TOKEN_REMOVED : piece));
    kept += withoutPersonal(text.slice(end, index)) + masked;
    end = index + address.length;
  }
  return kept + withoutPersonal(text.slice(end));
}

/**
 * A caller's free text in the form that is stored (docs/rules.md#signal): control characters become spaces, e-mail
 * addresses, IP addresses, telephone and card numbers and long tokens are removed, and at most `length` characters are kept;
 * and whether that changed it.
 */
export function redaction(sent: string, length: number) {
  const clean = withoutTokens(sent.replace(UNPRINTABLE, ' ').replace(EMAIL, '[address removed]'));
  // By code points, so that no surrogate pair is split.
  const text = Array.from(clean).slice(0, length).join('');
  return { text, changed: text !== sent };
}
