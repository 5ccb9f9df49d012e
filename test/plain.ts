import type { PlainAnswer, PlainRequest } from '../functions/message.ts';

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
