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

const REQUEST_TIMEOUT_MS = 20_000;

/** The day of the build that a deployment says it serves; null where it does not say. */
async function servedDay(base: string): Promise<string | null> {
  try {
    const response = await fetch(`${base}/api/stats`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const { build } = (await response.json()) as { readonly build?: { readonly date?: unknown } };
    return typeof build?.date === 'string' ? build.date : null;
  } catch {
    return null;
  }
}

/** What to know before the differences, where the build, the deployment and today are not of one day; else nothing. */
export async function dayNotes(base: string | null, date: string, today: string): Promise<readonly string[]> {
  const notes: string[] = [];
  if (date !== today) notes.push(`this is the build of ${date}, and today is ${today}`);
  const served = base === null ? null : await servedDay(base);
  if (served !== null && served !== date) {
    notes.push(`${base ?? ''} serves the build of ${served}, so that most files differ`);
  }
  return notes;
}
