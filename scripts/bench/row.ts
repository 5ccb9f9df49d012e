/** One line of the bench table. */
export interface Row {
  readonly what: string;
  readonly result: string;
  /** The reference value, measured in the same run. */
  readonly beside?: string;
  readonly ratio?: string;
  readonly goal?: string;
}

const COLUMNS = ['what', 'result', 'beside', 'ratio', 'goal'] as const;

/** Rows as one Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))];
  const widths = COLUMNS.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const lines = cells.map((line) => `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}

/** The upper of the two in the middle where there is an even number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A count with separators: 1,571. */
export const counted = (count: number): string => Math.round(count).toLocaleString('en-GB');

export const megabytes = (bytes: number): string => `${counted(bytes / 1e6)} MB`;
