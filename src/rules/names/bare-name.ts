import { fold } from '../text/fold.ts';

const PLAIN = /^[a-z0-9]*$/;

/** A name without the parts that authors write differently: spaces, hyphens, dots, case and accents. */
export function bareName(name: string): string {
  const folded = fold(name);
  // Most names are letters and digits of ASCII, which costs a tenth to see.
  return PLAIN.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}]+/gu, '');
}
