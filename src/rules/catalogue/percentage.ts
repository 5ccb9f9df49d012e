/** A part of a whole as a rounded percentage; 0 of nothing (RULES.md 10). */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
