import { hash } from 'node:crypto';
import { digestsBy } from '../digest.ts';

/** SHA-256 of a body, base64url. */
export function sha256Of(body: Uint8Array): string {
  return hash('sha256', body, 'base64url');
}

export const { digest, fileDigest } = digestsBy(sha256Of);
