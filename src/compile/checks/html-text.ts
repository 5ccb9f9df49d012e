import { quoted } from '../diagnostics/diagnostic.ts';
import { fieldName } from '../shape/issue.ts';
import { catalogueCheck } from './check.ts';
import { proseOfCatalogue } from './prose.ts';

/** A closing tag, a tag with an attribute, or a line break; `Map<K, V>` and `<script>` alone are text. */
const TAG = /<\/[a-z][a-z0-9-]*\s*>|<[a-z][a-z0-9-]*\s+[a-z-]+\s*=[^<>]*>|<[bh]r\s*\/?>/i;
const CHARACTER_REFERENCE = /&(?:amp|apos|gt|lt|nbsp|quot|#\d+|#x[0-9a-f]+);/i;

/** A text copied from the source of a page. */
export const htmlText = catalogueCheck({
  code: 'html-text',
  meaning: 'a text has an HTML tag or character reference',
  why: 'texts are served as they are written, so readers would see the code',
  isWaivable: true,
  isLikely: true,
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
});
