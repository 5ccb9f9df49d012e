import { fold } from '../text/fold.ts';
import { caseFold } from './case-fold.ts';
import { slug } from '../text/slug.ts';

/** How a published name matches the requested names. */
export type NameMatch = 'exact' | 'contains';

/** A published name as filters compare it. */
export interface ComparedName {
  /** Without case and accents. */
  readonly folded: string;
  readonly slug: string;
}

/** A name in the forms that filters compare. */
export function comparedName(name: string): ComparedName {
  return { folded: foldName(name), slug: slug(name) };
}

/** Case folding beside dropped accents: `STRASSE` is `Straße`. */
function foldName(name: string): string {
  return caseFold(fold(name));
}

/**
 * Matches names by case-insensitive substring (docs/rules.md#name-match). `requested` texts may occur anywhere in a
 * name or its slug; `renamed`, the current names of requested retired ones, match whole names only.
 */
export function nameMatcher(
  requested: readonly string[],
  renamed: readonly string[],
): (name: ComparedName) => NameMatch | null {
  // A text that folds to nothing matches no name.
  const texts = new Set(requested.map(foldName).filter((text) => text !== ''));
  const whole = new Set([...texts, ...renamed.map(foldName)]);
  const byLength = groupedByLength(texts);
  // A text without a hyphen that occurs in a slug occurs in the name too.
  const slugs = [...texts].filter((text) => SLUG_WITH_HYPHEN.test(text));
  const known = new Map<string, NameMatch | null>();
  const match = ({ folded, slug: named }: ComparedName): NameMatch | null => {
    if (whole.has(folded) || whole.has(named)) return 'exact';
    for (const [length, group] of byLength) if (holdsOne(folded, length, group)) return 'contains';
    return slugs.some((text) => named.includes(text)) ? 'contains' : null;
  };
  return (name) => {
    let found = known.get(name.folded);
    // Stryker disable next-line ConditionalExpression: only repeats work; the result is the same
    if (found === undefined) known.set(name.folded, (found = match(name)));
    return found;
  };
}

const SLUG_WITH_HYPHEN = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

function groupedByLength(texts: ReadonlySet<string>): ReadonlyMap<number, ReadonlySet<string>> {
  const groups = new Map<number, Set<string>>();
  for (const text of texts) groups.set(text.length, (groups.get(text.length) ?? new Set()).add(text));
  return groups;
}

/** Up to this number of texts, searching a name for each of them is cheaper. */
const MAX_SEARCHED_TEXTS = 8;

/** The cost grows with the length of the name, not with the number of texts: a request may contain thousands. */
function holdsOne(name: string, length: number, texts: ReadonlySet<string>): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator,BlockStatement: both searches have the same result
  if (texts.size <= MAX_SEARCHED_TEXTS) {
    for (const text of texts) if (name.includes(text)) return true;
    return false;
  }
  // Stryker disable next-line ArithmeticOperator: later parts are shorter than each text and equal none
  for (let start = 0; start + length <= name.length; start++) {
    if (texts.has(name.slice(start, start + length))) return true;
  }
  return false;
}
