/**
 * Under this key the values of a request carry sentences about it that its answer has to state: parameters that were
 * ignored, numbers that were moved to a bound. Such a request has no prepared answer.
 */
export const NOTICED = Symbol('what parsing a request noticed');

/** The sentences about a request that its values carry. */
export function noticed(values: Readonly<Record<PropertyKey, unknown>>): readonly string[] {
  const sentences = values[NOTICED];
  return Array.isArray(sentences) ? (sentences as readonly string[]) : [];
}
