/** Every text in a plain value, at any depth. */
export function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const field of Object.values(value)) yield* texts(field);
}
