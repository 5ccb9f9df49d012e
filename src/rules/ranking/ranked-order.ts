import type { IsoDate } from '../../model/iso-date.ts';
import { addToGroup } from '../catalogue/group-by.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The only facts about an entry that affect its rank. */
export interface RankEntry {
  readonly gated: boolean;
  readonly demerits: number;
}

const ALGORITHM =
  'Ungated offers by demerit total, lower first, then all gated ones. Each group is shuffled: Fisher-Yates from the ' +
  'last index down over the group in catalogue order, j = floor(r * (i + 1)), r from mulberry32 started with the first ' +
  '8 hex digits of SHA-256("DATE|QUERY_KEY|pTOTAL"); the gated group takes the largest ungated total + 1. The seed ' +
  'shown is that of the leading group, whose total is demerits.';

/**
 * Ungated entries by demerit total, each group shuffled, then the gated entries as one shuffled tail
 * (docs/rules.md#rank-order). `entries` must be in catalogue order and carry no vendor, so no name can affect the
 * order.
 */
export function rankedOrder(question: Omit<ShuffleQuestion, 'total'>, entries: readonly RankEntry[]) {
  const { ungated, tail } = groupByDemerits(entries);
  const ranked = ungated.map(([total, group]) => shuffleGroup(group, { ...question, total }));
  // Without ungated entries the tail uses total 1, so that its seed differs from the one published for total 0.
  const shuffledTail = shuffleGroup(tail, { ...question, total: (ungated.at(-1)?.[0] ?? 0) + 1 });
  const [total = 0, leading = []] = ungated[0] ?? [];
  return {
    order: [...ranked, shuffledTail].flat(),
    /** How ties were broken, so that a reader can repeat it (docs/rules.md#tie-break). */
    tie_break: {
      date: question.date,
      query_key: question.queryKey,
      seed: seed({ ...question, total }),
      tie_count: leading.length,
      /** Demerit total of the leading group. */
      demerits: total,
      ranked_total: entries.length,
      algorithm: ALGORITHM,
    },
  };
}

/** The ungated entries by their total, the lowest first, and the gated ones. */
function groupByDemerits(entries: readonly RankEntry[]) {
  const groups = new Map<number, number[]>();
  const tail: number[] = [];
  entries.forEach(({ gated, demerits }, position) => {
    if (gated) tail.push(position);
    else addToGroup(groups, demerits, position);
  });
  return { ungated: [...groups].sort(([one], [other]) => one - other), tail };
}

function shuffleGroup(group: readonly number[], question: ShuffleQuestion): readonly number[] {
  return shuffle(question, group.length).flatMap((place) => group[place] ?? []);
}

/** The inputs of the seed. No vendor name, slug, id or field of an offer is among them, so none can affect the order. */
interface ShuffleQuestion {
  readonly date: IsoDate;
  readonly queryKey: string;
  readonly total: number;
}

/** The text that is hashed to a seed: `DATE|QUERY_KEY|pTOTAL` (docs/rules.md#shuffle). */
export function seedText({ date, queryKey, total }: ShuffleQuestion): string {
  return `${date}|${queryKey}|p${total}`;
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
