import type { BuiltFile } from '../functions/node/build.ts';
import { wholeBody, type PlainAnswer, type PlainRequest, type RequestBody } from '../functions/message.ts';

/** A GET of a target, as a host gives it to the function. */
export function plainRead(target: string, more: Partial<PlainRequest> = {}): PlainRequest {
  const body = { contentType: undefined, contentEncoding: undefined, contentLength: 0, reader: () => null };
  return {
    method: 'GET',
    target,
    ifNoneMatch: undefined,
    acceptEncoding: undefined,
    accept: undefined,
    address: 'test',
    body,
    ...more,
  };
}

/** The value of a header, undefined where the answer has none. */
export function headerOf({ headers }: PlainAnswer, name: string): string | undefined {
  const index = headers.findIndex((text, place) => place % 2 === 0 && text.toLowerCase() === name);
  return index < 0 ? undefined : headers[index + 1];
}

/** A POST of a text, with the headers of its body. */
export function plainPost(target: string, text: string, body: Partial<RequestBody> = {}): PlainRequest {
  const pieces = [new TextEncoder().encode(text)];
  const reader = {
    read: () => Promise.resolve(pieces.length === 0 ? { done: true } : { done: false, value: pieces.shift() }),
    cancel: () => Promise.resolve(),
  };
  const sent = { contentType: 'application/json', contentEncoding: undefined, contentLength: 0, reader: () => reader };
  return plainRead(target, { method: 'POST', body: { ...sent, ...body } });
}

/** The content of a file of a build as text. */
export const fileText = (file: BuiltFile | null): string | null =>
  file && new TextDecoder('utf-8', { ignoreBOM: true }).decode(wholeBody(file.body));

/** The body of an answer as text. */
export const textOf = ({ body }: PlainAnswer): string => new TextDecoder().decode(body ? wholeBody(body) : undefined);
