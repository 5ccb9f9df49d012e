/**
 * Under this key the values of a request carry parameters as the caller wrote them, where the parsed value cannot be
 * written back: `next` repeats them.
 */
export const WRITTEN = Symbol('parameters as they were written');

/** Parameters of a request, by name, whose text was kept. */
export function written(values: Readonly<Record<PropertyKey, unknown>>): Readonly<Record<string, string>> {
  return (values[WRITTEN] ?? {}) as Readonly<Record<string, string>>;
}
