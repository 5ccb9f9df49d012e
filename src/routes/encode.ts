import { ByteSink } from './byte-sink.ts';
import { JsonText, serializedForm, stamp, type Piece } from './serialized.ts';
import type { Reply } from './route.ts';

const encoder = new TextEncoder();

/**
 * Marks a value that occurs in many replies, such as a published offer, so that its JSON is made once. The encoder uses
 * the cached JSON where the value is a member of a body or an element of such a member. Freezes the value.
 */
export function preserialized<T extends object>(value: T): T {
  return Object.freeze(stamp(value, [new JsonText(() => JSON.stringify(value))]));
}

/**
 * Attaches the JSON of an object, in pieces, that a route can assemble faster than `JSON.stringify`. The encoder uses it
 * where the object is a member of a body or an element of such a member.
 */
export function encoded<T extends object>(value: T, json: readonly Piece[]): T {
  return stamp(value, json);
}

/** Receives the JSON of a body piece by piece, in order. */
interface Sink {
  text(json: string): void;
  constant(json: JsonText): void;
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
    constant: (json) => (text += json.text),
  });
  return text;
}

/**
 * The bytes of `encode`. The bytes of a preserialized value are made once and copied: most answers consist of them. The
 * result is a view of a larger shared buffer and keeps it in memory: a cache must store a copy. A caller that no longer
 * reads the result may return its range with `releaseBytes`.
 */
export function encodeBytes(reply: Reply): Uint8Array<ArrayBuffer> {
  if ('text' in reply) return encoder.encode(reply.text);
  const sink = new ByteSink();
  write(reply.body, sink);
  return sink.taken();
}

function write(body: object, sink: Sink): void {
  const members = body as Readonly<Record<string, unknown>>;
  let separator = '{';
  for (const name of Object.keys(body)) {
    const value = members[name];
    if (isLeftOut(value)) continue;
    sink.text(`${separator}${quoted(name)}:`);
    separator = ',';
    if (Array.isArray(value) && !hasForm(value)) writeList(value, sink);
    else writeValue(value, sink);
  }
  sink.text(separator === '{' ? '{}\n' : '}\n');
}

/** Whether a member has no JSON form: `JSON.stringify` leaves it out, and writes null for an element of a list. */
function isLeftOut(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}

function writeList(list: readonly unknown[], sink: Sink): void {
  if (!list.some(hasForm)) {
    sink.text(JSON.stringify(list));
    return;
  }
  let separator = '[';
  for (const element of list) {
    sink.text(separator);
    separator = ',';
    writeValue(isLeftOut(element) ? null : element, sink);
  }
  sink.text(']');
}

function hasForm(value: unknown): boolean {
  return typeof value === 'object' && value !== null && serializedForm(value) !== undefined;
}

/** Writes a value that has a JSON form. */
function writeValue(value: unknown, sink: Sink): void {
  if (value === null || typeof value !== 'object') {
    sink.text(scalar(value));
    return;
  }
  const known = serializedForm(value);
  if (!known) {
    sink.text(JSON.stringify(value));
    return;
  }
  for (const piece of known) {
    if (typeof piece === 'string') sink.text(piece);
    else sink.constant(piece);
  }
}

/** `JSON.stringify` of a value that is not an object; a call of it takes longer than the rest of a short answer. */
function scalar(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
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
