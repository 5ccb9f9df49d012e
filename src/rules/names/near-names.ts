import { distance } from 'fastest-levenshtein';

/** Positions in the list of the names within one edit of a text. Names and text are bare names. */
export type WithinOneEdit = (bare: string) => readonly number[];

/** Groups names, so that a text is compared with a few dozen: one edit keeps the first or the last letter. */
export function withinOneEdit(names: readonly string[]): WithinOneEdit {
  const groups = new Map<string, number[]>();
  for (const [position, name] of names.entries()) {
    for (const key of keys(name, name.length)) {
      const group = groups.get(key);
      if (group) group.push(position);
      else groups.set(key, [position]);
    }
  }
  return (bare) => {
    const lengths = [bare.length - 1, bare.length, bare.length + 1];
    const measured = lengths.flatMap((length) => keys(bare, length).flatMap((key) => groups.get(key) ?? []));
    const near = measured.filter((position) => distance(bare, names[position] ?? '') <= 1);
    return [...new Set(near)].sort((one, other) => one - other);
  };
}

function keys(bare: string, length: number): readonly string[] {
  if (bare === '') return [];
  return [`${length}^${bare[0] ?? ''}`, `${length}$${bare.at(-1) ?? ''}`];
}
