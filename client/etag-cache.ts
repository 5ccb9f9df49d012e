import { isRead, type Send } from './send.ts';

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
