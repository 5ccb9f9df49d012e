import { isObject } from './clean.ts';
import type { DumpName } from './note.ts';

/** The records of a dump, not validated, or the error that prevents reading them. */
export type Dump = { readonly records: readonly unknown[] } | { readonly error: string };

/** Reads `{"offers": […]}` or `{"changes": […]}`; a bare list is taken too. */
export function dump(text: string, name: DumpName): Dump {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { error: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (Array.isArray(value)) return { records: value };
  const list = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return Array.isArray(list) ? { records: list } : { error: `JSON, but without a list called \`${name}\`` };
}
