/**
 * Key under which the values of a request carry its warnings: ignored parameters and numbers moved to a bound. A
 * request with warnings has no prepared answer.
 */
export const NOTICED = Symbol('what parsing a request noticed');

/** The warnings of a request. */
export function noticed(values: Readonly<Record<PropertyKey, unknown>>): readonly string[] {
  const sentences = values[NOTICED];
  return Array.isArray(sentences) ? (sentences as readonly string[]) : [];
}
