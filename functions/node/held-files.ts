import { createHash } from 'node:crypto';
import { close, openSync, read, readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MAX_HASHED_BYTES } from '../digest.ts';
import type { BodySource } from '../message.ts';
import { sha256Of } from './digest.ts';

/** Half the time of the default level, for a tenth more bytes. */
const HELD_LEVEL = 3;
/**
 * A longer file is held open and sent from disk: the few of them take most of the bytes. Its validator is its SHA-256, which
 * the manifest states, so that no request reads the whole file for it.
 */
const MAX_HELD_BYTES = MAX_HASHED_BYTES;
const PIECE_BYTES = 65_536;

const readAt = promisify(read);

/** Closes the descriptor of a file when no build and no answer holds it any more. */
const abandoned = new FinalizationRegistry<number>((descriptor) => close(descriptor));

/** An open file: it can be read although its name is gone. */
class OpenFile implements BodySource {
  readonly length: number;
  readonly #descriptor: number;

  constructor(path: string, bytes: number) {
    this.length = bytes;
    this.#descriptor = openSync(path, 'r');
    abandoned.register(this, this.#descriptor);
  }

  /** Throws when the file has become shorter. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (let sent = 0; sent < this.length;) {
      const piece = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, this.length - sent));
      const { bytesRead } = await readAt(this.#descriptor, piece, 0, piece.length, sent);
      if (bytesRead === 0) throw new Error(`A file of ${this.length} bytes ends after ${sent}.`);
      sent += bytesRead;
      yield piece.subarray(0, bytesRead);
    }
  }

  /** SHA-256, base64url. */
  async sha256(): Promise<string> {
    const hash = createHash('sha256');
    for await (const piece of this.pieces()) hash.update(piece);
    return hash.digest('base64url');
  }
}

/** Files that stay readable when the folder of their build is replaced: short ones in memory, deflated, long ones open. */
export class HeldFiles {
  readonly #files = new Map<string, Buffer | OpenFile>();

  /** Holds a file from now on; false where its SHA-256 is another one, or where it is missing. */
  async hold(path: string, target: string, sha256: string): Promise<boolean> {
    const bytes = statSync(target, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return false;
    if (bytes > MAX_HELD_BYTES) {
      const open = new OpenFile(target, bytes);
      if ((await open.sha256()) !== sha256) return false;
      this.#files.set(path, open);
      return true;
    }
    const body = readFileSync(target);
    if (sha256Of(body) !== sha256) return false;
    this.#files.set(path, copied(deflateRawSync(body, { level: HELD_LEVEL })));
    return true;
  }

  /** The content of a file that is held. */
  read(path: string): Buffer<ArrayBuffer> | BodySource | null {
    const held = this.#files.get(path);
    if (held === undefined) return null;
    return held instanceof OpenFile ? held : copied(inflateRawSync(held));
  }
}

/** A result of zlib in memory of its own: it is the begin of a buffer of 16 KB, which it would keep. */
function copied(body: Uint8Array): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(body.length);
  copy.set(body);
  return copy;
}
