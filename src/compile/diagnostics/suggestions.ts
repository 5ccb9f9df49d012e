import type { Diagnostic } from './diagnostic.ts';
import { prefixed } from './prefixed.ts';

/** A review comment of GitHub on lines of a pull request; `line` is the last of them. */
export interface SuggestionComment {
  readonly path: string;
  readonly start_line?: number;
  readonly line: number;
  readonly side: 'RIGHT';
  readonly body: string;
}

/** Diagnostics that have one right answer as review comments with a suggestion, one JSON array: applied by one click. */
export function reportSuggestions(diagnostics: readonly Diagnostic[], { prefix }: { readonly prefix: string }): string {
  return JSON.stringify(prefixed(diagnostics, prefix).flatMap(comment), null, 2);
}

function comment({ code, at, what, replacement }: Diagnostic): readonly SuggestionComment[] {
  if (!replacement) return [];
  const { first, last, lines } = replacement;
  // The block ends at the first fence as long as its own.
  const fence = '`'.repeat(Math.max(3, ...lines.map((line) => (/`+/.exec(line)?.[0].length ?? 0) + 1)));
  const body = [`**${code}**: ${what}`, '', `${fence}suggestion`, ...lines, fence].join('\n');
  return [{ path: at.file, ...(first < last && { start_line: first }), line: last, side: 'RIGHT', body }];
}
