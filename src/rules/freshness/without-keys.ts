/** A copy of a value without some of its keys. */
export function withoutKeys<Value extends object, Key extends keyof Value & string>(
  value: Value,
  keys: readonly Key[],
): Omit<Value, Key> {
  const left: ReadonlySet<string> = new Set(keys);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !left.has(key))) as Omit<Value, Key>;
}
