import { quoted } from '../diagnostics/diagnostic.ts';
import { fieldName } from '../shape/issue.ts';
import { catalogueCheck } from './check.ts';
import { proseOfCatalogue } from './prose.ts';

/** A text that is a placeholder as a whole. `TODO apps` is not one: the word may also name a kind of product. */
const PLACEHOLDERS: readonly RegExp[] = [
  /^[^\p{L}\p{N}]*(?:todo|tbd|fixme|xxx+|placeholder)[^\p{L}\p{N}]*$/iu,
  /^lorem ipsum\b/i,
  /^(?:TODO|TBD|FIXME|XXX):/,
  /^[.?…-]+$/,
];

/** A placeholder that was left in the place of a text. */
export const placeholderText = catalogueCheck({
  code: 'placeholder-text',
  meaning: 'a text is a placeholder, such as `TODO`',
  why: 'readers of the API would take it for a fact about the vendor',
  isWaivable: true,
  isLikely: true,
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
});
