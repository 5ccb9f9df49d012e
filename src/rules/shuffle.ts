import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { IsoDate } from '../model/iso-date.ts';

/** What a shuffle is seeded from. No vendor name, slug, id or field of an offer is among it, so none can reach the order. */
export interface ShuffleQuestion {
  readonly date: IsoDate;
  readonly queryKey: string;
  readonly total: number;
}

/** SHA-256, in hexadecimal, of `DATE|QUERY_KEY|pTOTAL` (RULES.md 5). */
export function seed(date: IsoDate, queryKey: string, total: number): string {
  return bytesToHex(sha256(utf8ToBytes(`${date}|${queryKey}|p${String(total)}`)));
}

/** The positions 0 to `length - 1` in the day's order for this question: Fisher-Yates from the last index down. */
export function shuffle(question: ShuffleQuestion, length: number): readonly number[] {
  const positions = Array.from({ length }, (_, index) => index);
  if (length < 2) return positions;
  const random = draws(question);
  for (let last = length - 1; last > 0; last -= 1) {
    swap(positions, last, Math.floor(random() * (last + 1)));
  }
  return positions;
}

/** The numbers in [0, 1) that a question draws, one with each call. */
export function draws({ date, queryKey, total }: ShuffleQuestion): () => number {
  return mulberry32(Number.parseInt(seed(date, queryKey, total).slice(0, 8), 16));
}

function swap(positions: number[], one: number, other: number): void {
  const [first, second] = [positions[one], positions[other]];
  if (first === undefined || second === undefined) return;
  positions[one] = second;
  positions[other] = first;
}

/** A generator small enough to restate in any language; 32 bits of state, numbers in [0, 1). */
function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
