import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Bytes in which a page may declare its charset. */
const PRESCAN_BYTES = 1_024;
const MAX_LABEL_CHARS = 40;

/**
 * Labels of the Encoding Standard that mean another encoding than iconv-lite's of the same name: pages that call
 * themselves Latin-1 or ASCII use the characters of windows-1252.
 */
const MEANT: Readonly<Record<string, string>> = {
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  iso8859_1: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  latin5: 'windows-1254',
  'iso-8859-11': 'windows-874',
  'tis-620': 'windows-874',
  gb2312: 'gbk',
  'x-gbk': 'gbk',
  'x-sjis': 'shift_jis',
  ms_kanji: 'shift_jis',
  'unicode-1-1-utf-8': 'utf-8',
  'utf-16': 'utf-16le',
};

/** Families of encodings of the Encoding Standard; iconv-lite also knows `hex`, `base64` and UTF-7. */
const WEB_LABEL =
  /^(?:utf-?8|utf-?16(?:le|be)|iso-?8859-?[0-9]{1,2}|latin[0-9]|windows-?[0-9]{3,4}|windows-31j|cp[0-9]{3,4}|ibm866|koi8-?[ru]|macintosh|x-mac-cyrillic|(?:shift[_-]?|s)jis|euc-?(?:jp|kr)|iso-2022-jp|ks_c_5601-1987|gbk|gb18030|big5(?:-hkscs)?)$/;

/** Encodings that iconv-lite lacks. */
const PLATFORM_ONLY: ReadonlySet<string> = new Set(['iso-2022-jp', 'x-mac-cyrillic']);

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

/** Name of the encoding that a label means; null where it means none of the web's. */
function knownCharset(label: string | undefined): string | null {
  const name = (label ?? '').trim().toLowerCase();
  if (name === '' || name.length > MAX_LABEL_CHARS) return null;
  const meant = Object.hasOwn(MEANT, name) ? (MEANT[name] ?? name) : name;
  return WEB_LABEL.test(meant) && (iconv.encodingExists(meant) || PLATFORM_ONLY.has(meant)) ? meant : null;
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

function decodeAs(bytes: Buffer, charset: string): string {
  return PLATFORM_ONLY.has(charset) ? new TextDecoder(charset).decode(bytes) : iconv.decode(bytes, charset);
}
