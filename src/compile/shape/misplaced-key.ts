import type { z } from 'zod';
import { quoted, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { valueAt } from './issue.ts';
import { entrySchema, fieldsOf, schemaAt } from './schema-fields.ts';

interface UnknownKeys {
  readonly path: Path;
  readonly keys: readonly string[];
}

/** Keys that belong to another mapping of the file, and whether the whole mapping around them does. */
export interface MisplacedKeys {
  readonly diagnostics: readonly StageDiagnostic[];
  /** Then the other errors of the mapping follow from this one, and are not reported. */
  readonly isWholeMapping: boolean;
  readonly keys: readonly string[];
}

/** Finds out whether unknown keys were written in the wrong place: at the wrong depth, or in the wrong list. */
export function misplacedKeys(schema: z.core.$ZodType, draft: Draft, { path, keys }: UnknownKeys): MisplacedKeys {
  const written = Object.keys(valueAt(draft.value, path) ?? {});
  const list = otherList(schema, path, written);
  if (list !== undefined) {
    const own = path.at(-2);
    const what = `the entry has the keys of ${quoted(list)}, and is written under ${quoted(own)}`;
    const diagnostic = misplaced(draft.place(path), what, `move it under \`${list}:\``);
    return {
      diagnostics: [{ ...diagnostic, at: draft.keyPlace([...path, written[0] ?? '']) }],
      isWholeMapping: true,
      keys,
    };
  }
  const found = keys.filter((key) => homeOf(schema, path, key) !== undefined);
  return {
    diagnostics: found.map((key) => tooDeep(key, { home: homeOf(schema, path, key) ?? [], draft, path })),
    isWholeMapping: found.length > 0 && found.length === written.length,
    keys: found,
  };
}

/** Fewer keys than this are no proof that an entry is of another list. */
const MIN_KEYS = 2;

/** The list beside the one at a path whose entries have all of these keys. */
function otherList(schema: z.core.$ZodType, path: Path, keys: readonly string[]): string | undefined {
  if (typeof path.at(-1) !== 'number' || keys.length < MIN_KEYS) return undefined;
  const around = schemaAt(schema, path.slice(0, -2));
  if (!around) return undefined;
  const lists = [...fieldsOf(around)].flatMap(([name, field]) => {
    const entry = entrySchema(field);
    return entry && name !== path.at(-2) ? [{ name, fields: fieldsOf(entry) }] : [];
  });
  return lists.find(({ fields }) => keys.every((key) => fields.has(key)))?.name;
}

/** The nearest mapping around a path in which a key is known. */
function homeOf(schema: z.core.$ZodType, path: Path, key: string): Path | undefined {
  for (let length = path.length - 1; length >= 0; length--) {
    const around = path.slice(0, length);
    const known = schemaAt(schema, around);
    if (known && fieldsOf(known).has(key)) return around;
  }
  return undefined;
}

interface At {
  readonly home: Path;
  readonly draft: Draft;
  readonly path: Path;
}

function tooDeep(key: string, { home, draft, path }: At): StageDiagnostic {
  const beside = path[home.length];
  const fix = home.length === 0 ? `begin \`${key}:\` at the start of its line` : `indent it like ${quoted(beside)}`;
  return misplaced(
    draft.keyPlace([...path, key]),
    `${quoted(key)} is written inside ${quoted(beside)}, and belongs beside it`,
    fix,
  );
}

function misplaced(at: StageDiagnostic['at'], what: string, fix: string): StageDiagnostic {
  return { code: 'misplaced-key', at, what, why: 'what it says would not be served', fix };
}
