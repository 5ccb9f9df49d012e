import { fold } from '../text/fold.ts';

/** A name without what two writers may write differently: spaces, hyphens, dots, case and accents. */
export function bareName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
