import type { Leftover } from '../../src/compile/render.ts';

/** Prints each finished phase with what it counted and how long it took. */
export function phasePrinter(print: (line: string) => void = console.log): (phase: string, outcome: string) => void {
  let since = performance.now();
  return (phase, outcome) => {
    const now = performance.now();
    print(`${phase.padEnd(8)} ${outcome.padEnd(36)} ${Math.round(now - since)} ms`);
    since = now;
  };
}

/** Says which answers the build left to the function for its size; nothing when it left none. */
export function printLeftovers(leftovers: readonly Leftover[], print: (line: string) => void = console.log): void {
  for (const { path, answers } of leftovers) {
    print(`left     ${answers} answers of ${path} are computed by the function, same bytes`);
  }
}
