import { digestsBy } from '../digest.ts';

/**
 * SHA-256 of a body, base64url. Uses the platform's implementation: in JavaScript a long answer would exceed the CPU
 * limit.
 */
async function sha256Of(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const base64 = btoa(String.fromCharCode(...hashed));
  return base64
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}

export const { digest, fileDigest } = digestsBy(sha256Of);
