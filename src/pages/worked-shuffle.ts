import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { assess } from '../rules/risk/assessment.ts';
import { categoryOrder } from '../rules/ranking/category-order.ts';
import { eachSwap, seed, seedText, type ShuffleQuestion } from '../rules/ranking/shuffle.ts';

/** One swap of Fisher-Yates: the place to fill, the number drawn, the place it points at, and the names afterwards. */
export interface ShuffleStep {
  readonly i: number;
  readonly r: number;
  readonly j: number;
  readonly names: readonly string[];
}

/** A tie of today, with everything needed to repeat the shuffle. */
export interface WorkedShuffle {
  readonly category: Category;
  readonly demerits: number;
  readonly question: ShuffleQuestion;
  /** The names before the shuffle, in catalogue order. */
  readonly names: readonly string[];
  /** The seed text, and its hash. */
  readonly hashed: string;
  readonly seed: string;
  readonly steps: readonly ShuffleStep[];
}

/** Bounds of the tie: few enough to follow, enough to be a shuffle. */
const SIZES = [5, 4, 6, 7, 3, 8, 2];

/** A tie of the day small enough to follow step by step; null when no two offers are tied. */
export function workedShuffle(catalogue: Catalogue): WorkedShuffle | null {
  const ties = catalogue.records.categories.flatMap((category) => tiesOf(catalogue, category));
  for (const size of SIZES) {
    const tie = ties.find(({ listings }) => listings.length === size);
    if (tie) return worked(catalogue, tie);
  }
  return null;
}

interface Tie {
  readonly category: Category;
  readonly demerits: number;
  /** In catalogue order. */
  readonly listings: readonly Listing[];
}

function tiesOf(catalogue: Catalogue, category: Category): readonly Tie[] {
  const ranked = categoryOrder(catalogue, category).listings.filter((listing) => !assess(catalogue, listing).gate);
  const totals = [...new Set(ranked.map((listing) => assess(catalogue, listing).demerits))];
  return totals.map((demerits) => ({
    category,
    demerits,
    listings: ranked
      .filter((listing) => assess(catalogue, listing).demerits === demerits)
      .toSorted((one, other) => one.position - other.position),
  }));
}

function worked({ date }: Catalogue, { category, demerits, listings }: Tie): WorkedShuffle {
  const question = { date, queryKey: `category:${category.name}`, total: demerits };
  const names = listings.map(({ vendor }) => vendor.name);
  return {
    category,
    demerits,
    question,
    names,
    hashed: seedText(question),
    seed: seed(question),
    steps: steps(question, names),
  };
}

/** The swaps in order; the last one gives the order on the category's page. */
function steps(question: ShuffleQuestion, names: readonly string[]): readonly ShuffleStep[] {
  const found: ShuffleStep[] = [];
  let current = names;
  eachSwap(question, names.length, ({ last: i, random: r, drawn: j }) => {
    const [first, second] = [current[i], current[j]];
    current = current.map((name, at) => (at === i ? second : at === j ? first : name) ?? name);
    found.push({ i, r, j, names: current });
  });
  return found;
}

/** The shuffle as a standalone program for a browser console or Node. */
export function shuffleProgram({ names, hashed }: WorkedShuffle): string {
  return `const names = ${JSON.stringify(names, null, 2)};
const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(${JSON.stringify(hashed)}));
let state = new DataView(hash).getUint32(0); // the first 8 hex digits
function draw() { // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
for (let i = names.length - 1; i > 0; i -= 1) {
  const j = Math.floor(draw() * (i + 1));
  [names[i], names[j]] = [names[j], names[i]];
}
console.log(names);`;
}
