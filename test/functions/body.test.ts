import { describe, expect, it, vi } from 'vitest';
import { readBody } from '../../functions/body.ts';
import type { BodyReader, RequestBody } from '../../functions/message.ts';

const LIMITS = { maxBytes: 64, timeoutMs: 10_000 };
const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that arrives in these pieces, and what happened to its reader. */
function sent(pieces: readonly (string | Uint8Array)[], given: Partial<RequestBody> = {}) {
  const events = { reads: 0, cancelled: false };
  const reader: BodyReader = {
    read: () => {
      const piece = pieces[events.reads];
      events.reads += 1;
      if (piece === undefined) return Promise.resolve({ done: true });
      return Promise.resolve({ done: false, value: typeof piece === 'string' ? bytes(piece) : piece });
    },
    cancel: () => {
      events.cancelled = true;
      return Promise.reject(new Error('closed'));
    },
  };
  const body: RequestBody = {
    contentType: undefined,
    contentEncoding: undefined,
    contentLength: 0,
    reader: () => reader,
    ...given,
  };
  return { body, events };
}

const read = (text: string, given: Partial<RequestBody> = {}) => readBody(sent([text], given).body, LIMITS);
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

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
    expect(await read(' {"a":1}', { contentType })).toEqual({ fields: { a: 1 } });
  });

  it('of a form has its fields by name', async () => {
    expect(await read('a=1&b=x%20y', { contentType: FORM })).toEqual({ fields: { a: '1', b: 'x y' } });
  });

  it('of a form in parts has its fields by name', async () => {
    const { body } = sent([part('a', '1'), '--b--\r\n'], { contentType: MULTIPART });
    expect(await readBody(body, { ...LIMITS, maxBytes: 1000 })).toEqual({ fields: { a: '1' } });
  });

  it('with a field twice is refused', async () => {
    expect(await read('a=1&a=2', { contentType: FORM })).toEqual({
      status: 400,
      error: 'A field of the form is given twice.',
    });
  });

  it.each([
    ['{', undefined, 'The body is not well-formed JSON.'],
    ['', undefined, 'The body is not well-formed JSON.'],
    ['a=1', 'text/plain', 'The body is not well-formed JSON.'],
    ['--c', MULTIPART, 'The body is not a well-formed form.'],
  ])('"%s" of type %s is refused', async (text, contentType, error) => {
    expect(await read(text, { contentType })).toEqual({ status: 400, error });
  });

  it('that is not UTF-8 is refused', async () => {
    const { body } = sent([Uint8Array.of(0x22, 0xff, 0x22)]);
    expect(await readBody(body, LIMITS)).toEqual({ status: 400, error: 'The body is not UTF-8.' });
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
    expect(await read('{}', { contentType })).toEqual({ status: 415, error });
  });

  it('with a content coding is refused with 415, except identity', async () => {
    expect(await read('{}', { contentEncoding: 'gzip' })).toEqual({
      status: 415,
      error: 'Send the body without Content-Encoding.',
    });
    expect(await read('{}', { contentEncoding: 'identity' })).toEqual({ fields: {} });
  });

  it('in several pieces is joined', async () => {
    const { body, events } = sent(['{"a"', ':[1,', '2]}']);
    expect(await readBody(body, LIMITS)).toEqual({ fields: { a: [1, 2] } });
    expect(events).toEqual({ reads: 4, cancelled: false });
  });

  it('of exactly the limit is read, and one byte more is refused', async () => {
    const full = `"${'x'.repeat(62)}"`;
    expect(await read(full)).toEqual({ fields: 'x'.repeat(62) });
    const { body, events } = sent([full, ' ', ' ']);
    expect(await readBody(body, LIMITS)).toEqual({ status: 413, error: 'The body is at most 64 bytes.' });
    expect(events).toEqual({ reads: 2, cancelled: true });
  });

  it('whose stated length exceeds the limit is refused before it is read', async () => {
    const { body, events } = sent(['{}'], { contentLength: 65 });
    expect(await readBody(body, LIMITS)).toEqual({ status: 413, error: 'The body is at most 64 bytes.' });
    expect(events.reads).toBe(0);
    expect(await read('{}', { contentLength: 64 })).toEqual({ fields: {} });
  });

  it('that is absent is not JSON, and an empty form has no fields', async () => {
    expect(await read('', { reader: () => null })).toMatchObject({ status: 400 });
    expect(await read('', { reader: () => null, contentType: FORM })).toEqual({ fields: {} });
  });

  it('that never ends is given up after the time limit', async () => {
    const { body, events } = sent([]);
    const silent = {
      read: () => new Promise<never>(() => undefined),
      cancel: () => Promise.resolve((events.cancelled = true)),
    };
    expect(await readBody({ ...body, reader: () => silent }, { ...LIMITS, timeoutMs: 5 })).toEqual({
      status: 408,
      error: 'The body took too long to arrive.',
    });
    expect(events.cancelled).toBe(true);
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      expect(await read('{}')).toEqual({ fields: {} });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that breaks off is refused', async () => {
    const broken = { read: () => Promise.reject(new Error('reset')), cancel: () => Promise.resolve() };
    expect(await read('', { reader: () => broken })).toEqual({ status: 400, error: 'The body broke off.' });
  });
});
