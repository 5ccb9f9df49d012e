import { type Finding, quote } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import { fieldName } from '../shape/issue.ts';
import type { Sourced } from '../shape/shape.ts';
import type { CatalogueFiles, Check } from './check.ts';
import { repeatedTexts, textsAt } from './findings.ts';

/** Checks of the texts of every file that is published. */
export const TEXT_CHECKS: readonly Check[] = [
  {
    code: 'duplicate-entry',
    meaning: 'a list of texts holds one of them twice',
    why: 'the second says nothing, and callers are served both',
    diagnose: (catalogue) =>
      publishedFiles(catalogue).flatMap((file) => [...repeatedTexts(file, (list) => !LISTS_WITH_OWN_CHECK.has(list))]),
  },

  {
    code: 'html-text',
    meaning: 'a text has an HTML tag or character reference',
    why: 'texts are served as they are written, so readers would see the code',
    isWaivable: true,
    diagnose: (catalogue) =>
      proseFindings(catalogue, (text, path) => {
        const tag = TAG.exec(text)?.[0];
        const code = tag ?? CHARACTER_REFERENCE.exec(text)?.[0];
        if (code === undefined) return null;
        const fix = tag === undefined ? 'write the character itself' : 'write plain text, without tags';
        return { what: `${fieldName(path)} has ${quote(code)}, which is HTML`, fix, words: code };
      }),
  },

  {
    code: 'list-in-text',
    meaning: 'a text goes on with the entry of a list, whose key is missing',
    why: 'the entries of the list would be served as words of the text',
    isWaivable: true,
    diagnose: (catalogue) =>
      proseFindings(catalogue, (text, path) => {
        const entry = SWALLOWED_ENTRY.exec(text)?.[0];
        if (entry === undefined) return null;
        const what = `${fieldName(path)} goes on with ${quote(entry)}, as a list would`;
        return { what, fix: 'write the key of the list on the line above', words: entry };
      }),
  },

  {
    code: 'placeholder-text',
    meaning: 'a text is a placeholder, such as `TODO`',
    why: 'readers of the API would take it for a fact about the vendor',
    isWaivable: true,
    diagnose: (catalogue) =>
      proseFindings(catalogue, (text, path) => {
        if (!PLACEHOLDERS.some((form) => form.test(text))) return null;
        const fix = 'write the text, or leave the key out where it may be left out';
        return { what: `${fieldName(path)} is ${quote(text)}, which is a placeholder`, fix };
      }),
  },
];

/** The files whose texts people write and callers are served. */
export function publishedFiles(files: CatalogueFiles): readonly Sourced<unknown>[] {
  const { vendors, categories, stacks, referralCodes } = files;
  return [...vendors, categories, stacks, referralCodes].filter((file) => file !== undefined);
}

/** Lists whose repeated entries have a check of their own. */
const LISTS_WITH_OWN_CHECK: ReadonlySet<unknown> = new Set(['tags', 'former_names', 'aliases', 'retired_names']);

/** A closing tag, a tag with an attribute, or a line break; `Map<K, V>` and `<script>` alone are text. */
const TAG = /<\/[a-z][a-z0-9-]*\s*>|<[a-z][a-z0-9-]*\s+[a-z-]+\s*=[^<>]*>|<[bh]r\s*\/?>/i;
const CHARACTER_REFERENCE = /&(?:amp|apos|gt|lt|nbsp|quot|#\d+|#x[0-9a-f]+);/i;

/** A dash and a word behind a whole sentence, or a dash and a key. */
const SWALLOWED_ENTRY = /(?<=[.!?)] )- \S+|(?<= )- [a-z_]+:(?= )/;

/** A text that is a placeholder as a whole. `TODO apps` is not one: the word may also name a kind of product. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^[^\p{L}\p{N}]*(?:todo|tbd|fixme|xxx+|placeholder)[^\p{L}\p{N}]*$/iu,
  /^lorem ipsum\b/i,
  /^(?:TODO|TBD|FIXME|XXX):/,
  /^[.?…-]+$/,
];

/** A finding for each text in our own words of which `diagnose` says something. */
function* proseFindings(
  catalogue: CatalogueFiles,
  diagnose: (text: string, path: Path) => (Omit<Finding, 'at'> & { readonly words?: string }) | null,
): Generator<Finding> {
  for (const file of publishedFiles(catalogue)) {
    for (const { text, path } of textsAt(file, PROSE_KEYS)) {
      const found = path.some((step) => QUOTING_KEYS.has(step)) ? null : diagnose(text, path);
      if (!found) continue;
      const { words, ...finding } = found;
      yield { at: file.draft.place(path, words), ...finding };
    }
  }
}

/** Keys of texts that are neither names nor words of a closed list. */
const PROSE_KEYS: ReadonlySet<unknown> = new Set([
  ...['tier', 'description', 'summary', 'previous_state', 'current_state', 'detail', 'text', 'conditions', 'notes'],
  ...['restrictions', 'program', 'settlement', 'pricing_model', 'example_cost', 'scope', 'answers', 'reason'],
  ...['referrer_benefit', 'referee_benefit', 'for'],
]);

/** Keys whose texts quote a page. */
const QUOTING_KEYS: ReadonlySet<unknown> = new Set(['source_check', 'archive_check']);
