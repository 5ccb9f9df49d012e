/** Longer entity tags are not kept: they would be written to the catalogue. */
const MAX_ETAG_CHARS = 200;
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;
const IMF_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

/** Validators of one representation, as they may be kept and sent back. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** The well-formed ones: what a server or a hand-edited file says otherwise never becomes a header or a value. */
export function wellFormedValidators(etag: string | undefined, lastModified: string | undefined): Validators {
  return {
    ...(etag !== undefined && etag.length <= MAX_ETAG_CHARS && ETAG.test(etag) ? { etag } : {}),
    ...(lastModified !== undefined && IMF_DATE.test(lastModified) ? { lastModified } : {}),
  };
}

export function conditionalHeaders(validators: Validators): Record<string, string> {
  return {
    ...(validators.etag === undefined ? {} : { 'if-none-match': validators.etag }),
    ...(validators.lastModified === undefined ? {} : { 'if-modified-since': validators.lastModified }),
  };
}
