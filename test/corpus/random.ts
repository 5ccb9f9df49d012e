import { mulberry32 } from '../../src/rules/ranking/ranked-order.ts';

/** A repeatable source of chance. */
export class Random {
  /** At least 0, below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = mulberry32(seed);
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  }

  shuffled<T>(values: readonly T[]): readonly T[] {
    return values
      .map((value) => ({ value, order: this.next() }))
      .sort((one, other) => one.order - other.order)
      .map(({ value }) => value);
  }
}
