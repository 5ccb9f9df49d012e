import { etagOf } from './headers.ts';

/** The validator of a body that was made here. */
export async function etagOfBytes(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const base64 = btoa(String.fromCharCode(...digest));
  return etagOf(base64.replaceAll('+', '-').replaceAll('/', '_'));
}
