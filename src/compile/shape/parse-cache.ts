import { shapedFile, type ShapedFile } from './shaped-file.ts';
import type { SourceFile } from '../read/read.ts';

/**
 * What each file came to when it was last looked at. A file that has not changed is not parsed again, so that judging a
 * catalogue after an edit costs one file and the checks.
 */
export class ParseCache {
  readonly #known = new Map<string, { readonly source: SourceFile; readonly shaped: ShapedFile }>();

  /** Parsed and shaped, or remembered. */
  shaped(source: SourceFile): ShapedFile {
    const known = this.#known.get(source.path);
    if (known && known.source.text === source.text && known.source.refused === source.refused) return known.shaped;
    const shaped = shapedFile(source);
    this.#known.set(source.path, { source, shaped });
    return shaped;
  }
}
