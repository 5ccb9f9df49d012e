import { STORAGE_KINDS, type LimitMeasure, type StorageKind } from '../../model/limit.ts';
import { groupBy } from '../catalogue/group-by.ts';
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
  readonly thing: string;
  readonly measure: LimitMeasure;
  readonly kind: MeasureKind;
  /** The first thing of its group, which names all of the group. */
  readonly group: string;
  /** All things of its group. */
  readonly kindred: readonly string[];
}

/** Every thing of the table. */
const LISTED = groupBy(
  (Object.entries(MEASURES) as [LimitMeasure, Measure][]).flatMap(([measure, { kind, things }]) =>
    things.split(';').flatMap((group): readonly Listed[] => {
      const kindred = group.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
      return kindred.map((thing) => ({ thing, measure, kind, group: kindred[0] ?? thing, kindred }));
    }),
  ),
  ({ thing }) => thing,
);

/** The kinds of unit in which things are counted. */
export const COUNTED_KINDS = ['count', 'bytes', 'duration'] as const;

/** Whether a measure knows a thing in the singular, or its ending. */
export const isKnownThing = (thing: string | null): boolean =>
  thing !== null && COUNTED_KINDS.some((kind) => measureOfThing(thing, kind));

/** The measure of a thing in the singular that is counted in a kind of unit, by its longest ending in the table. */
export function measureOfThing(thing: string, kind: MeasureKind | 'unlimited'): Listed | null {
  const words = thing.split(' ');
  for (let from = 0; from < words.length; from++) {
    const ending = words.slice(from).join(' ');
    const found = LISTED.get(ending)?.find((one) => one.kind === kind);
    if (found) return found;
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
  return [...LISTED.values()].flat().flatMap((listed) => (listed.kind === kind ? [listed.thing] : []));
}
