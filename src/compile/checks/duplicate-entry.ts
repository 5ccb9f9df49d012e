import { fold } from '../../rules/text/fold.ts';
import type { Path } from '../parse/draft.ts';
import { memoizeByFile } from '../shape/memoize.ts';
import type { Sourced } from '../shape/shape.ts';
import { catalogueCheck, type Finding } from './check.ts';
import { writtenTwice } from './repeats.ts';

/** Lists whose repeated entries have a check of their own. */
const TOLD_ELSEWHERE = new Set(['tags', 'former_names', 'retired_names']);

/** The same text twice in one list of texts, in any file. */
export const duplicateEntry = catalogueCheck({
  code: 'duplicate-entry',
  meaning: 'a list of texts holds one of them twice',
  why: 'the second says nothing, and callers are served both',
  *diagnose({ vendors, categories, stacks, referralCodes }) {
    for (const file of [...vendors, categories, stacks, referralCodes]) if (file) yield* repeatedIn(file);
  },
});

const repeatedIn = memoizeByFile(({ draft, value }: Sourced<unknown>): readonly Finding[] => {
  if (!hasRepeat(value)) return NONE;
  return [...textLists(value, [])].flatMap(({ list, path }) => [...writtenTwice(list, draft, path)]);
});

/** Shared by the many files without a repetition. */
const NONE: readonly Finding[] = [];

/** Whether a list of texts in a value holds one twice, case and accents folded; finding where costs several times as much. */
function hasRepeat(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value))
    return Object.keys(value).some((key) => !TOLD_ELSEWHERE.has(key) && hasRepeat(Reflect.get(value, key)));
  const texts = value.filter((entry) => typeof entry === 'string');
  if (texts.length > 1 && new Set(texts.map(fold)).size < texts.length) return true;
  return texts.length < value.length && value.some(hasRepeat);
}

interface TextList {
  readonly list: readonly string[];
  readonly path: Path;
}

function* textLists(value: unknown, path: Path): Generator<TextList> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [key, field] of Object.entries(value)) {
      if (!TOLD_ELSEWHERE.has(key)) yield* textLists(field, [...path, key]);
    }
    return;
  }
  const list = value.filter((entry) => typeof entry === 'string');
  if (list.length > 1) yield { list, path };
  for (const [index, entry] of value.entries()) yield* textLists(entry, [...path, index]);
}
