import type { z } from 'zod';
import { quoted, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { fieldsOf, schemaAt } from './schema-fields.ts';

/** A key that no schema knows, and the absent field it was most likely meant for. */
export interface UnknownKey {
  readonly diagnostic: StageDiagnostic;
  /** Path of the field that a misspelt key means; its absence is not reported again. */
  readonly meant: Path | undefined;
}

/** The keys of one mapping that its schema does not know. */
export function unknownKeys(
  schema: z.core.$ZodType,
  draft: Draft,
  at: { path: Path; keys: readonly string[] },
): UnknownKey[] {
  const known = schemaAt(schema, at.path);
  const fields = known ? [...fieldsOf(known).keys()] : [];
  return at.keys.map((key) => {
    const near = nearest(key, fields);
    return {
      meant: near === undefined ? undefined : [...at.path, near],
      diagnostic: {
        code: 'unknown-key',
        at: draft.keyPlace([...at.path, key]),
        what: `${quoted(key)} is not a key that belongs here`,
        why: 'what it says would not be served',
        fix: near === undefined ? `use one of ${fields.map(quoted).join(', ')}, or remove it` : `use ${quoted(near)}`,
      },
    };
  });
}
