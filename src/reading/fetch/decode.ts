import iconv from 'iconv-lite';
import { MIMEType } from 'whatwg-mimetype';
import type { FailureCategory } from '../../model/vocabulary.ts';
import { WordSet } from '../../rules/text/words.ts';
import type { FetchedPage, FetchFailure } from './fetch-types.ts';

/** JSON is plain text here: it shows by its first character. */
type TextFormat = 'html' | 'plain';

/** A page that arrived and has no text that can be read. */
type TextlessPage = Omit<FetchFailure, 'redirects'>;

export type DecodedPage = TextlessPage | { readonly kind: 'text'; readonly format: TextFormat; readonly text: string };

/** Decodes a page by its Content-Type and its first bytes. PDF, images and other binary forms are `source_unusable`. */
export function decodePage(page: Pick<FetchedPage, 'contentType' | 'body'>): DecodedPage {
  const type = page.contentType === null ? null : MIMEType.parse(page.contentType);
  const charset = type?.parameters.get('charset');
  const binary = binaryForm(page.body, charset);
  if (binary !== null) return textlessPage(binary);
  const format = type === null ? 'plain' : formatOf(type);
  if (format === null) return textlessPage('the content type is not text');
  const text = decodeText(page.body, charset);
  // Servers that do not know a form send it as plain text, or say nothing.
  const isMarkup = (type === null ? MARKUP_START : HTML_START).test(text);
  return { kind: 'text', format: isMarkup ? 'html' : format, text };
}

const HTML_START = /^\s*(?:<!doctype\s+html|<html[\s>])/i;
const MARKUP_START = /^\s*<[!a-z]/i;

export function textlessPage(error: string, category: FailureCategory = 'source_unusable'): TextlessPage {
  return { kind: 'failure', failure: { category, error, isReachable: true } };
}

/** Bytes in which a page shows its form, and may declare its charset. */
const SNIFFED_BYTES = 1_024;
/** Share of zeros from which a body is binary: a page may hold one by mistake. */
const BINARY_ZERO_SHARE = 0.1;

const startOf = (body: Uint8Array): string => Buffer.from(body.subarray(0, SNIFFED_BYTES)).toString('latin1');

/** A page in UTF-16 shows it by its byte order mark, or by the zeros around its first character. */
const UTF16_START = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/;

/** Form of a body that is not text, whatever its declared type; null for text. */
function binaryForm(body: Uint8Array, charsetLabel = ''): string | null {
  const start = startOf(body);
  if (start.startsWith('%PDF-')) return 'a PDF document';
  const zeros = start.split('\0').length - 1;
  const isUtf16 = UTF16_START.test(start) || /^utf-?16/i.test(charsetLabel);
  return zeros > start.length * BINARY_ZERO_SHARE && !isUtf16 ? 'binary data' : null;
}

const TEXT_APPLICATION = /^application\/(?:json|[^/]+\+json|(?:x-)?yaml|toml)$/;
const UNREADABLE_TEXTS = new WordSet('css javascript xml calendar vcard event-stream');

function formatOf(type: MIMEType): TextFormat | null {
  const { essence, subtype } = type;
  if (type.isHTML() || essence === 'application/xhtml+xml') return 'html';
  if (TEXT_APPLICATION.test(essence)) return 'plain';
  return type.type === 'text' && !UNREADABLE_TEXTS.has(subtype) && !subtype.endsWith('+xml') ? 'plain' : null;
}

const MAX_LABEL_CHARS = 40;

/** The text of a body. Sources of its charset in order: byte order mark, header, declaration in the page, its bytes. */
function decodeText(body: Uint8Array, headerLabel: string | undefined): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const start = startOf(body);
  // This name leaves the order of the bytes to the decoder.
  if (UTF16_START.test(start)) return decodeAs(bytes, 'utf-16');
  const stated = start.startsWith('\xef\xbb\xbf') ? 'utf-8' : (knownCharset(headerLabel) ?? declaredCharset(start));
  // Bytes that are well-formed UTF-8 are UTF-8, also where the server's default says windows-1252.
  if (stated !== null && stated !== 'windows-1252') return decodeAs(bytes, stated);
  return decodeAs(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
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

function declaredCharset(start: string): string | null {
  const charset = knownCharset((XML_ENCODING.exec(start) ?? META_CHARSET.exec(start))?.[1]);
  // It was readable as ASCII, so it is not what it says.
  return charset?.startsWith('utf-16') === true ? 'utf-8' : charset;
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
