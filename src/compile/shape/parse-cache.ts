import { shapedFile, type ShapedFile } from './shaped-file.ts';
import type { SourceFile } from '../read/read.ts';

/**
 * The last result of each file. An unchanged file is not parsed again, so that validation after an edit costs one file and
 * the checks.
 */
export class ParseCache {
  readonly #known = new Map<string, { readonly source: SourceFile; readonly shaped: ShapedFile }>();
  /** The shaped file, from the cache where its text is unchanged. */
  shaped(source: SourceFile): ShapedFile {
    const known = this.#known.get(source.path);
    if (known && known.source.text === source.text && known.source.refused === source.refused) return known.shaped;
    const shaped = shapedFile(source);
    this.#known.set(source.path, { source, shaped });
    return shaped;
  }
}
