import type { Place } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read.ts';

/** The source text of a span on one line, without surrounding quotes. */
export function writtenAt(files: readonly SourceFile[], { file, start, end }: Place): string {
  const text = files.find(({ path }) => path === file)?.text ?? '';
  const line = text.split('\n')[start.line - 1] ?? '';
  return line
    .slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)
    .replace(/^(["'])(.*)\1$/, '$2');
}
