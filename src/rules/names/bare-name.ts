import { fold } from '../text/fold.ts';

/** A name without the parts that authors write differently: spaces, hyphens, dots, case and accents. */
export function bareName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
