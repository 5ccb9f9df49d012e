import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { makeFolder, type OutFolder } from './out-folder.ts';
import type { ManifestEntry, RenderedFile } from '../../model/build.ts';
import { contentType, isWorthCompressing } from '../../routes/content-type.ts';

/** A file of a build: a text, or the bytes of an image or of a compressed file. */
export type BuildFile = RenderedFile | { readonly path: string; readonly bytes: Buffer };

export const contentOf = (file: BuildFile): Buffer => ('bytes' in file ? file.bytes : Buffer.from(file.text));

/**
 * Writes a build beside the old one and then swaps it in by renaming, so that an interrupted or failed build leaves the
 * old one whole. The only writer of `dist`; refuses a path that leaves it.
 */
export class DistWriter {
  readonly manifest: Record<string, ManifestEntry> = {};
  /** Files written so far, those for hosts included, and their bytes. */
  files = 0;
  bytes = 0;
  readonly #out: OutFolder;
  readonly #draft: string;

  constructor(out: OutFolder) {
    this.#out = out;
    this.#draft = out.draft();
    makeFolder(this.#draft);
  }

  /** Writes a file that the build serves, and lists it in the manifest. Throws where the build has a file at its path. */
  write(file: BuildFile): void {
    const content = contentOf(file);
    this.writeUnlisted({ path: file.path, bytes: content });
    this.manifest[file.path] = { bytes: content.length, sha256: hash('sha256', content, 'base64url') };
  }

  /** Writes a file for the host only, which is never served. */
  writeUnlisted(file: BuildFile): void {
    const target = resolve(this.#draft, file.path);
    if (!target.startsWith(this.#draft + sep)) throw new Error(`${file.path} lies outside the output folder`);
    const content = contentOf(file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { flag: 'wx' });
    this.files++;
    this.bytes += content.length;
  }

  /** Puts the new build in the place of the old one. */
  commit(): void {
    this.#out.replaceBy(this.#draft);
  }

  /** Removes the unfinished build; the previous one stays. */
  abandon(): void {
    rmSync(this.#draft, { recursive: true, force: true });
  }
}

/**
 * The compressed siblings of a file, for a server that sends what lies there. Only of files that are served at their own
 * path: the others are the function's, which compresses what it sends.
 */
export function* compressedSiblings(file: BuildFile): Generator<BuildFile> {
  if (file.path.startsWith('_')) return;
  const content = contentOf(file);
  if (!isWorthCompressing(contentType(file.path), content.length)) return;
  yield { path: `${file.path}.gz`, bytes: gzipSync(content, { level: 9 }) };
  // The highest quality takes seconds for the large ones and saves little.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  yield { path: `${file.path}.br`, bytes: brotliCompressSync(content, { params }) };
}
