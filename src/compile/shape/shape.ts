import type { z } from 'zod';
import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { issueDiagnostic } from './issue.ts';
import { unknownKeys } from './unknown-key.ts';

/** A file's proved value, with the draft that knows where each part of it sits. */
export interface Sourced<Value> {
  readonly draft: Draft;
  readonly value: Value;
}

/** Draft → proved value of one kind of file, or what its schema objects to, in our own words. */
export function shape<Value>(
  draft: Draft,
  schema: z.ZodType<Value>,
): { sourced: Sourced<Value> } | { diagnostics: StageDiagnostic[] } {
  const result = schema.safeParse(draft.value);
  return result.success
    ? { sourced: { draft, value: result.data } }
    : { diagnostics: diagnosticsOf(result.error.issues, draft, schema) };
}

function diagnosticsOf(issues: readonly z.core.$ZodIssue[], draft: Draft, schema: z.core.$ZodType): StageDiagnostic[] {
  const diagnostics: StageDiagnostic[] = [];
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const unknown of unknownKeys(schema, draft, { path: pathOf(issue), keys: issue.keys })) {
      diagnostics.push(unknown.diagnostic);
      if (unknown.meant) meant.add(JSON.stringify(unknown.meant));
    }
  }
  for (const issue of issues) {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys' || meant.has(JSON.stringify(path))) continue;
    diagnostics.push(issueDiagnostic(issue, path, draft));
  }
  return diagnostics;
}

function pathOf(issue: z.core.$ZodIssue): Path {
  return issue.path.filter((step) => typeof step !== 'symbol');
}
