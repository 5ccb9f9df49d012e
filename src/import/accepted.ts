import type { IsoDate } from '../model/iso-date.ts';
import { validate } from '../compile/validate.ts';
import { CHECKS } from '../compile/checks/index.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import { formatCatalogueFile } from '../editing/fix/format.ts';
import type { SourceFile } from '../compile/read/read.ts';

/** Codes of checks whose findings are likely and not certain. */
const LIKELY_CODES: ReadonlySet<string> = new Set(CHECKS.flatMap(({ code, isLikely }) => (isLikely ? [code] : [])));

/** Files with what is likely wrong in them accepted, and those likely diagnostics. */
export interface Accepted {
  readonly files: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * An importer cannot settle a likely diagnostic (two names for one vendor, terms that a record contradicts), and the
 * catalogue should still compile. Each gets a waiver that marks it as not yet reviewed. Once an editor corrects the record,
 * the unneeded waiver is itself a diagnostic.
 */
export function accepted(files: readonly SourceFile[], today: IsoDate): Accepted {
  const diagnostics = validate(files, today).diagnostics.filter(({ code }) => LIKELY_CODES.has(code));
  if (diagnostics.length === 0) return { files, diagnostics };
  const waivers = new Map(
    diagnostics.map(({ code, at: { file } }) => [
      `${file} ${code}`,
      { check: code, file, reason: 'Imported unchanged; not yet reviewed.' },
    ]),
  );
  const text = formatCatalogueFile('waivers', [...waivers.values()]);
  return { files: [...files, { path: 'waivers.yaml', text }], diagnostics };
}
