/** Sends one request, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** Requests that may be sent twice and whose answers may be kept. */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
