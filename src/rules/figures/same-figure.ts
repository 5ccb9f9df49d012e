import type { Figure } from './figure.ts';

/** Whether two figures state one amount of one kind, up to the two meanings of decimal units of bytes. */
export function isSameAmount(one: Figure, other: Figure): boolean {
  if (one.kind !== other.kind || (one.kind === 'money' && one.unit !== other.unit)) return false;
  if ((one.min === null) !== (other.min === null)) return false;
  return readings(one).some((first) =>
    readings(other).some((second) => isClose(one.amount * one.times * first, other.amount * other.times * second)),
  );
}

const POWER: ReadonlyMap<string | null, number> = new Map([
  ['KB', 1],
  ['MB', 2],
  ['GB', 3],
  ['TB', 4],
  ['PB', 5],
]);

/** A decimal unit of bytes is often meant in powers of 1,024: the factors under which its amount may be read. */
function readings({ unit }: Figure): readonly number[] {
  const power = POWER.get(unit);
  return power === undefined ? [1] : [1, 1.024 ** power];
}

/** Equal up to the rounding of binary fractions; infinity equals only itself. */
export function isClose(a: number, b: number): boolean {
  if (!Number.isFinite(a) || !Number.isFinite(b)) return a === b;
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** Whether two figures count one thing by its name; a name with a further word before it is the same thing more closely. */
export function isSameThing(one: Figure, other: Figure): boolean {
  if (one.thing === null || other.thing === null) return false;
  return one.thing === other.thing || one.thing.endsWith(` ${other.thing}`) || other.thing.endsWith(` ${one.thing}`);
}
