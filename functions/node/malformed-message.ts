import { replyAnswer } from '../answers.ts';
import type { Eventually, PlainAnswer, PlainRequest } from '../message.ts';

/** What Node says of bytes that its parser refused. */
export interface ParserFault {
  readonly code?: string | undefined;
  /** Bytes of the packet before the refused one. */
  readonly bytesParsed?: number | undefined;
  readonly rawPacket?: Buffer | undefined;
}

/** Answers a request of any method, which need not be one that Node knows. */
export type Answering = (request: PlainRequest) => Eventually<PlainAnswer>;

/** An answer to what HTTP itself refuses, before there is a request that the router could read. */
export function refusedByHttp(status: number, error: string, headers: readonly string[] = []): PlainAnswer {
  return replyAnswer({ status, body: { error } }, null, headers);
}

/** The answer to a message that the parser refused. */
export function answerToMalformed(fault: ParserFault, answering: Answering): Eventually<PlainAnswer> {
  switch (fault.code) {
    case 'HPE_HEADER_OVERFLOW':
      return refusedByHttp(431, 'The request headers are too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return refusedByHttp(408, 'The request took too long to arrive.');
    case 'HPE_INVALID_METHOD': {
      const request = requestOf(fault);
      return request ? answering(request) : NOT_HTTP;
    }
    case 'HPE_INVALID_URL':
      return unencoded(fault) ?? NOT_HTTP;
    default:
      return NOT_HTTP;
  }
}

const NOT_HTTP = refusedByHttp(400, 'The request is not well-formed HTTP.');

/** A method is any token (RFC 9110, 9.1); a target has neither blanks nor control characters. */
const REQUEST_LINE = /^([\w!#$%&'*+.^`|~-]+) ([\x21-\x7e]+) HTTP\/1\.[01]\r?$/;

/** The request whose method Node does not know; null where its line is not in the packet as a whole. */
function requestOf(fault: ParserFault): PlainRequest | null {
  const [, method, target] = REQUEST_LINE.exec(lineOf(fault).toString('latin1')) ?? [];
  if (method === undefined || target === undefined) return null;
  const body = { contentType: undefined, contentEncoding: undefined, contentLength: 0, reader: () => null };
  return { method, target, ifNoneMatch: undefined, acceptEncoding: undefined, address: 'unknown', body };
}

const LINE_FEED = 0x0a;

/** The line in which the parser stopped, without its end. */
function lineOf({ rawPacket = Buffer.alloc(0), bytesParsed = 0 }: ParserFault): Buffer {
  const start = bytesParsed === 0 ? 0 : rawPacket.lastIndexOf(LINE_FEED, bytesParsed - 1) + 1;
  const end = rawPacket.indexOf(LINE_FEED, bytesParsed);
  return rawPacket.subarray(start, end < 0 ? rawPacket.length : end);
}

const FIRST_BEYOND_ASCII = 0x80;
/** Bytes of the longest character in UTF-8. */
const LONGEST_CHARACTER = 4;

/** The refusal of a target that holds a byte beyond ASCII as it is, with the character that it begins. */
function unencoded({ rawPacket, bytesParsed = 0 }: ParserFault): PlainAnswer | null {
  const byte = rawPacket?.[bytesParsed];
  if (!rawPacket || byte === undefined || byte < FIRST_BEYOND_ASCII) return null;
  const character = characterAt(rawPacket, bytesParsed);
  const error =
    character === null
      ? `The request target has the byte 0x${hex(byte)}; percent-encode it: %${hex(byte)}.`
      : `The request target has the character "${character}"; percent-encode it: ${encodeURIComponent(character)}.`;
  return refusedByHttp(400, error);
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase();
}

/** The character in UTF-8 that begins at a byte; null where none does. */
function characterAt(bytes: Buffer, at: number): string | null {
  for (let length = 2; length <= LONGEST_CHARACTER; length += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(at, at + length));
    } catch {
      // Longer, or no UTF-8.
    }
  }
  return null;
}
