import type { Reply } from './route.ts';

/** Cached JSON of a value that occurs in many replies. */
class Fragment {
  readonly value: object;
  #bytes: Uint8Array<ArrayBuffer> | null = null;
  #text: string | null = null;

  constructor(value: object) {
    this.value = value;
  }

  get text(): string {
    return (this.#text ??= JSON.stringify(this.value));
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return (this.#bytes ??= encoder.encode(JSON.stringify(this.value)));
  }
}

const encoder = new TextEncoder();
const fragments = new WeakMap<object, Fragment>();

/**
 * Marks a value that occurs in many replies, such as a published offer, so that its JSON is made once. The encoder uses
 * the cached JSON where the value is a member of a body or an element of such a member. Freezes the value.
 */
export function preserialized<T extends object>(value: T): T {
  fragments.set(Object.freeze(value), new Fragment(value));
  return value;
}

/** An object with its JSON. */
class Encoded {
  readonly #json: string;

  constructor(json: string) {
    this.#json = json;
  }

  static jsonOf(value: object): string | undefined {
    return #json in value ? value.#json : undefined;
  }
}

/**
 * Attaches the JSON of an object that a route can assemble faster than `JSON.stringify`. The encoder uses it where the
 * object is a member of a body or an element of such a member.
 */
export function encoded<T extends object>(value: T, json: string): T {
  return Object.assign(new Encoded(json), value);
}

/** Receives the JSON of a body piece by piece, in order. */
interface Sink {
  text(json: string): void;
  fragment(fragment: Fragment): void;
}

/**
 * A reply as text: JSON without white space, ended by a line feed, with members in the order of the route. Files and
 * responses are its bytes; see `encodeBytes`.
 */
export function encode(reply: Reply): string {
  if ('text' in reply) return reply.text;
  let text = '';
  write(reply.body, {
    text: (json) => (text += json),
    fragment: (fragment) => (text += fragment.text),
  });
  return text;
}

/**
 * The bytes of `encode`. The bytes of a preserialized value are made once and copied: most answers consist of them. The
 * result is a view of a larger shared buffer and keeps it in memory: a cache must store a copy.
 */
export function encodeBytes(reply: Reply): Uint8Array<ArrayBuffer> {
  if ('text' in reply) return encoder.encode(reply.text);
  const sink = new ByteSink();
  write(reply.body, sink);
  return sink.taken();
}

/**
 * Shared buffer in which answers are assembled one after another: a buffer of its own for each answer takes longer than
 * most of the rest. A range that was returned is never written again.
 */
const SHARED_BYTES = 512 * 1024;
let shared = new Uint8Array(SHARED_BYTES);
let used = 0;

/** A character of a string takes at most three bytes of UTF-8. */
const MAX_BYTES_PER_CHAR = 3;
const COMMA = 0x2c;

class ByteSink implements Sink {
  #length = 0;
  /** Pending text: encoding few long texts costs less than many short ones. */
  #run = '';

  text(json: string): void {
    this.#run += json;
  }

  fragment({ bytes }: Fragment): void {
    this.#flush();
    this.#reserve(bytes.length);
    shared.set(bytes, used + this.#length);
    this.#length += bytes.length;
  }

  taken(): Uint8Array<ArrayBuffer> {
    this.#flush();
    const taken = shared.subarray(used, used + this.#length);
    used += this.#length;
    return taken;
  }

  #flush(): void {
    const run = this.#run;
    if (run === '') return;
    this.#run = '';
    this.#reserve(MAX_BYTES_PER_CHAR * run.length);
    // The most frequent text between two elements of a list.
    if (run === ',') shared[used + this.#length++] = COMMA;
    else this.#length += encoder.encodeInto(run, shared.subarray(used + this.#length)).written;
  }

  #reserve(bytes: number): void {
    const length = this.#length + bytes;
    if (used + length <= shared.length) return;
    const begun = shared.subarray(used, used + this.#length);
    shared = new Uint8Array(Math.max(SHARED_BYTES, 2 * length));
    shared.set(begun);
    used = 0;
  }
}

function write(body: object, sink: Sink): void {
  let separator = '{';
  for (const [key, value] of Object.entries(body)) {
    const fragment = fragmentOf(value);
    const list = fragment ? null : listWithFragments(value);
    const json = fragment || list ? '' : jsonOf(value);
    // A member without a value is left out, as by JSON.stringify.
    if (json === undefined) continue;
    sink.text(`${separator}${quoted(key)}:`);
    separator = ',';
    if (fragment) sink.fragment(fragment);
    else if (list) writeList(list, sink);
    else sink.text(json);
  }
  sink.text(separator === '{' ? '{}\n' : '}\n');
}

function writeList(list: readonly unknown[], sink: Sink): void {
  sink.text('[');
  for (let index = 0; index < list.length; index++) {
    if (index > 0) sink.text(',');
    const fragment = fragmentOf(list[index]);
    // An undefined element becomes null, as by JSON.stringify.
    if (fragment) sink.fragment(fragment);
    else sink.text(jsonOf(list[index]) ?? 'null');
  }
  sink.text(']');
}

/** Undefined when the value has no JSON form. */
function jsonOf(value: unknown): string | undefined {
  const known = typeof value === 'object' && value !== null ? Encoded.jsonOf(value) : undefined;
  return known ?? JSON.stringify(value);
}

function listWithFragments(value: unknown): readonly unknown[] | null {
  if (!Array.isArray(value)) return null;
  const list: readonly unknown[] = value;
  return list.some((element) => fragmentOf(element) !== undefined) ? list : null;
}

function fragmentOf(value: unknown): Fragment | undefined {
  return typeof value === 'object' && value !== null ? fragments.get(value) : undefined;
}

/** Cached JSON of member names, which are few. */
const names = new Map<string, string>();
const MAX_NAMES = 1000;

function quoted(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const json = JSON.stringify(name);
  if (names.size < MAX_NAMES) names.set(name, json);
  return json;
}
