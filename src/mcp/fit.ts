import type { IntegerParameter } from '../routes/parameter.ts';

/** Size of a result by default, as JSON in UTF-8. */
export const DEFAULT_RESULT_BYTES = 8192;

const encoder = new TextEncoder();

/** Every tool takes it. */
export const MAX_BYTES: IntegerParameter & { readonly default: number } = {
  kind: 'integer',
  in: 'query',
  default: DEFAULT_RESULT_BYTES,
  min: 2048,
  max: 65_536,
  description: 'Most bytes of the result; lists are shortened to stay within it and say how many there are in all.',
};

/** Bytes of a value as JSON. */
export function jsonBytes(value: object): number {
  return encoder.encode(JSON.stringify(value)).length;
}

/**
 * The first result that fits, from the most to the least; the last one where none does. `sizes` are what a result is made
 * with, such as how many entries its list has.
 */
export function firstThatFits<Size, Body extends object>(
  maxBytes: number,
  sizes: readonly [Size, ...Size[]],
  make: (size: Size) => Body,
): Body {
  const [first, ...smaller] = sizes;
  let body = make(first);
  for (const size of smaller) {
    if (jsonBytes(body) <= maxBytes) return body;
    body = make(size);
  }
  return body;
}

/** From a count down to none, in steps of about a tenth, so that a long list takes few attempts. */
export function countsDown(from: number): readonly [number, ...number[]] {
  const counts: [number, ...number[]] = [from];
  for (let count = from; count > 0;) {
    count -= Math.max(1, Math.floor(count / 10));
    counts.push(count);
  }
  return counts;
}
