import { MIMEType } from 'whatwg-mimetype';
import { decodeText } from './charset.ts';
import type { AttemptFailure } from '../../model/page-verdict.ts';
import type { FetchedPage } from './fetch-result.ts';
import { parsedUrl } from '../../rules/text/parsed-url.ts';
import { WordSet } from '../../rules/text/words.ts';

/** The form in which a page is written. */
export type TextFormat = 'html' | 'json' | 'markdown' | 'plain';

/** A page as text, or why it has none that can be read. */
export type DecodedPage =
  | { readonly kind: 'text'; readonly format: TextFormat; readonly text: string }
  | { readonly kind: 'failure'; readonly failure: AttemptFailure };

/** Decodes a page by its Content-Type and its first bytes. PDF, images and other binary forms are `source_unusable`. */
export function decodePage(page: Pick<FetchedPage, 'contentType' | 'body' | 'finalUrl'>): DecodedPage {
  const type = page.contentType === null ? null : MIMEType.parse(page.contentType);
  const binary = binaryForm(page.body, type?.parameters.get('charset'));
  if (binary !== null) return unusable(binary);
  const format = type === null ? 'plain' : formatOf(type);
  if (format === null) return unusable('the content type is not text');
  const text = decodeText(page.body, type?.parameters.get('charset'));
  const isMarkup = (type === null ? MARKUP_START : HTML_START).test(text);
  return { kind: 'text', format: isMarkup && format === 'plain' ? 'html' : formatOfPath(format, page.finalUrl), text };
}

function unusable(error: string): DecodedPage {
  return { kind: 'failure', failure: { category: 'source_unusable', error, isReachable: true } };
}

const SIGNATURES: readonly (readonly [start: string, form: string])[] = [
  ['%PDF-', 'a PDF document'],
  ['\x89PNG', 'an image'],
  ['GIF8', 'an image'],
  ['\xff\xd8\xff', 'an image'],
  ['RIFF', 'an image'],
  ['PK\x03\x04', 'an archive'],
  ['\x1f\x8b', 'an archive'],
];
const SNIFFED_BYTES = 1_024;
/** Share of zeros from which a body is binary: a page may hold one by mistake. */
const BINARY_ZERO_SHARE = 0.1;

/** Form of a body that is not text, whatever its declared type; null for text. */
function binaryForm(body: Uint8Array, charsetLabel = ''): string | null {
  const start = Buffer.from(body.subarray(0, SNIFFED_BYTES)).toString('latin1');
  const form = SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
  if (form !== undefined) return form;
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff|<\0|\0<)/.test(start) || /^utf-?16/i.test(charsetLabel);
  const zeros = start.split('\0').length - 1;
  return zeros > start.length * BINARY_ZERO_SHARE && !isUtf16 ? 'binary data' : null;
}

const TEXT_APPLICATIONS: ReadonlySet<string> = new Set(['application/yaml', 'application/x-yaml', 'application/toml']);
/** Forms of text that state no terms. */
const UNREADABLE_TEXTS = new WordSet('css javascript xml calendar vcard event-stream');

function formatOf(type: MIMEType): TextFormat | null {
  const { essence, subtype } = type;
  if (type.isHTML() || essence === 'application/xhtml+xml') return 'html';
  if (essence === 'application/json' || essence === 'text/json' || subtype.endsWith('+json')) return 'json';
  if (subtype === 'markdown' || subtype === 'x-markdown') return 'markdown';
  if (TEXT_APPLICATIONS.has(essence)) return 'plain';
  return type.type === 'text' && !UNREADABLE_TEXTS.has(subtype) && !subtype.endsWith('+xml') ? 'plain' : null;
}

/** Servers that do not know a form send it as plain text, or say nothing. */
const HTML_START = /^\s*(?:<!doctype\s+html|<html[\s>])/i;
const MARKUP_START = /^\s*<[!a-z]/i;

function formatOfPath(format: TextFormat, address: string): TextFormat {
  if (format !== 'plain') return format;
  const path = parsedUrl(address)?.pathname.toLowerCase() ?? '';
  if (path.endsWith('.md') || path.endsWith('.markdown')) return 'markdown';
  return path.endsWith('.json') ? 'json' : 'plain';
}
