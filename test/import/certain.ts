import { LIKELY_CODES } from '../../src/compile/checks/index.ts';
import type { Diagnostic } from '../../src/compile/diagnostic.ts';

/** The faults that an import may not leave behind; likely ones are for an editor. */
export function certain(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ code }) => !LIKELY_CODES.has(code));
}
