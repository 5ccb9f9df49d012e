import type { BodyReader, RequestBody } from './message.ts';

/** The fields of a request body, or why it cannot be read. */
export type ReadBody =
  { readonly fields: unknown } | { readonly status: 400 | 408 | 413 | 415; readonly error: string };

export interface BodyLimits {
  readonly maxBytes: number;
  /** Time within which the client must send the body. */
  readonly timeoutMs: number;
}

const JSON_TYPE = /^(?:application\/(?:[\w.+-]+\+)?json|text\/(?:plain|json))$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = 'multipart/form-data';

/**
 * Reads a request body, JSON or a form, within the limits of size and time. A body without a type, or of type
 * `text/plain`, is read as JSON, because `navigator.sendBeacon` sends it so.
 */
export async function readBody(body: RequestBody, limits: BodyLimits): Promise<ReadBody> {
  const header = body.contentType ?? 'application/json';
  const type = (header.split(';')[0] ?? '').trim().toLowerCase();
  const unsupported = unsupportedForm(body, type, header);
  if (unsupported !== null) return { status: 415, error: unsupported };
  const bytes = await boundedBytes(body, limits);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (type === MULTIPART_TYPE) return multipart(bytes, header);
  const text = decoded(bytes);
  if (text === null) return { status: 400, error: 'The body is not UTF-8.' };
  // `curl -d '{…}'` declares a form, and a form cannot start with a brace.
  if (type === FORM_TYPE && !text.trimStart().startsWith('{')) return form(new URLSearchParams(text));
  return parsedJson(text);
}

function unsupportedForm(body: RequestBody, type: string, header: string): string | null {
  if ((body.contentEncoding ?? 'identity') !== 'identity') return 'Send the body without Content-Encoding.';
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(header)?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') return 'The body is UTF-8.';
  if (JSON_TYPE.test(type) || type === FORM_TYPE || type === MULTIPART_TYPE) return null;
  return 'The body is application/json, or a form.';
}

/** Reads the bytes of the body; stops as soon as the limit of size or time is exceeded. */
async function boundedBytes(
  body: RequestBody,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | Exclude<ReadBody, { fields: unknown }>> {
  const tooLong = { status: 413, error: `The body is at most ${limits.maxBytes} bytes.` } as const;
  if (body.contentLength > limits.maxBytes) return tooLong;
  const reader = body.reader();
  if (!reader) return new Uint8Array();
  const held = new Uint8Array(limits.maxBytes);
  let length = 0;
  const deadline = deadlineIn(limits.timeoutMs);
  try {
    for (;;) {
      const step = await Promise.race([reader.read(), deadline.passed]);
      if (step === 'late') return givenUp(reader, { status: 408, error: 'The body took too long to arrive.' });
      if (step.done || !step.value) return held.slice(0, length);
      if (length + step.value.length > limits.maxBytes) return givenUp(reader, tooLong);
      held.set(step.value, length);
      length += step.value.length;
    }
  } catch {
    return { status: 400, error: 'The body broke off.' };
  } finally {
    deadline.clear();
  }
}

/** Cancels a body without awaiting the result, which never arrives for a body that never ends. */
function givenUp<Refused>(reader: BodyReader, refused: Refused): Refused {
  reader.cancel().catch(() => undefined);
  return refused;
}

function deadlineIn(milliseconds: number): { readonly passed: Promise<'late'>; clear(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  return { passed, clear: () => clearTimeout(timer) };
}

function decoded(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parsedJson(text: string): ReadBody {
  try {
    return { fields: JSON.parse(text) as unknown };
  } catch {
    return { status: 400, error: 'The body is not well-formed JSON.' };
  }
}

async function multipart(bytes: Uint8Array<ArrayBuffer>, header: string): Promise<ReadBody> {
  try {
    return form(await new Response(bytes, { headers: { 'Content-Type': header } }).formData());
  } catch {
    return { status: 400, error: 'The body is not a well-formed form.' };
  }
}

/** Fields by name; a field that occurs twice is refused, because it has no single value. */
function form(given: URLSearchParams | FormData): ReadBody {
  const fields = new Map<string, unknown>();
  for (const [name, value] of given.entries()) {
    if (fields.has(name)) return { status: 400, error: 'A field of the form is given twice.' };
    fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields) };
}
