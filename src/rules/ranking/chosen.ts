/** The entries at some positions, in the order of the positions. Positions outside the list choose nothing. */
export function chosen<Entry>(entries: readonly Entry[], positions: Iterable<number>): readonly Entry[] {
  const picked: Entry[] = [];
  for (const position of positions) {
    const entry = entries[position];
    if (entry !== undefined) picked.push(entry);
  }
  return picked;
}
