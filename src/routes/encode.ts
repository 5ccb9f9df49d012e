import type { Reply } from './route.ts';

const written = new WeakMap<object, string>();
const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>();
const kept = new WeakSet<object>();

/**
 * Marks a value that occurs in many replies, such as a published offer, so that its JSON is made once.
 * The value must not change afterwards; it is frozen to prove it.
 */
export function keptJson<T extends object>(value: T): T {
  kept.add(Object.freeze(value));
  return value;
}

/**
 * A reply as text: JSON without white space and with a line feed at its end, members in the order in which the route
 * laid them out. Files and responses are its bytes, which `encodeBytes` makes.
 */
export function encode(reply: Reply): string {
  if ('text' in reply) return reply.text;
  return pieces(reply.body)
    .map((piece) => (typeof piece === 'string' ? piece : keptText(piece)))
    .join('');
}

/** The bytes of `encode`. Those of a kept value are made once and copied from then on: most answers are little else. */
export function encodeBytes(reply: Reply): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  if ('text' in reply) return encoder.encode(reply.text);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let run = '';
  for (const piece of pieces(reply.body)) {
    if (typeof piece === 'string') run += piece;
    else {
      parts.push(run === ',' ? COMMA : encoder.encode(run), keptBytes(piece, encoder));
      run = '';
    }
  }
  return joined([...parts, encoder.encode(run)]);
}

/** Most of what stands between two kept values. */
const COMMA = new Uint8Array([0x2c]);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A body's JSON in order: texts, and between them kept values, whose JSON is known. */
function pieces(body: object): (string | object)[] {
  const found: (string | object)[] = [];
  let separator = '{';
  for (const [key, value] of Object.entries(body) as [string, unknown][]) {
    const start = found.push(`${separator}${JSON.stringify(key)}:`);
    addMember(found, value);
    // A member without a value is left out, as JSON.stringify has it.
    if (found.length === start) found.pop();
    else separator = ',';
  }
  found.push(separator === '{' ? '{}\n' : '}\n');
  return found;
}

function addMember(found: (string | object)[], value: unknown): void {
  if (!Array.isArray(value) || !value.some(isKept)) {
    add(found, value);
    return;
  }
  for (const [index, element] of value.entries()) {
    const start = found.push(index === 0 ? '[' : ',');
    add(found, element);
    // An undefined element is null in JSON, as JSON.stringify has it.
    if (found.length === start) found.push('null');
  }
  found.push(']');
}

function add(found: (string | object)[], value: unknown): void {
  if (isKept(value)) {
    found.push(value);
    return;
  }
  const json = JSON.stringify(value) as string | undefined;
  if (json !== undefined) found.push(json);
}

function isKept(value: unknown): value is object {
  return typeof value === 'object' && value !== null && kept.has(value);
}

function keptText(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  written.set(value, text);
  return text;
}

function keptBytes(value: object, encoder: TextEncoder): Uint8Array<ArrayBuffer> {
  const known = encoded.get(value);
  if (known !== undefined) return known;
  const bytes = encoder.encode(JSON.stringify(value));
  encoded.set(value, bytes);
  return bytes;
}
