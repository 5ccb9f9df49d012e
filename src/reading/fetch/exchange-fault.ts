import { UnknownCodingError } from './body.ts';

/**
 * `connect`: no connection was established. `network`: it broke, or what came over it is not HTTP. `unusable`: the
 * coding of the body cannot be undone. `refused_address`: the name resolves to an address that is not public.
 */
export type ExchangeFailureKind = 'no_address' | 'refused_address' | 'connect' | 'network' | 'timeout' | 'unusable';

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
  if (reason instanceof UnknownCodingError) return { kind: 'unusable', error: reason.message, hasAnswered };
  const code = errorCode(reason);
  const kind = failureKind(code);
  return { kind, error: failureMessage(kind, code), hasAnswered };
}

function failureKind(code: string): ExchangeFailureKind {
  if (CORRUPT_CODE.test(code)) return 'unusable';
  if (code === 'ENOTFOUND') return 'no_address';
  if (code === 'ETIMEDOUT' || code === 'ERR_SOCKET_CONNECTION_TIMEOUT') return 'timeout';
  return CONNECT_CODES.has(code) || TLS_CODE.test(code) ? 'connect' : 'network';
}

function failureMessage(kind: ExchangeFailureKind, code: string): string {
  if (kind === 'no_address') return 'the host name has no address';
  if (TLS_CODE.test(code)) return `no secure connection (${code})`;
  if (kind === 'unusable') return `the body cannot be decompressed (${code})`;
  return kind === 'connect' || kind === 'timeout' ? `no connection (${code})` : `the connection failed (${code})`;
}

/** Code of an error of Node; of the first of several where it tried several addresses. */
function errorCode(reason: unknown): string {
  if (!(reason instanceof Error)) return 'unknown';
  const { code } = reason as NodeJS.ErrnoException;
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) return code;
  return reason instanceof AggregateError ? errorCode(reason.errors[0]) : 'unknown';
}
