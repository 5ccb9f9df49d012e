import { editDistance } from '../text/edit-distance.ts';
import { bareName } from './bare-name.ts';

/** Whether a name holds a text or is held by it, or is fewer edits away than half of the text has letters. */
export function isNearName(text: string, name: string): boolean {
  const [requested, bare] = [bareName(text), bareName(name)];
  if (requested === '' || bare === '') return false;
  if (bare.includes(requested) || requested.includes(bare)) return true;
  return editDistance(requested, bare) < requested.length / 2;
}

/**
 * Positions in a list of the names within one edit of a text. Names and text are bare names. Computes few edit distances:
 * one edit changes the length by at most one, and keeps the first or the last letter, except for the swap of a name's only
 * two letters, which is not found.
 */
export function withinOneEdit(names: readonly string[], bare: string): readonly number[] {
  const [first, last] = [bare.charCodeAt(0), bare.charCodeAt(bare.length - 1)];
  const near: number[] = [];
  for (let position = 0; position < names.length; position += 1) {
    const name = names[position] ?? '';
    const longer = name.length - bare.length;
    if (longer > 1 || longer < -1) continue;
    if (name.charCodeAt(0) !== first && name.charCodeAt(name.length - 1) !== last) continue;
    if (editDistance(bare, name) <= 1) near.push(position);
  }
  return near;
}
