import type { z } from 'zod';
import type { StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { issueDiagnostic } from './issue.ts';
import { misplacedKeys } from './misplaced-key.ts';
import { unknownKeys } from './unknown-key.ts';

/** The value of a file that passed its schema, with the draft, which knows the place of each part. */
export interface Sourced<Value> {
  readonly draft: Draft;
  readonly value: Value;
}

/** The value of a draft by its schema, or a diagnostic in our own words for each error that the schema finds. */
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
  // Mappings that belong elsewhere: errors of their keys are not reported.
  const strangers = new Set<string>();
  // zod also counts the characters of a text that has to be a list.
  const mistyped = new Set(issues.flatMap((issue) => (issue.code === 'invalid_type' ? [key(pathOf(issue))] : [])));
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = pathOf(issue);
    const misplaced = misplacedKeys(schema, draft, { path, keys: issue.keys });
    for (const diagnostic of misplaced.diagnostics) diagnostics.push(diagnostic);
    if (misplaced.isWholeMapping) strangers.add(key(path));
    const placed = new Set(misplaced.keys);
    const keys = issue.keys.filter((unknown) => !placed.has(unknown));
    for (const unknown of unknownKeys(schema, draft, { path, keys })) {
      diagnostics.push(unknown.diagnostic);
      if (unknown.meant) meant.add(key(unknown.meant));
    }
  }
  for (const issue of issues) {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys' || meant.has(key(path))) continue;
    if (strangers.has(key(path.slice(0, -1)))) continue;
    if (issue.code !== 'invalid_type' && mistyped.has(key(path))) continue;
    diagnostics.push(issueDiagnostic(issue, path, draft));
  }
  return diagnostics;
}

const key = (path: Path): string => JSON.stringify(path);

function pathOf(issue: z.core.$ZodIssue): Path {
  return issue.path.filter((step) => typeof step !== 'symbol');
}
