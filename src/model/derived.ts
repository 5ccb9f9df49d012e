import type { IsoDate } from './iso-date.ts';
import type { Limit } from './limit.ts';
import type { Slug } from './slug.ts';
import type { Detectors } from './detector.ts';
import type { EligibilityType } from './vocabulary.ts';

/** Values derived from the records of a catalogue, as stored in the index of a build. */
export interface DerivedParts {
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
  /** 0 for a listing without a published level, else 1 + the index of its level in `RISK_LEVELS`. */
  readonly levels: readonly number[];
  /** Positions of the listings with superseded terms. */
  readonly superseded: readonly number[];
}

/**
 * Vendors are given by their index in the records. Tables and lists are texts, because parsing them as JSON would take a
 * tenth of the start of a function: a table as `keyTableText` lays it out, a list with a line for each entry.
 */
export interface DerivedNames {
  /** The vendor by each key of its own name. */
  readonly own: string;
  /** The vendors by each key of their other names. */
  readonly other: string;
  readonly shortForms: string;
  /** The bare form of each vendor's own name, then of each other name, by vendor. */
  readonly bare: string;
  /** The vendor of each of those other names. */
  readonly bareOthers: readonly number[];
}

/** Numbers as base64 of their bytes: parsing them as JSON would take most of the time of a first search. */
export interface PackedNumbers {
  readonly bits: 16 | 32;
  readonly base64: string;
}

export interface DerivedSearch {
  /** Every distinct token, each preceded by a line feed. */
  readonly text: string;
  readonly starts: PackedNumbers;
  readonly firsts: PackedNumbers;
  readonly postings: PackedNumbers;
  /** By a synonym of several words: alternating listing positions and bits of the occurrences. */
  readonly phrases: Readonly<Record<string, readonly number[]>>;
  /** Number of products that each listing is recorded as an alternative to. */
  readonly recordedFor: readonly number[];
}

/**
 * Values that an index on the edge stores, because deriving them reads every record. `freshness` alone depends on the day.
 */
export interface SplitParts {
  /** What a search needs besides the texts. */
  readonly searchFacts: Pick<DerivedSearch, 'phrases' | 'recordedFor'>;
  /** The newest day on which anything was written, recorded or read, followed by each day after that of the build. */
  readonly modified: readonly IsoDate[] | null;
  /** Vendors that a reader may want to leave, by their index in the records. */
  readonly left: readonly number[];
  /** Vendors with a listed referral programme, by their index in the records. */
  readonly programmes: readonly number[];
  readonly stated: DerivedStated;
  readonly filters: DerivedFilters;
  readonly freshness: DerivedFreshness;
  readonly detectors: readonly (readonly [vendor: Slug, detect: Detectors])[];
}

/**
 * Members of all records that lists are filtered and ordered by. Only a whole index on the edge reads them: elsewhere the
 * records are at hand.
 */
export interface HeldParts {
  /** The name of each vendor, a line each: one text is parsed sooner than a list. */
  readonly vendorNames: string;
  readonly dates: DerivedDates;
  readonly logDays: DerivedLogDays;
  readonly classes: DerivedClasses;
  readonly tags: DerivedTags;
}

export interface DerivedDates {
  /** The catalogue date of each listing, one after another. */
  readonly verified: string;
  /** The last day of each listing that has one. */
  readonly expires: readonly (readonly [position: number, day: IsoDate])[];
}

/** Of each list, the newest day that is not after that of the build, and each later one. */
export interface DerivedLogDays {
  /** The day of the build: for an earlier day, the lists say nothing. */
  readonly date: IsoDate;
  /** Days of change records, and days on which they were recorded. */
  readonly written: readonly IsoDate[];
  /** Days of records that are neither retracted nor housekeeping. */
  readonly served: readonly IsoDate[];
}

export interface DerivedClasses {
  /** The kind of applicants of each listing that states one. */
  readonly eligibility: readonly (readonly [position: number, type: EligibilityType])[];
  /** Positions of the listings whose tier class is not `free`. */
  readonly otherThanFree: readonly number[];
}

export interface DerivedTags {
  /** Every distinct tag, in the order in which listings have them first. */
  readonly tags: readonly string[];
  /** The tags of each listing, as indexes in `tags`. */
  readonly of: readonly (readonly number[])[];
}

/** The parts that a whole and a split index store alike. */
export const STORED_PARTS = [
  'modified',
  'left',
  'programmes',
  'stated',
  'filters',
] as const satisfies readonly (keyof SplitParts)[];

export type StoredPart = (typeof STORED_PARTS)[number];

/** Ages of all entries as of a day. */
export interface DerivedFreshness {
  readonly date: IsoDate;
  /** The value of the rule `freshness`. */
  readonly freshness: object;
}

/** A day that a text states as an end. */
export interface StatedEnd {
  readonly date: IsoDate;
  readonly sentence: string;
}

/** Days after that of the build that texts state as an end, by listing position and by index of the change record. */
export interface DerivedStated {
  readonly listings: readonly (readonly [position: number, ends: readonly (StatedEnd & { readonly url: string })[]])[];
  readonly records: readonly (readonly [place: number, ends: readonly StatedEnd[]])[];
}

/** A limit as filters compare it. */
export type ComparedLimit = Pick<Limit, 'measure' | 'amount' | 'unit' | 'per'>;

/** What filters ask of an offer's texts. */
export interface DerivedFilters {
  /** Positions of the listings that state that they take no payment card. */
  readonly noCard: readonly number[];
  /** Every distinct limit. */
  readonly limits: readonly ComparedLimit[];
  /** The limits of each listing, as indexes in `limits`. */
  readonly limitsOf: readonly (readonly number[])[];
}
