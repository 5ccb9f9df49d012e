const encoder = new TextEncoder();

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
    return (this.#bytes ??= encoder.encode(this.#text ?? this.#make()));
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
