import type { Path } from '../parse/draft.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import type { Sourced } from '../shape/shape.ts';
import { catalogueCheck, type Finding } from './check.ts';
import { writtenTwice } from './repeats.ts';

/** Lists whose repeated entries have a check of their own. */
const LISTS_WITH_OWN_CHECK = new Set(['tags', 'former_names', 'retired_names']);

/** The same text twice in one list of texts, in any file. */
export const duplicateEntry = catalogueCheck({
  code: 'duplicate-entry',
  meaning: 'a list of texts holds one of them twice',
  why: 'the second says nothing, and callers are served both',
  *diagnose({ vendors, categories, stacks, referralCodes }) {
    for (const file of [...vendors, categories, stacks, referralCodes]) if (file) yield* repeatedIn(file);
  },
});

const repeatedIn = memoizeByRecord(({ draft, value }: Sourced<unknown>): readonly Finding[] =>
  [...textLists(value, [])].flatMap(({ list, path }) => [...writtenTwice(list, draft, path)]),
);

interface TextList {
  readonly list: readonly string[];
  readonly path: Path;
}

function* textLists(value: unknown, path: Path): Generator<TextList> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [key, field] of Object.entries(value)) {
      if (!LISTS_WITH_OWN_CHECK.has(key)) yield* textLists(field, [...path, key]);
    }
    return;
  }
  const list = value.filter((entry) => typeof entry === 'string');
  if (list.length > 1) yield { list, path };
  for (const [index, entry] of value.entries()) yield* textLists(entry, [...path, index]);
}
