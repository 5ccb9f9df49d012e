import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Bytes in which a page may declare its charset. */
const PRESCAN_BYTES = 1_024;
const MAX_LABEL_CHARS = 40;

/** The text of a body. Sources of its charset in order: byte order mark, header, declaration in the page, its bytes. */
export function decodeText(body: Uint8Array, headerLabel: string | undefined): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = byteOrderMark(bytes);
  if (mark !== null) return decodeAs(bytes, mark);
  return decodeAs(bytes, likelyCharset(bytes, knownCharset(headerLabel) ?? declaredCharset(bytes)));
}

function byteOrderMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Name of the encoding that a label of the Encoding Standard means; null for other labels (`hex`, `utf-7`). */
function knownCharset(label: string | undefined): string | null {
  const name = label?.trim() ?? '';
  if (name === '' || name.length > MAX_LABEL_CHARS) return null;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

const META_CHARSET = /<meta[^>]{0,200}?charset\s*=\s*(?:["']\s*)?([a-z0-9_:.-]+)/i;
const XML_ENCODING = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([a-z0-9_:.-]+)["']/i;

function declaredCharset(bytes: Buffer): string | null {
  // A page in UTF-16 shows it by the zeros around its first character.
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  const start = bytes.toString('latin1', 0, PRESCAN_BYTES);
  const charset = knownCharset((XML_ENCODING.exec(start) ?? META_CHARSET.exec(start))?.[1]);
  // It was readable as ASCII, so it is not what it says.
  return charset?.startsWith('utf-16') === true ? 'utf-8' : charset;
}

/** Bytes that are well-formed UTF-8 are UTF-8, also where the server's default says windows-1252. */
function likelyCharset(bytes: Buffer, stated: string | null): string {
  if (stated !== null && stated !== 'windows-1252') return stated;
  return isUtf8(withoutCutCharacter(bytes)) ? 'utf-8' : 'windows-1252';
}

/** Leaves out the last lead byte of UTF-8 with what follows it: a body may be cut inside a character. */
function withoutCutCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
    if (byte < 0x80) break;
  }
  return bytes;
}

/** By iconv-lite where it has the encoding: Node 20 decodes 0x80 to 0x9f of windows-1252 as control characters. */
function decodeAs(bytes: Buffer, charset: string): string {
  return iconv.encodingExists(charset) ? iconv.decode(bytes, charset) : new TextDecoder(charset).decode(bytes);
}
