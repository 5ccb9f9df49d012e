/** The fields of a request body, or why it cannot be read. */
type ReadBody = { readonly fields: unknown } | { readonly status: 400 | 408 | 413 | 415; readonly error: string };

type Refused = Exclude<ReadBody, { fields: unknown }>;

const JSON_TYPE = /^(?:application\/(?:[\w.+-]+\+)?json|text\/(?:plain|json))$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads a request body of at most so many bytes, JSON or a form. A body without a type, or of type `text/plain`, is read as
 * JSON, because `navigator.sendBeacon` sends it so.
 */
export async function readBody(request: Request, maxBytes: number): Promise<ReadBody> {
  const header = request.headers.get('content-type') ?? 'application/json';
  const type = (header.split(';')[0] ?? '').trim().toLowerCase();
  const unsupported = unsupportedForm(request.headers.get('content-encoding'), type, header);
  if (unsupported !== null) return { status: 415, error: unsupported };
  const bytes = await boundedBytes(request, maxBytes);
  if (!(bytes instanceof Uint8Array)) return bytes;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { status: 400, error: 'The body is not UTF-8.' };
  }
  // `curl -d '{…}'` declares a form, and a form cannot start with a brace.
  if (type === FORM_TYPE && !text.trimStart().startsWith('{')) return parseForm(new URLSearchParams(text));
  try {
    return { fields: JSON.parse(text) as unknown };
  } catch {
    return { status: 400, error: 'The body is not well-formed JSON.' };
  }
}

function unsupportedForm(contentEncoding: string | null, type: string, header: string): string | null {
  if ((contentEncoding ?? 'identity') !== 'identity') return 'Send the body without Content-Encoding.';
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(header)?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'utf8') return 'The body is UTF-8.';
  if (JSON_TYPE.test(type) || type === FORM_TYPE) return null;
  return 'The body is application/json, or a form.';
}

/** Longest wait for the whole of a body. */
const BODY_TIMEOUT_MS = 5_000;

/** Reads the bytes of the body; stops as soon as the limit is exceeded, or the time is over. */
async function boundedBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Refused> {
  const tooLong = { status: 413, error: `The body is at most ${maxBytes} bytes.` } as const;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLong;
  if (!request.body) return new Uint8Array();
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const time = AbortSignal.timeout(BODY_TIMEOUT_MS);
  // The pending read() then returns as at the end of the body.
  time.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      if (length + step.value.length > maxBytes) {
        // Not awaited: for a body that never ends the result never arrives.
        reader.cancel().catch(() => undefined);
        return tooLong;
      }
      bytes.set(step.value, length);
      length += step.value.length;
    }
    if (time.aborted) return { status: 408, error: 'The body took too long.' };
    return bytes.slice(0, length);
  } catch {
    return { status: 400, error: 'The body broke off.' };
  }
}

/** Fields by name; a field that occurs twice is refused, because it has no single value. */
function parseForm(given: URLSearchParams): ReadBody {
  const fields = new Map<string, string>();
  for (const [name, value] of given.entries()) {
    if (fields.has(name)) return { status: 400, error: 'A field of the form is given twice.' };
    fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields) };
}
