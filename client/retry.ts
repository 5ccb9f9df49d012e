import { isRead, type Send } from './send.ts';

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
