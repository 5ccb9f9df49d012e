import iconv from 'iconv-lite';
import { MIMEType } from 'whatwg-mimetype';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import { WordSet } from '../../rules/text/words.ts';
import type { FetchedPage } from './fetch-types.ts';

/** JSON is plain text here: it shows by its first character. */
type TextFormat = 'html' | 'plain';

/** A page as text, or why it has none that can be read. */
export type DecodedPage =
  | { readonly kind: 'text'; readonly format: TextFormat; readonly text: string }
  | { readonly kind: 'failure'; readonly failure: AttemptFailure };

/** Decodes a page by its Content-Type and its first bytes. PDF, images and other binary forms are `source_unusable`. */
export function decodePage(page: Pick<FetchedPage, 'contentType' | 'body'>): DecodedPage {
  const type = page.contentType === null ? null : MIMEType.parse(page.contentType);
  const charset = type?.parameters.get('charset');
  const binary = binaryForm(page.body, charset);
  if (binary !== null) return unusable(binary);
  const format = type === null ? 'plain' : formatOf(type);
  if (format === null) return unusable('the content type is not text');
  const text = decodeText(page.body, charset);
  // Servers that do not know a form send it as plain text, or say nothing.
  const isMarkup = (type === null ? MARKUP_START : HTML_START).test(text);
  return { kind: 'text', format: isMarkup ? 'html' : format, text };
}

const HTML_START = /^\s*(?:<!doctype\s+html|<html[\s>])/i;
const MARKUP_START = /^\s*<[!a-z]/i;

function unusable(error: string): DecodedPage {
  return { kind: 'failure', failure: { category: 'source_unusable', error, isReachable: true } };
}

const SNIFFED_BYTES = 1_024;
/** Share of zeros from which a body is binary: a page may hold one by mistake. */
const BINARY_ZERO_SHARE = 0.1;

/** Form of a body that is not text, whatever its declared type; null for text. */
function binaryForm(body: Uint8Array, charsetLabel = ''): string | null {
  const start = Buffer.from(body.subarray(0, SNIFFED_BYTES)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'a PDF document';
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/.test(start) || /^utf-?16/i.test(charsetLabel);
  const zeros = start.split('\0').length - 1;
  return zeros > start.length * BINARY_ZERO_SHARE && !isUtf16 ? 'binary data' : null;
}

const TEXT_APPLICATION = /^application\/(?:json|[^/]+\+json|(?:x-)?yaml|toml)$/;
/** Forms of text that state no terms. */
const UNREADABLE_TEXTS = new WordSet('css javascript xml calendar vcard event-stream');

function formatOf(type: MIMEType): TextFormat | null {
  const { essence, subtype } = type;
  if (type.isHTML() || essence === 'application/xhtml+xml') return 'html';
  if (TEXT_APPLICATION.test(essence)) return 'plain';
  return type.type === 'text' && !UNREADABLE_TEXTS.has(subtype) && !subtype.endsWith('+xml') ? 'plain' : null;
}

/** Bytes in which a page may declare its charset. */
const PRESCAN_BYTES = 1_024;
const MAX_LABEL_CHARS = 40;

/** The text of a body. Sources of its charset in order: byte order mark, header, declaration in the page, its bytes. */
function decodeText(body: Uint8Array, headerLabel: string | undefined): string {
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
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** A body may be cut inside its last character. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** By iconv-lite where it has the encoding: Node 20 decodes 0x80 to 0x9f of windows-1252 as control characters. */
function decodeAs(bytes: Buffer, charset: string): string {
  return iconv.encodingExists(charset) ? iconv.decode(bytes, charset) : new TextDecoder(charset).decode(bytes);
}
