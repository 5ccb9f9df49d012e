import type { AttemptFailure } from '../../model/page-verdict.ts';

/**
 * The category of each kind of failure. `connect`: no connection was established. `network`: it broke, or what came over it is not
 * HTTP. `unusable`: the coding of the body cannot be undone. `refused_address`: the name resolves to an address that is not public.
 */
const CATEGORY_OF = {
  no_address: 'unreachable',
  refused_address: 'source_unusable',
  unusable: 'source_unusable',
  timeout: 'timeout',
  connect: 'network_error',
  network: 'network_error',
} as const satisfies Readonly<Record<string, AttemptFailure['category']>>;

type ExchangeFailureKind = keyof typeof CATEGORY_OF;

export interface ExchangeFailure {
  readonly kind: ExchangeFailureKind;
  /** One line without any text of the other side. */
  readonly error: string;
  /** The head of an answer had arrived. */
  readonly hasAnswered: boolean;
}

/** An exchange that this program refused or interrupted itself. */
export class ExchangeError extends Error {
  readonly kind: ExchangeFailureKind;

  constructor(kind: ExchangeFailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

const CONNECT_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EACCES',
]);
const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;
/** Of zlib and Brotli. */
const CORRUPT_CODE = /^(?:Z_|ERR_BROTLI|ERR__ERROR)/;

/** Classifies what a request rejected with. Only error codes are kept of it: a message may quote the other side. */
export function exchangeFailure(reason: unknown, hasAnswered: boolean): ExchangeFailure {
  if (reason instanceof ExchangeError) return { kind: reason.kind, error: reason.message, hasAnswered };
  return { ...classified(errorCode(reason)), hasAnswered };
}

function classified(code: string): Pick<ExchangeFailure, 'kind' | 'error'> {
  if (CORRUPT_CODE.test(code)) return { kind: 'unusable', error: `the body cannot be decompressed (${code})` };
  if (code === 'ENOTFOUND') return { kind: 'no_address', error: 'the host name has no address' };
  if (TLS_CODE.test(code)) return { kind: 'connect', error: `no secure connection (${code})` };
  if (CONNECT_CODES.has(code)) return { kind: 'connect', error: `no connection (${code})` };
  if (code === 'ETIMEDOUT' || code === 'ERR_SOCKET_CONNECTION_TIMEOUT')
    return { kind: 'timeout', error: `no connection (${code})` };
  return { kind: 'network', error: `the connection failed (${code})` };
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

/** The failure of a request without an answer, or with one that ended early. */
export function failureOf({ kind, error, hasAnswered }: ExchangeFailure): AttemptFailure {
  const failure = { category: CATEGORY_OF[kind], error, isReachable: hasAnswered };
  return kind === 'no_address' ? { ...failure, link: 'no_address' } : failure;
}

/**
 * The same failure, met after a redirect: the cited host did answer, so nothing is concluded about its name. A status
 * keeps its meaning, because a visitor of the cited address meets it too.
 */
export function afterRedirect(failure: AttemptFailure): AttemptFailure {
  if (failure.link === 'not_found' || failure.link === 'gone') return failure;
  return { category: failure.category, error: failure.error, isReachable: true };
}
