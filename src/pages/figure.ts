/** A count with grouped digits: `1,563`. Without `Intl`, as the months (`src/rules/dates/months.ts`). */
export function figure(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

/** A count with its noun: `1,563 offers`, `1 offer`. */
export function figures(count: number, noun: string, plural = `${noun}s`): string {
  return `${figure(count)} ${count === 1 ? noun : plural}`;
}
