import iconv from 'iconv-lite';
import { MIMEType } from 'whatwg-mimetype';

/** Bytes searched for a meta declaration of the charset. */
const META_PRESCAN_BYTES = 4_096;
const META_CHARSET = /<meta[^>]{0,300}?charset\s*=\s*["']?\s*([a-z0-9_:.-]{2,40})/i;
const FALLBACK_CHARSET = 'windows-1252';

const BYTE_ORDER_MARKS: readonly (readonly [bytes: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/**
 * Bytes as text. Charset from, in this order: byte order mark, Content-Type, meta element, UTF-8 where the bytes are
 * valid UTF-8, windows-1252. An unknown charset is skipped. Never throws.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): string {
  const marked = BYTE_ORDER_MARKS.find(([bytes]) => bytes.every((byte, index) => body[index] === byte));
  const charset = marked?.[1] ?? knownCharset(headerCharset(contentType)) ?? knownCharset(metaCharset(body));
  if (charset !== undefined && charset !== 'utf-8') return iconv.decode(body, charset);
  if (charset === undefined && !isUtf8(body)) return iconv.decode(body, FALLBACK_CHARSET);
  return new TextDecoder().decode(body);
}

function headerCharset(contentType: string | null): string | undefined {
  return contentType === null ? undefined : MIMEType.parse(contentType)?.parameters.get('charset');
}

function metaCharset(body: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(body.subarray(0, META_PRESCAN_BYTES));
  const declared = META_CHARSET.exec(head)?.[1]?.toLowerCase();
  // ASCII was readable, so a UTF-16 declaration is wrong; the HTML standard reads UTF-8 in its place.
  return declared?.startsWith('utf-16') ? 'utf-8' : declared;
}

function knownCharset(name: string | undefined): string | undefined {
  if (name === undefined || !iconv.encodingExists(name)) return undefined;
  return /^utf-?8$/i.test(name) ? 'utf-8' : name;
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return isCutSequence(body);
    throw error;
  }
}

/** A body cut at the size limit may end inside a character. */
function isCutSequence(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
