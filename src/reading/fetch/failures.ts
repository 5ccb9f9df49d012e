import type { AttemptFailure } from '../../model/page-verdict.ts';
import type { FailureCategory } from '../../model/vocabulary.ts';

/** An exchange that this program refused or interrupted itself. The message has no text of the other side. */
export class ExchangeError extends Error {
  readonly category: FailureCategory;

  constructor(category: FailureCategory, message: string) {
    super(message);
    this.category = category;
  }
}

/** Error codes of Node by what they say; others are a connection that failed. */
const ERROR_CODES: readonly (readonly [RegExp, FailureCategory, string])[] = [
  [/^(?:Z_|ERR_BROTLI|ERR__ERROR)/, 'source_unusable', 'the body cannot be decompressed'],
  [/^ENOTFOUND$/, 'unreachable', 'the host name has no address'],
  [
    /^(?:ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/,
    'network_error',
    'no secure connection',
  ],
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EACCES|EAI_AGAIN)$/, 'network_error', 'no connection'],
  [/^(?:ETIMEDOUT|ERR_SOCKET_CONNECTION_TIMEOUT)$/, 'timeout', 'no connection'],
];

/** The failure of a request without an answer, or with one that ended early. */
export function exchangeFailure(reason: unknown, hasAnswered: boolean): AttemptFailure {
  const { category, message } = reason instanceof ExchangeError ? reason : nodeFailure(reason);
  const failure = { category, error: message, isReachable: hasAnswered };
  return category === 'unreachable' ? { ...failure, link: 'no_address' } : failure;
}

/** Whether no connection was made, so that nothing is known of what the other side would answer. */
export function isUnconnected({ category, error, isReachable }: AttemptFailure): boolean {
  return !isReachable && (category === 'unreachable' || /^no (?:secure )?connection/.test(error));
}

/** Only the code of an error is kept: its message may quote the other side. */
function nodeFailure(reason: unknown): ExchangeError {
  const code = errorCode(reason);
  const known = ERROR_CODES.find(([codes]) => codes.test(code));
  const [, category, what] = known ?? [null, 'network_error', 'the connection failed'];
  return new ExchangeError(category, `${what} (${code})`);
}

/** Code of an error of Node; of the first of several where it tried several addresses. */
function errorCode(reason: unknown): string {
  if (!(reason instanceof Error)) return 'unknown';
  const { code } = reason as NodeJS.ErrnoException;
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) return code;
  return reason instanceof AggregateError ? errorCode(reason.errors[0]) : 'unknown';
}

/** The failure of an answer that is neither a page nor a redirect. Only a confirmed 404 may come here. */
export function statusFailure(status: number): AttemptFailure {
  const error = `HTTP ${status}`;
  if (status === 404) return { category: 'unreachable', error, isReachable: false, link: 'not_found' };
  if (status === 410) return { category: 'unreachable', error, isReachable: false, link: 'gone' };
  const isRefusal = status === 401 || status === 403 || status === 429;
  return { category: isRefusal ? 'bot_block' : 'http_error', error, isReachable: true };
}

/**
 * The same failure, met after a redirect: the cited host did answer, so nothing is concluded about its name. A status
 * keeps its meaning, because a visitor of the cited address meets it too.
 */
export function afterRedirect(failure: AttemptFailure): AttemptFailure {
  if (failure.link === 'not_found' || failure.link === 'gone') return failure;
  return { category: failure.category, error: failure.error, isReachable: true };
}
