import { fold } from './fold.ts';

/** How a published name meets the names asked for. */
export type NameMatch = 'exact' | 'contains';

/**
 * Matches folded names by case-insensitive substring (SPEC.md "/api/changes"). `asked` may stand anywhere in a name;
 * `renamed`, the present names of retired ones that were asked for, match whole names alone.
 */
export function nameMatcher(
  asked: readonly string[],
  renamed: readonly string[],
): (folded: string) => NameMatch | null {
  // A text of characters that fold to nothing stands in no name.
  const texts = new Set(asked.map(fold).filter((text) => text !== ''));
  const whole = new Set([...texts, ...renamed.map(fold)]);
  const byLength = groupedByLength(texts);
  const known = new Map<string, NameMatch | null>();
  const match = (folded: string): NameMatch | null => {
    if (whole.has(folded)) return 'exact';
    for (const [length, group] of byLength) if (holdsOne(folded, length, group)) return 'contains';
    return null;
  };
  return (folded) => {
    let found = known.get(folded);
    if (found === undefined) known.set(folded, (found = match(folded)));
    return found;
  };
}

function groupedByLength(texts: ReadonlySet<string>): ReadonlyMap<number, ReadonlySet<string>> {
  const groups = new Map<number, Set<string>>();
  for (const text of texts) groups.set(text.length, (groups.get(text.length) ?? new Set()).add(text));
  return groups;
}

/** So few texts are cheaper looked for one by one. */
const FEW = 8;

/** The work grows with the length of the name and not with how many are asked: a caller may ask thousands at once. */
function holdsOne(name: string, length: number, texts: ReadonlySet<string>): boolean {
  if (texts.size <= FEW) {
    for (const text of texts) if (name.includes(text)) return true;
    return false;
  }
  for (let start = 0; start + length <= name.length; start++) {
    if (texts.has(name.slice(start, start + length))) return true;
  }
  return false;
}
