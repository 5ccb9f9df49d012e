/** Longest Retry-After that is believed: one day. */
const MAX_RETRY_AFTER_SECONDS = 86_400;

/**
 * Seconds of a Retry-After header in either form, 0 to one day; undefined where it is absent or malformed. An HTTP date
 * is compared with the server's own `Date`, so that a wrong clock on either side does not matter.
 */
export function parseRetryAfter(
  headers: { readonly 'retry-after'?: string | undefined; readonly date?: string | undefined },
  nowMs: number,
): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^[0-9]{1,10}$/.test(value)) return Math.min(Number(value), MAX_RETRY_AFTER_SECONDS);
  const thenMs = parseHttpDate(value);
  if (thenMs === null) return undefined;
  const seconds = Math.ceil((thenMs - (parseHttpDate(headers.date ?? '') ?? nowMs)) / 1_000);
  return Math.min(Math.max(seconds, 0), MAX_RETRY_AFTER_SECONDS);
}

const HTTP_DATE = /^[A-Z][a-z]{2,8}, [0-9]{2}[ -][A-Z][a-z]{2}[ -][0-9]{2,4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

/** Milliseconds since 1970 of an HTTP date; null where the text is not one. */
function parseHttpDate(value: string): number | null {
  const ms = HTTP_DATE.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(ms) ? null : ms;
}
