import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Half the time of the default level, for a tenth more bytes. */
const HELD_LEVEL = 3;
/** A longer file is held open: the few of them take most of the bytes. */
const MAX_HELD_BYTES = 1_000_000;

type Body = Buffer<ArrayBuffer>;

/** Closes the descriptor of a file when no build holds it any more. */
const abandoned = new FinalizationRegistry<number>(closeSync);

/** An open file: it can be read although its name is gone. */
class OpenFile {
  readonly #descriptor: number;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
    abandoned.register(this, this.#descriptor);
  }

  read(): Body {
    const body = Buffer.allocUnsafeSlow(fstatSync(this.#descriptor).size);
    for (let read = 0; read < body.length;) {
      const more = readSync(this.#descriptor, body, read, body.length - read, read);
      if (more === 0) return body.subarray(0, read);
      read += more;
    }
    return body;
  }
}

/** Files that stay readable when the folder of their build is replaced: short ones in memory, deflated, long ones open. */
export class HeldFiles {
  readonly #files = new Map<string, Buffer | OpenFile>();

  /** Holds a file from now on; false where `isWhole` says that it is not the file it should be, or where it is missing. */
  hold(path: string, target: string, isWhole: (body: Body) => boolean): boolean {
    const bytes = statSync(target, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return false;
    const open = bytes > MAX_HELD_BYTES ? new OpenFile(target) : null;
    const body = open ? open.read() : readFileSync(target);
    if (!isWhole(body)) return false;
    // Copied: the result is the begin of a buffer of 16 KB, which it would keep.
    this.#files.set(path, open ?? Buffer.from(deflateRawSync(body, { level: HELD_LEVEL })));
    return true;
  }

  /** The content of a file that is held. */
  read(path: string): Body | null {
    const held = this.#files.get(path);
    if (held === undefined) return null;
    return held instanceof OpenFile ? held.read() : inflateRawSync(held);
  }
}
