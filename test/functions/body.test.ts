import { describe, expect, it } from 'vitest';
import { readBody } from '../../functions/body.ts';

const MAX_BYTES = 64;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A request whose body arrives in these pieces, and what happened to it. */
function sent(pieces: readonly (string | Uint8Array)[], headers: Readonly<Record<string, string>> = {}) {
  const events = { reads: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[events.reads];
        events.reads += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(typeof piece === 'string' ? bytes(piece) : piece);
      },
      cancel() {
        events.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  // Node streams a body only with `duplex`, which the types do not know.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return { request: new Request('http://a/', init), events };
}

const read = (text: string, headers: Readonly<Record<string, string>> = {}, maxBytes = MAX_BYTES) =>
  readBody(sent([text], headers).request, maxBytes);
const typed = (type: string | undefined) => (type === undefined ? {} : { 'Content-Type': type });
const FORM = 'application/x-www-form-urlencoded';

describe('a body', () => {
  it.each([
    undefined,
    'application/json',
    'Application/JSON ; charset=UTF-8',
    'application/json;charset="utf8"',
    'application/ld+json',
    'text/plain',
    'text/json',
    FORM,
    `${FORM}; charset=utf-8`,
  ])('of type %s is read as JSON where it is JSON', async (contentType) => {
    expect(await read(' {"a":1}', typed(contentType))).toEqual({ fields: { a: 1 } });
  });

  it('of a form has its fields by name', async () => {
    expect(await read('a=1&b=x%20y', typed(FORM))).toEqual({ fields: { a: '1', b: 'x y' } });
  });

  it('with a field twice is refused', async () => {
    expect(await read('a=1&a=2', typed(FORM))).toEqual({
      status: 400,
      error: 'A field of the form is given twice.',
    });
  });

  it.each([
    ['{', undefined, 'The body is not well-formed JSON.'],
    ['', undefined, 'The body is not well-formed JSON.'],
    ['a=1', 'text/plain', 'The body is not well-formed JSON.'],
  ])('"%s" of type %s is refused', async (text, contentType, error) => {
    expect(await read(text, typed(contentType))).toEqual({ status: 400, error });
  });

  it('that is not UTF-8 is refused', async () => {
    const { request } = sent([Uint8Array.of(0x22, 0xff, 0x22)]);
    expect(await readBody(request, MAX_BYTES)).toEqual({ status: 400, error: 'The body is not UTF-8.' });
  });

  it.each([
    ['application/xml', 'The body is application/json, or a form.'],
    ['application/jsonx', 'The body is application/json, or a form.'],
    ['xapplication/json', 'The body is application/json, or a form.'],
    ['', 'The body is application/json, or a form.'],
    ['application/json; charset=latin1', 'The body is UTF-8.'],
    ['application/json;charset=latin1', 'The body is UTF-8.'],
    ['application/json;  charset=latin1', 'The body is UTF-8.'],
    ['application/json; Charset = "UTF-16"', 'The body is UTF-8.'],
  ])('of type "%s" is refused with 415', async (contentType, error) => {
    expect(await read('{}', typed(contentType))).toEqual({ status: 415, error });
  });

  it('with a content coding is refused with 415, except identity', async () => {
    expect(await read('{}', { 'Content-Encoding': 'gzip' })).toEqual({
      status: 415,
      error: 'Send the body without Content-Encoding.',
    });
    expect(await read('{}', { 'Content-Encoding': 'identity' })).toEqual({ fields: {} });
  });

  it('in several pieces is joined', async () => {
    const { request, events } = sent(['{"a"', ':[1,', '2]}']);
    expect(await readBody(request, MAX_BYTES)).toEqual({ fields: { a: [1, 2] } });
    expect(events).toEqual({ reads: 4, cancelled: false });
  });

  it('of exactly the limit is read, and one byte more is refused', async () => {
    const full = `"${'x'.repeat(62)}"`;
    expect(await read(full)).toEqual({ fields: 'x'.repeat(62) });
    const { request, events } = sent([full, ' ', ' ']);
    expect(await readBody(request, MAX_BYTES)).toEqual({ status: 413, error: 'The body is at most 64 bytes.' });
    expect(events).toEqual({ reads: 2, cancelled: true });
  });

  it('whose stated length exceeds the limit is refused before it is read', async () => {
    const { request, events } = sent(['{}'], { 'Content-Length': '65' });
    expect(await readBody(request, MAX_BYTES)).toEqual({ status: 413, error: 'The body is at most 64 bytes.' });
    expect(events.reads).toBe(0);
    expect(await read('{}', { 'Content-Length': '64' })).toEqual({ fields: {} });
  });

  it('that is absent is not JSON, and an empty form has no fields', async () => {
    const empty = (headers = {}) => new Request('http://a/', { method: 'POST', headers });
    expect(await readBody(empty(), MAX_BYTES)).toMatchObject({ status: 400 });
    expect(await readBody(empty(typed(FORM)), MAX_BYTES)).toEqual({ fields: {} });
  });

  it('that breaks off is refused', async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('reset')) });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const request = new Request('http://a/', init);
    expect(await readBody(request, MAX_BYTES)).toEqual({ status: 400, error: 'The body broke off.' });
  });
});
