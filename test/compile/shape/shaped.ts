import type { z } from 'zod';
import type { Draft } from '../../../src/compile/parse/draft.ts';
import { parse } from '../../../src/compile/parse/parse.ts';
import { shape } from '../../../src/compile/shape/shape.ts';

/** The draft of a text that is plain data. */
export function draftOf(text: string): Draft {
  const parsed = parse({ path: 'vendors/acme.yaml', text });
  if (!('draft' in parsed)) throw new Error(`not plain data: ${JSON.stringify(parsed.diagnostics)}`);
  return parsed.draft;
}

/** What a schema makes of a text: its value, or its diagnostics as `line:column code what; fix`. */
export function shaped<Value>(text: string, schema: z.ZodType<Value>): Value | readonly string[] {
  const result = shape(draftOf(text), schema);
  if ('sourced' in result) return result.sourced.value;
  return result.diagnostics.map(
    ({ at: { start }, code, what, fix }) => `${start.line}:${start.column} ${code} ${what}; ${fix}`,
  );
}

/** The places and codes of the diagnostics of a value, none where the schema accepts it. */
export function codesOf(value: unknown, schema: z.ZodType): readonly string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const code: unknown = issue.code === 'custom' ? issue.params?.['error'] : issue.code;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return `${[...issue.path, ...keys].join('.')}: ${String(code)}`;
  });
}
