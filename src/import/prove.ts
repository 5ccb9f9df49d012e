import type { z } from 'zod';
import type { IsoDate } from '../model/iso-date.ts';
import { CHECKS } from '../compile/checks/index.ts';
import { fileStart } from '../compile/diagnostics/diagnostic.ts';
import type { Draft } from '../compile/parse/draft.ts';
import { issueDiagnostic } from '../compile/shape/issue.ts';
import type { VendorFile } from '../compile/shape/vendor-file.ts';
import type { RawRecord } from './clean.ts';

/** A record that fits its schema, with what had to go; or the words for why it does not. */
export type Proved<Value> =
  { readonly value: Value; readonly dropped: ReadonlyMap<string, string> } | { readonly error: string };

/**
 * Holds a cleaned record to the schema that the compiler holds its file to. A error in a field that may be left out
 * costs that field; one in any other costs the record, because nothing is filled in for it.
 */
export function proved<Value>(record: RawRecord, schema: z.ZodType<Value>, required: readonly string[]): Proved<Value> {
  const result = schema.safeParse(record);
  if (result.success) return { value: result.data, dropped: new Map() };
  const dropped = new Map<string, string>();
  for (const issue of result.error.issues) {
    const key = String(issue.path[0] ?? '');
    const words = inWords(issue, record);
    if (required.includes(key) || !Object.hasOwn(record, key)) return { error: words };
    dropped.set(key, words);
  }
  const rest = Object.fromEntries(Object.entries(record).filter(([key]) => !dropped.has(key)));
  const proof = proved(rest, schema, required);
  return 'error' in proof ? proof : { ...proof, dropped: new Map([...dropped, ...proof.dropped]) };
}

function inWords(issue: z.core.$ZodIssue, record: RawRecord): string {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  return issueDiagnostic(issue, path, unplaced(record)).what;
}

/** A value that was never in a file, so that all of it sits nowhere. */
function unplaced(value: unknown): Draft {
  const nowhere = fileStart('');
  return { file: '', value, place: () => nowhere, keyPlace: () => nowhere };
}

/**
 * What the checks of one file say for certain against a vendor's file, in words. The importer keeps no judgement of its
 * own, and what is likely only is left for an editor.
 */
export function checkMessages(file: VendorFile, today: IsoDate): string[] {
  const sourced = { draft: unplaced(file), value: file };
  return CHECKS.flatMap((check) => {
    if (check.scope !== 'vendor' || check.isLikely) return [];
    return [...check.diagnose(sourced, today)].map(({ what }) => what);
  });
}
