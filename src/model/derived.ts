import type { IsoDate } from './iso-date.ts';
import type { Limit } from './limit.ts';

/** What rules derive from the records of a catalogue, as the index of a build holds it. */
export interface DerivedParts {
  /** Limits of each offer, in catalogue order. */
  readonly limits: readonly (readonly Limit[])[];
  readonly names: DerivedNames;
  readonly search: DerivedSearch;
  readonly day: DerivedDay;
}

/** What the day of the build makes of each listing, by its position. */
export interface DerivedDay {
  readonly date: IsoDate;
  /** 0 where it is on the ranked list, else the place of its gate among the codes, from 1. */
  readonly gates: readonly number[];
  readonly demerits: readonly number[];
  /** 0 where none is published, else the place of its class among the classes, from 1. */
  readonly stabilities: readonly number[];
}

/** Vendors are given by their place among the records. */
export interface DerivedNames {
  readonly own: readonly (readonly [key: string, vendor: number])[];
  readonly other: readonly (readonly [key: string, vendors: readonly number[]])[];
  readonly shortForms: readonly (readonly [form: string, vendors: readonly number[]])[];
  /** Of each vendor's own name, then of each other name, by vendor. */
  readonly bare: readonly string[];
}

export interface DerivedSearch {
  /** Every distinct token after a line feed. */
  readonly text: string;
  /** Numbers of 32 bits, as base64: so many that reading them as JSON would take most of a first search. */
  readonly starts: string;
  readonly firsts: string;
  readonly postings: string;
  /** By the words of a synonym of several words: listing positions, each with the bits of its occurrences, in turn. */
  readonly phrases: Readonly<Record<string, readonly number[]>>;
  /** To how many products each listing is recorded as an alternative. */
  readonly recordedFor: readonly number[];
}

/** Each part as JSON, which is read when a rule first needs it: the start of a function has time for none of them. */
export type DerivedTexts = { readonly [Part in keyof DerivedParts]: string };
