/** A part of a whole as a rounded percentage; 0 when `whole` is 0 (docs/rules.md#freshness-scores). */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
