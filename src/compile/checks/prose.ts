import type { Path } from '../parse/draft.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import type { Sourced } from '../shape/shape.ts';
import type { CatalogueFiles } from './check.ts';

/** A published text in our own words that people read: not a name, and not a word of a closed list. */
export interface Prose {
  readonly text: string;
  readonly path: Path;
}

const PROSE_KEYS: ReadonlySet<string> = new Set([
  'tier',
  'description',
  'summary',
  'previous_state',
  'current_state',
  'detail',
  'text',
  'conditions',
  'restrictions',
  'program',
  'settlement',
  'pricing_model',
  'example_cost',
  'referrer_benefit',
  'referee_benefit',
  'notes',
  'scope',
  'answers',
  'reason',
]);

/** Keys whose texts quote a page. */
const OTHERS_WORDS: ReadonlySet<string> = new Set(['source_check', 'archive_check']);

/** The texts of one file, memoized. */
export const proseOf = memoizeByRecord(({ value }: Sourced<unknown>): readonly Prose[] => [
  ...proseIn(value, [], false),
]);

/** The texts of every file that holds such texts, each with its file. */
export function* proseOfCatalogue(catalogue: CatalogueFiles): Generator<Prose & { readonly file: Sourced<unknown> }> {
  const { vendors, categories, stacks, referralCodes } = catalogue;
  for (const file of [...vendors, categories, stacks, referralCodes]) {
    if (file) for (const prose of proseOf(file)) yield { ...prose, file };
  }
}

function* proseIn(value: unknown, path: Path, isProse: boolean): Generator<Prose> {
  if (typeof value === 'string') {
    if (isProse) yield { text: value, path };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* proseIn(entry, [...path, index], isProse);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      if (!OTHERS_WORDS.has(key)) yield* proseIn(field, [...path, key], PROSE_KEYS.has(key));
    }
  }
}
