import type { Reply } from './route.ts';

/** The JSON of marked values; null until it is first needed. */
const markedJson = new WeakMap<object, string | null>();

const encoder = new TextEncoder();

/**
 * Marks a value that occurs in many replies, such as a published offer, so that its JSON is made once. The encoder uses it
 * where the value is a member of a body or an element of such a member. Freezes the value.
 */
export function serializeOnce<T extends object>(value: T): T {
  markedJson.set(value, null);
  return Object.freeze(value);
}

/** A reply as text: JSON without white space, ended by a line feed, with members in the order of the route. */
export function encode(reply: Reply): string {
  if ('text' in reply) return reply.text;
  // Added up, a text is copied once, when it is read.
  let text = '{';
  for (const [name, value] of Object.entries(reply.body) as [string, unknown][]) {
    const json = Array.isArray(value) && !markedJson.has(value) ? jsonOfList(value) : jsonOf(value);
    if (json !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${json}`;
  }
  return `${text}}\n`;
}

/** The bytes of `encode`: what a file of the build and the body of a response contain. */
export function encodeBytes(reply: Reply): Uint8Array<ArrayBuffer> {
  return encoder.encode(encode(reply));
}

function jsonOfList(list: readonly unknown[]): string {
  let text = '[';
  for (const element of list) text += `${text === '[' ? '' : ','}${jsonOf(element) ?? 'null'}`;
  return `${text}]`;
}

/** Undefined for a value that JSON leaves out. */
function jsonOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const json = markedJson.get(value);
  if (json === undefined) return JSON.stringify(value);
  if (json !== null) return json;
  const made = JSON.stringify(value);
  markedJson.set(value, made);
  return made;
}
