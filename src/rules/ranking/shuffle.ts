import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { IsoDate } from '../../model/iso-date.ts';

/** The inputs of the seed. No vendor name, slug, id or field of an offer is among them, so none can affect the order. */
export interface ShuffleQuestion {
  readonly date: IsoDate;
  readonly queryKey: string;
  readonly total: number;
}

/** The text that is hashed to a seed: `DATE|QUERY_KEY|pTOTAL` (docs/rules.md#shuffle). */
export function seedText({ date, queryKey, total }: ShuffleQuestion): string {
  return `${date}|${queryKey}|p${String(total)}`;
}

/** SHA-256, in hexadecimal, of the seed text (docs/rules.md#shuffle). */
export function seed(question: ShuffleQuestion): string {
  return bytesToHex(sha256(utf8ToBytes(seedText(question))));
}

/** The positions 0 to `length - 1` in the day's order for this question: Fisher-Yates from the last index down. */
export function shuffle(question: ShuffleQuestion, length: number): readonly number[] {
  const positions = Array.from({ length }, (_, index) => index);
  if (length < 2) return positions;
  const draw = mulberry32(Number.parseInt(seed(question).slice(0, 8), 16));
  for (let last = length - 1; last > 0; last -= 1) {
    const drawn = Math.floor(draw() * (last + 1));
    // Each place begins with its own index.
    [positions[last], positions[drawn]] = [positions[drawn] ?? drawn, positions[last] ?? last];
  }
  return positions;
}

/** The generator mulberry32: 32 bits of state, numbers in [0, 1), the same ones for the same start. */
export function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
