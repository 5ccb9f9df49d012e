import { groupBy } from '../../src/rules/catalogue/group-by.ts';
import type { Difference } from './deployment.ts';

/** Rows shown; the rest is a number. */
const MAX_ROWS = 40;
const WIDEST = 60;

/** The differences for a person: those of one kind together, the most frequent first. */
export function differencesTable(found: readonly Difference[]): string {
  const rows = [...groupBy(found, ({ what }) => what).values()].sort((one, other) => other.length - one.length).flat();
  const shown = rows
    .slice(0, MAX_ROWS)
    .map(({ target, what, expected, got }) => [target, what, expected, got].map(cut));
  const lines = [['request', 'what', 'expected', 'got'], ...shown];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const printed = lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const more = rows.length - shown.length;
  return [...printed, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function cut(text: string): string {
  return text.length <= WIDEST ? text : `${text.slice(0, WIDEST - 1)}…`;
}
