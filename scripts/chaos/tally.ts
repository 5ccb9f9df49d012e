import { byCodeUnits } from '../../src/rules/text/by-code-units.ts';

/** What the suite counted, and everything that was wrong. */
export class Tally {
  readonly #counts = new Map<string, number>();
  readonly violations: string[] = [];

  count(what: string, times = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  wrong(what: string): void {
    this.count('violations');
    if (this.violations.length < 50) this.violations.push(what);
  }

  /** Counts by name, in the order of the alphabet. */
  report(): string {
    const rows = [...this.#counts].sort(([one], [other]) => byCodeUnits(one, other));
    const lines = rows.map(([what, times]) => `${String(times).padStart(9)}  ${what}`);
    return [...lines, ...this.violations.map((violation) => `WRONG: ${violation}`)].join('\n');
  }
}
