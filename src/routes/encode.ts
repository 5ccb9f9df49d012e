import type { Reply } from './route.ts';

const written = new WeakMap<object, string>();
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
 * The bytes of a reply as text: JSON without white space and with a line feed at its end, members in the order in which
 * the route laid them out. The one place where a body becomes text, for files and for responses.
 */
export function encode(reply: Reply): string {
  if ('text' in reply) return reply.text;
  const members = Object.entries(reply.body).flatMap(([key, value]) => {
    const json = member(value);
    return json === undefined ? [] : [`${JSON.stringify(key)}:${json}`];
  });
  return `{${members.join(',')}}\n`;
}

function member(value: unknown): string | undefined {
  if (!Array.isArray(value)) return json(value);
  // An undefined element is null in JSON, as JSON.stringify has it.
  return `[${value.map((element) => json(element) ?? 'null').join(',')}]`;
}

function json(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !kept.has(value)) {
    return JSON.stringify(value);
  }
  const known = written.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  written.set(value, text);
  return text;
}
