import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { DerivedDay } from '../../model/derived.ts';
import {
  GATE_CODES,
  RISK_LEVELS,
  STABILITIES,
  type GateCode,
  type RiskLevel,
  type Stability,
} from '../../model/vocabulary.ts';
import { derivedPart } from '../catalogue/derived.ts';
import { memoizeByCatalogue } from '../catalogue/memoize.ts';
import { assess } from './assessment.ts';

const UNKNOWN = 255;

/**
 * The part of the assessments that orders and filters lists, as small numbers, because a search may read it for every
 * listing. A build stores it for its own day; on another day it is derived from each assessment lazily.
 */
class RankFacts {
  readonly #catalogue: Catalogue;
  readonly #gates: Uint8Array;
  readonly #demerits: Uint8Array;
  readonly #stabilities: Uint8Array;
  readonly #levels: Uint8Array;

  constructor(catalogue: Catalogue, day: DerivedDay | null) {
    const unknown = (): Uint8Array => new Uint8Array(catalogue.listings.length).fill(UNKNOWN);
    this.#catalogue = catalogue;
    this.#gates = day ? new Uint8Array(day.gates) : unknown();
    this.#demerits = day ? new Uint8Array(day.demerits) : unknown();
    this.#stabilities = day ? new Uint8Array(day.stabilities) : unknown();
    this.#levels = day ? new Uint8Array(day.levels) : unknown();
  }

  /** Null for a listing on the ranked list. */
  gate(listing: Listing): GateCode | null {
    return GATE_CODES[this.#numberOf(this.#gates, listing) - 1] ?? null;
  }

  isGated(listing: Listing): boolean {
    return this.#numberOf(this.#gates, listing) !== 0;
  }

  demerits(listing: Listing): number {
    return this.#numberOf(this.#demerits, listing);
  }

  /** Null without a published class. */
  stability(listing: Listing): Stability | null {
    return STABILITIES[this.#numberOf(this.#stabilities, listing) - 1] ?? null;
  }

  /** The published level; null where it is withheld or the listing is off the ranked list. */
  level(listing: Listing): RiskLevel | null {
    return RISK_LEVELS[this.#numberOf(this.#levels, listing) - 1] ?? null;
  }

  #numberOf(numbers: Uint8Array, listing: Listing): number {
    const { position } = listing;
    if (numbers[position] === UNKNOWN) {
      const assessed = numbersOf(this.#catalogue, listing);
      this.#gates[position] = assessed.gate;
      this.#demerits[position] = assessed.demerits;
      this.#stabilities[position] = assessed.stability;
      this.#levels[position] = assessed.level;
    }
    return numbers[position] ?? 0;
  }
}

export const rankFacts = memoizeByCatalogue((catalogue) => {
  const day = derivedPart(catalogue.records, 'day');
  return new RankFacts(catalogue, day?.date === catalogue.date ? day : null);
});

/** The rank facts of every listing on the day of a catalogue. */
export function derivedDay(catalogue: Catalogue): DerivedDay {
  const each = catalogue.listings.map((listing) => numbersOf(catalogue, listing));
  return {
    date: catalogue.date,
    gates: each.map(({ gate }) => gate),
    demerits: each.map(({ demerits }) => demerits),
    stabilities: each.map(({ stability }) => stability),
    levels: each.map(({ level }) => level),
    superseded: catalogue.listings.flatMap((listing) =>
      assess(catalogue, listing).terms_superseded === null ? [] : [listing.position],
    ),
  };
}

/** The rank facts of one listing, as a build stores them. */
export function numbersOf(catalogue: Catalogue, listing: Listing) {
  const { gate, demerits, stability, risk_level: level } = assess(catalogue, listing);
  return {
    gate: gate === null ? 0 : GATE_CODES.indexOf(gate.code) + 1,
    demerits,
    stability: stability === null ? 0 : STABILITIES.indexOf(stability) + 1,
    level: level === null ? 0 : RISK_LEVELS.indexOf(level) + 1,
  };
}
