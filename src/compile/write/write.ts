import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { Manifest, ManifestEntry } from '../../model/build.ts';
import type { OutFolder } from './out-folder.ts';
import type { RenderedFile } from '../render.ts';

/** A file as the build makes it: text, or bytes that were made elsewhere. */
export type BuildFile = RenderedFile | { readonly path: string; readonly bytes: Buffer };

export interface Written {
  readonly files: number;
  readonly bytes: number;
  /** Bytes of the largest file. */
  readonly largest: number;
  readonly manifest: Manifest;
}

/**
 * Writes a build beside the old one and then swaps it in by renaming, so that an interrupted or failed build leaves the
 * old one whole. The only writer of `dist`; refuses a path that leaves it.
 */
export class DistWriter {
  readonly #out: OutFolder;
  readonly #draft: string;
  readonly #folders = new Set<string>();
  readonly #manifest: Record<string, ManifestEntry> = {};
  #files = 0;
  #bytes = 0;
  #largest = 0;

  constructor(out: OutFolder) {
    this.#out = out;
    this.#draft = out.draft();
  }

  /** Writes a file that the build serves, and lists it in the manifest. */
  write(file: BuildFile): void {
    const content = this.writeUnlisted(file);
    this.#manifest[file.path] = {
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('base64url'),
    };
  }

  /** Writes a file for the host only, which is never served; returns its content. */
  writeUnlisted(file: BuildFile): Buffer {
    const target = resolve(this.#draft, file.path);
    if (!target.startsWith(this.#draft + sep)) throw new Error(`${file.path} lies outside the output folder`);
    const content = 'text' in file ? Buffer.from(file.text) : file.bytes;
    const folder = dirname(target);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    writeFileSync(target, content, { flag: 'wx' });
    this.#files++;
    this.#bytes += content.length;
    this.#largest = Math.max(this.#largest, content.length);
    return content;
  }

  get written(): Written {
    return { files: this.#files, bytes: this.#bytes, largest: this.#largest, manifest: this.#manifest };
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
