import type { IsoDate } from './iso-date.ts';
import type { Limit } from './limit.ts';

/** Values derived from the records of a catalogue, as stored in the index of a build. */
export interface DerivedParts {
  /** Limits of each offer, in catalogue order. */
  readonly limits: readonly (readonly Limit[])[];
  readonly names: DerivedNames;
  readonly search: DerivedSearch;
  readonly day: DerivedDay;
}

/** Values of each listing on the day of the build, by its position. */
export interface DerivedDay {
  readonly date: IsoDate;
  /** 0 for a listing on the ranked list, else 1 + the index of its gate in `GATE_CODES`. */
  readonly gates: readonly number[];
  readonly demerits: readonly number[];
  /** 0 for a listing without a published class, else 1 + the index of its class in `STABILITIES`. */
  readonly stabilities: readonly number[];
}

/** Vendors are given by their index in the records. */
export interface DerivedNames {
  readonly own: readonly (readonly [key: string, vendor: number])[];
  readonly other: readonly (readonly [key: string, vendors: readonly number[]])[];
  readonly shortForms: readonly (readonly [form: string, vendors: readonly number[]])[];
  /** The bare form of each vendor's own name, then of each other name, by vendor. */
  readonly bare: readonly string[];
}

export interface DerivedSearch {
  /** Every distinct token, each preceded by a line feed. */
  readonly text: string;
  /** 32-bit numbers in base64: parsing them as JSON would take most of the time of a first search. */
  readonly starts: string;
  readonly firsts: string;
  readonly postings: string;
  /** By a synonym of several words: alternating listing positions and bits of the occurrences. */
  readonly phrases: Readonly<Record<string, readonly number[]>>;
  /** Number of products that each listing is recorded as an alternative to. */
  readonly recordedFor: readonly number[];
}

/** Each part as JSON, parsed lazily: the start of a function on the edge has no time for it. */
export type DerivedTexts = { readonly [Part in keyof DerivedParts]: string };
