import type { CatalogueFiles } from '../compile/checks/check.ts';
import { underTheirCause } from '../compile/diagnostics/common-cause.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import type { PlainFile } from '../compile/parse/parse.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { fileKind } from '../compile/shape/kinds.ts';
import { ParseCache } from '../compile/shape/parse-cache.ts';
import { missingList } from '../compile/validate.ts';
import { canonicalDocument } from './fix/fix.ts';
import { formDiagnostic } from './fix/form-diagnostic.ts';
import { isPlainlyCanonical } from './fix/plain-canonical.ts';
import { uncitedReads } from './uncited-reads.ts';

/**
 * Faults that an editor is to mend and that a build can do without: the form of a file, a list of tags that is gone, reads of
 * pages that are cited no longer. `npm run check` adds them to those of the checks, so that it reports all that CI does.
 */
export class TidyCheck {
  /** For the validation: the form is examined on the documents that it parses. */
  readonly cache: ParseCache;
  readonly #misformed = new Set<string>();

  constructor() {
    this.cache = new ParseCache((file) => this.#examine(file));
  }

  #examine({ source: { path, text }, value, isPlainText, document }: PlainFile): void {
    const kind = fileKind(path);
    if (kind && isPlainText && isPlainlyCanonical(text, value, kind)) return;
    // Git stores line feeds, whatever the editor writes.
    if (kind && canonicalDocument(document(), kind) !== text.replace(/\r\n/g, '\n')) this.#misformed.add(path);
  }

  /** All diagnostics of a validation, the found ones first. A file with an error of its own is not held to the form. */
  withTidiness(sources: readonly SourceFile[], found: readonly Diagnostic[], files?: CatalogueFiles): Diagnostic[] {
    const faulty = new Set(found.map(({ at }) => at.file));
    const misformed = sources.filter(({ path }) => this.#misformed.has(path) && !faulty.has(path));
    const isWithoutTags = files && !files.paths.has('tags.yaml') && !files.paths.has('tags.yml');
    return underTheirCause([
      ...found,
      ...misformed.flatMap((source) => formDiagnostic(source) ?? []),
      ...(files ? uncitedReads(files) : []),
      ...(isWithoutTags ? [missingList('tags.yaml', 'without the list, no spelling of a tag is wrong')] : []),
    ]);
  }
}
