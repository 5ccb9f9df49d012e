import { STORAGE_KINDS, type LimitMeasure, type StorageKind } from '../../model/limit.ts';
import { MEASURES, type Measure, type MeasureKind } from './measures.ts';

/** Endings of things that name what holds stored bytes. */
const KINDS_OF_STORAGE: Readonly<Record<StorageKind, RegExp>> = {
  database: /\b(?:database|db|postgres|postgresql|mysql|vector|index|document)(?: storage| space)?$/,
  files:
    /\b(?:file|drive|upload|asset|media|mail|mailbox|photo|attachment|video|image|personal)(?: storage| space)?$|webspace$/,
  object: /\b(?:object|blob|bucket)(?: storage)?$/,
};

/** The kind of storage that a thing names; undefined where it names none. */
export function storageKind(thing: string): StorageKind | undefined {
  return STORAGE_KINDS.find((kind) => KINDS_OF_STORAGE[kind].test(thing));
}

interface Listed {
  readonly measure: LimitMeasure;
  readonly kind: MeasureKind;
  /** The first thing of its group, which names all of the group. */
  readonly group: string;
  /** All things of its group. */
  readonly kindred: readonly string[];
}

let index: ReadonlyMap<string, readonly Listed[]> | null = null;

/** Every thing of the table, made at the first look-up. */
function listedThings(): ReadonlyMap<string, readonly Listed[]> {
  if (index) return index;
  const made = new Map<string, Listed[]>();
  for (const [measure, { kind, things }] of Object.entries(MEASURES) as [LimitMeasure, Measure][]) {
    for (const group of things.split(';')) {
      const kindred = group.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
      const listed = { measure, kind, group: kindred[0] ?? '', kindred };
      for (const word of kindred) made.set(word, [...(made.get(word) ?? []), listed]);
    }
  }
  index = made;
  return made;
}

/** The measure of a thing in the singular that is counted in a kind of unit, by its longest ending in the table. */
export function measureOfThing(
  thing: string,
  kind: MeasureKind | 'unlimited',
): (Listed & { readonly ending: string }) | null {
  const words = thing.split(' ');
  for (let from = 0; from < words.length; from++) {
    const ending = words.slice(from).join(' ');
    const found = listedThings()
      .get(ending)
      ?.find((one) => one.kind === kind);
    if (found) return { ...found, ending };
  }
  return null;
}

/** Whether two things in the singular mean one: bandwidth and egress, participants and attendees. */
export function areKindredThings(one: string, other: string, kind: MeasureKind): boolean {
  const [first, second] = [measureOfThing(one, kind), measureOfThing(other, kind)];
  return one === other || (first !== null && first.group === second?.group);
}

/** All things in the singular that mean the same as one, itself included. */
export function kindredThings(thing: string, kind: MeasureKind): readonly string[] {
  return [thing, ...(measureOfThing(thing, kind)?.kindred ?? [])];
}

/** The things of one kind, for suggestions and documentation. */
export function thingsOfKind(kind: MeasureKind): readonly string[] {
  return [...listedThings()].flatMap(([thing, listed]) => (listed.some((one) => one.kind === kind) ? [thing] : []));
}
