import type { Figure } from './figure.ts';

type Amount = Pick<Figure, 'kind' | 'amount' | 'unit'>;

/** Whether two figures state one amount of one kind, up to the two meanings of decimal units of bytes. */
export function isSameAmount(one: Amount, other: Amount): boolean {
  if (one.kind !== other.kind || (one.kind === 'money' && one.unit !== other.unit)) return false;
  return meanings(one).some((first) => meanings(other).some((second) => isClose(first, second)));
}

/** A decimal unit of bytes is often meant in powers of 1,024. */
function meanings({ unit, amount }: Amount): readonly number[] {
  const power = ['KB', 'MB', 'GB', 'TB', 'PB'].indexOf(unit ?? '') + 1;
  return [amount, amount * 1.024 ** power];
}

/** Equal up to the rounding of binary fractions; infinity equals only itself. */
const isClose = (a: number, b: number): boolean => a === b || Math.abs(a - b) <= 1e-9 * Math.min(a, b);

/** Whether two figures count one thing by its name; a name with a further word before it is the same thing more closely. */
export function isSameThing(one: Figure, other: Figure): boolean {
  if (one.thing === null || other.thing === null) return false;
  return one.thing === other.thing || one.thing.endsWith(` ${other.thing}`) || other.thing.endsWith(` ${one.thing}`);
}
