const encoder = new TextEncoder();

/**
 * Room for the bytes of many texts. A buffer of its own for each takes more memory, and leaves memory in pieces that are too
 * small to be returned when it is freed.
 */
const SLAB_BYTES = 64 * 1024;
/** A longer text has a buffer of its own, so that at most a tenth of a slab stays empty. */
const MAX_SHARED_CHARS = 2 * 1024;
/** A character of a string takes at most three bytes of UTF-8. */
export const MAX_BYTES_PER_CHAR = 3;

let slab = new Uint8Array(0);
let used = 0;

/** The UTF-8 of a text that is kept for long: the memory is freed with the last text of its slab. */
function keptBytes(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > MAX_SHARED_CHARS) return encoder.encode(text);
  if (slab.length - used < MAX_BYTES_PER_CHAR * text.length) {
    slab = new Uint8Array(SLAB_BYTES);
    used = 0;
  }
  const start = used;
  used += encoder.encodeInto(text, slab.subarray(start)).written;
  return slab.subarray(start, used);
}

/** JSON that occurs in many replies: made lazily, and kept as a text and as bytes. */
export class JsonText {
  readonly #make: () => string;
  #text: string | null = null;
  #bytes: Uint8Array<ArrayBuffer> | null = null;

  constructor(make: () => string) {
    this.#make = make;
  }

  get text(): string {
    return (this.#text ??= this.#make());
  }

  /** Must not be modified. */
  get bytes(): Uint8Array<ArrayBuffer> {
    // A host needs the bytes alone, a build the text alone.
    return (this.#bytes ??= keptBytes(this.#text ?? this.#make()));
  }
}

/** A part of the JSON of a value: a text of this value, or one that others share. */
export type Piece = string | JsonText;

/** Its constructor returns the object that it is given, so that a subclass adds its private fields to that object. */
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- no function of another kind can be a base class
class Same {
  constructor(value: object) {
    return value;
  }
}

/** A private field on a foreign object: read in a fraction of the time of a WeakMap, and neither enumerable nor copied. */
class Serialized extends Same {
  readonly #json: readonly Piece[];

  constructor(value: object, json: readonly Piece[]) {
    super(value);
    this.#json = json;
  }

  static formOf(value: object): readonly Piece[] | undefined {
    return #json in value ? value.#json : undefined;
  }
}

/** Attaches the JSON of an object to it. An object has one JSON form: a second call throws a TypeError. */
export function stamp<T extends object>(value: T, json: readonly Piece[]): T {
  new Serialized(value, json);
  return value;
}

/** The JSON that was attached to an object, in pieces. */
export function serializedForm(value: object): readonly Piece[] | undefined {
  return Serialized.formOf(value);
}
