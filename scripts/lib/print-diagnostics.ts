import type { Diagnostic } from '../../src/compile/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../src/compile/read/read.ts';
import { report } from '../../src/compile/diagnostics/report.ts';

/** Prints diagnostics for an editor; `folder` is the prefix of the printed paths. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: readonly SourceFile[],
  folder: string,
): void {
  console.error(report(diagnostics, { sources, prefix: folder, color: process.stderr.isTTY }));
}
