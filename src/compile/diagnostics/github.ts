import type { Diagnostic } from './diagnostic.ts';
import { prefixed } from './prefixed.ts';

/** Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request. */
export function reportGithub(diagnostics: readonly Diagnostic[], { prefix }: { readonly prefix: string }): string {
  return prefixed(diagnostics, prefix).map(annotation).join('\n');
}

function annotation({ code, at, what, why, fix, also = [] }: Diagnostic): string {
  const isOneLine = at.start.line === at.end.line;
  const properties = {
    file: at.file,
    line: at.start.line,
    endLine: at.end.line,
    // A span of several lines has no columns there, and a span includes its last character.
    ...(isOneLine && { col: at.start.column, endColumn: Math.max(at.start.column, at.end.column - 1) }),
    title: code,
  };
  const others = also.map((other) => `${other.note}: ${other.at.file}:${other.at.start.line}`);
  const message = [what, ...others, `why: ${why}`, `fix: ${fix}`].join('\n');
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::error ${written.join(',')}::${escapedText(message)}`;
}

function escapedText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
