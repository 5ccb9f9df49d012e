import { isExportFile } from '../../src/routes/export/table.ts';
import { shortDigest } from '../digest.ts';
import type { Eventually } from '../message.ts';

/** Digest of a body for its validator, the same as on the Node host. */
export function digest(body: Uint8Array<ArrayBuffer>): Eventually<string> {
  return shortDigest(body) ?? sha256(body);
}

/** Digest of a file of the build. `/api/diff` finds a build by the SHA-256 of its exports. */
export function fileDigest(path: string, body: Uint8Array<ArrayBuffer>): Eventually<string> {
  return isExportFile(path) ? sha256(body) : digest(body);
}

/**
 * SHA-256 of a body, base64url. Uses the platform's implementation: in JavaScript a long answer would exceed the CPU
 * limit.
 */
async function sha256(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const base64 = btoa(String.fromCharCode(...hashed));
  return base64
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}
