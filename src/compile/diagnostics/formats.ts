import { visible, type Diagnostic } from './diagnostic.ts';
import { selectShown, addPrefix, type ReportOptions } from './report.ts';

type Prefixed = Pick<ReportOptions, 'prefix'>;

/** Diagnostics as another program reads them, one JSON array in the order of the printed report. */
export function reportJson(diagnostics: readonly Diagnostic[], { prefix }: Prefixed): string {
  const printed = addPrefix(diagnostics, prefix).map(({ code, severity = 'error', ...rest }) => {
    return { code, severity, ...rest };
  });
  return JSON.stringify(printed, null, 2);
}

/** Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request. */
export function reportGithub(diagnostics: readonly Diagnostic[], { prefix }: Prefixed): string {
  const { shown, left } = selectShown(addPrefix(diagnostics, prefix));
  const rest = left === 0 ? [] : [`::notice::${left} more diagnostics are not shown`];
  return [...shown.map(annotation), ...rest].join('\n');
}

function annotation({ code, severity = 'error', at, what, why, fix, also = [] }: Diagnostic): string {
  const isOneLine = at.start.line === at.end.line;
  const properties = {
    file: visible(at.file),
    line: at.start.line,
    endLine: at.end.line,
    // A span of several lines has no columns there, and a span includes its last character.
    ...(isOneLine && { col: at.start.column, endColumn: Math.max(at.start.column, at.end.column - 1) }),
    title: code,
  };
  const others = also.map((other) => `${other.note}: ${visible(other.at.file)}:${other.at.start.line}`);
  const message = [what, ...others, `why: ${why}`, `fix: ${fix}`].join('\n');
  const written = Object.entries(properties).map(([name, value]) => {
    return `${name}=${escapeText(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`;
  });
  return `::${severity} ${written.join(',')}::${escapeText(message)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Diagnostics that have one right answer as review comments with a suggestion, one JSON array: applied by one click. */
export function reportSuggestions(diagnostics: readonly Diagnostic[], { prefix }: Prefixed): string {
  return JSON.stringify(addPrefix(diagnostics, prefix).flatMap(reviewComment), null, 2);
}

/** A review comment of GitHub on lines of a pull request; `line` is the last of them. */
function reviewComment({ code, at, what, replacement }: Diagnostic) {
  if (!replacement) return [];
  const { first, last, lines } = replacement;
  // The block ends at the first fence as long as its own.
  const fence = '`'.repeat(Math.max(3, ...lines.map((line) => (/`+/.exec(line)?.[0].length ?? 0) + 1)));
  const body = [`**${code}**: ${what}`, '', `${fence}suggestion`, ...lines, fence].join('\n');
  return [{ path: at.file, ...(first < last && { start_line: first }), line: last, side: 'RIGHT', body }];
}
