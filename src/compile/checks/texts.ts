import type { Check } from './check.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import { fieldName } from '../shape/issue.ts';
import type { Sourced } from '../shape/shape.ts';
import { catalogueCheck, type CatalogueFiles, type Finding } from './check.ts';
import { writtenTwice } from './findings.ts';

/** Checks of texts in any file. */
export const TEXT_CHECKS: readonly Check[] = [
  /** The same text twice in one list of texts, in any file. */
  catalogueCheck({
    code: 'duplicate-entry',
    meaning: 'a list of texts holds one of them twice',
    why: 'the second says nothing, and callers are served both',
    *diagnose({ vendors, categories, stacks, referralCodes }) {
      for (const file of [...vendors, categories, stacks, referralCodes]) if (file) yield* repeatedIn(file);
    },
  }),

  /** A text copied from the source of a page. */
  catalogueCheck({
    code: 'html-text',
    meaning: 'a text has an HTML tag or character reference',
    why: 'texts are served as they are written, so readers would see the code',
    isWaivable: true,
    *diagnose(catalogue) {
      for (const { file, path, text } of proseOfCatalogue(catalogue)) {
        const tag = TAG.exec(text)?.[0];
        const code = tag ?? CHARACTER_REFERENCE.exec(text)?.[0];
        if (code === undefined) continue;
        yield {
          at: file.draft.place(path),
          what: `${fieldName(path)} has ${quoted(code)}, which is HTML`,
          fix: tag === undefined ? 'write the character itself' : 'write plain text, without tags',
        };
      }
    },
  }),

  /** A placeholder that was left in the place of a text. */
  catalogueCheck({
    code: 'placeholder-text',
    meaning: 'a text is a placeholder, such as `TODO`',
    why: 'readers of the API would take it for a fact about the vendor',
    isWaivable: true,
    *diagnose(catalogue) {
      for (const { file, path, text } of proseOfCatalogue(catalogue)) {
        if (!PLACEHOLDERS.some((form) => form.test(text))) continue;
        yield {
          at: file.draft.place(path),
          what: `${fieldName(path)} is ${quoted(text)}, which is a placeholder`,
          fix: 'write the text, or leave the key out where it may be left out',
        };
      }
    },
  }),
];

/** Lists whose repeated entries have a check of their own. */
const LISTS_WITH_OWN_CHECK = new Set(['tags', 'former_names', 'retired_names']);

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

/** A closing tag, a tag with an attribute, or a line break; `Map<K, V>` and `<script>` alone are text. */
const TAG = /<\/[a-z][a-z0-9-]*\s*>|<[a-z][a-z0-9-]*\s+[a-z-]+\s*=[^<>]*>|<[bh]r\s*\/?>/i;
const CHARACTER_REFERENCE = /&(?:amp|apos|gt|lt|nbsp|quot|#\d+|#x[0-9a-f]+);/i;

/** A text that is a placeholder as a whole. `TODO apps` is not one: the word may also name a kind of product. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^[^\p{L}\p{N}]*(?:todo|tbd|fixme|xxx+|placeholder)[^\p{L}\p{N}]*$/iu,
  /^lorem ipsum\b/i,
  /^(?:TODO|TBD|FIXME|XXX):/,
  /^[.?…-]+$/,
];

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
