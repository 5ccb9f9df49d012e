/** Sends one request, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** Requests that may be sent twice and whose answers may be kept. */
function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

interface RetryLimits {
  readonly retries: number;
  readonly maxRetrySeconds: number;
}

/**
 * Repeats a GET or HEAD that is answered 503 with a `Retry-After` of at most `maxRetrySeconds`, after that time. Any
 * other answer, and the last 503, is returned as it is.
 */
export function withRetry(send: Send, { retries, maxRetrySeconds }: RetryLimits): Send {
  return async (request) => {
    for (let repeats = 0; ; repeats += 1) {
      const response = await send(request);
      const seconds = response.status === 503 ? retryAfterSeconds(response.headers.get('Retry-After')) : null;
      if (repeats >= retries || !isRead(request) || seconds === null || seconds > maxRetrySeconds) return response;
      await response.body?.cancel();
      await pause(seconds * 1000, request.signal);
    }
  };
}

/** Seconds of a `Retry-After`, which states seconds or a day and time; null where it states neither. */
function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}

/** Rejects with the reason of the signal as soon as it aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- `fetch` rejects with the reason too
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}

interface KeptAnswer {
  readonly etag: string;
  readonly body: ArrayBuffer;
  readonly headers: Headers;
}

/**
 * Keeps the 200 answers of GET requests that have an ETag, at most `entries` of them, and sends `If-None-Match` for
 * them. A 304 becomes the kept answer. Requests with an `If-None-Match` of their own, or with the cache mode
 * `no-store`, pass unchanged.
 */
export function withEtagCache(send: Send, entries: number): Send {
  const kept = new Map<string, KeptAnswer>();
  return async (request) => {
    if (entries < 1 || !isCacheable(request)) return send(request);
    const key = `${request.url} ${request.headers.get('Accept') ?? ''}`;
    const known = kept.get(key);
    const response = await send(known ? conditional(request, known.etag) : request);
    kept.delete(key);
    if (known && response.status === 304) {
      kept.set(key, known);
      return new Response(known.body, { headers: known.headers });
    }
    const etag = response.headers.get('ETag');
    if (response.status !== 200 || etag === null) return response;
    kept.set(key, { etag, body: await response.clone().arrayBuffer(), headers: new Headers(response.headers) });
    for (const [oldest] of kept) {
      if (kept.size <= entries) break;
      kept.delete(oldest);
    }
    return response;
  };
}

function isCacheable(request: Request): boolean {
  return (
    isRead(request) &&
    request.method !== 'HEAD' &&
    request.cache !== 'no-store' &&
    !request.headers.has('If-None-Match')
  );
}

function conditional(request: Request, etag: string): Request {
  const headers = new Headers(request.headers);
  headers.set('If-None-Match', etag);
  return new Request(request, { headers });
}
