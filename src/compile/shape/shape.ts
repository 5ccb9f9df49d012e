import { z } from 'zod';
import { nearest, quoted, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { issueDiagnostic, valueAt } from './issue.ts';

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

type Schema = z.core.$ZodType;

/** The schema under optional, nullable and default wrappings. */
export function unwrapped(schema: Schema): Schema {
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault;
  return isWrapped ? unwrapped(schema._zod.def.innerType) : schema;
}

/** The keys of a mapping's schema in their written order, each with its own schema; none for other schemas. */
export function fieldsOf(schema: Schema): ReadonlyMap<string, Schema> {
  const known = fieldsOfSchema.get(schema);
  if (known) return known;
  const bare = unwrapped(schema);
  const fields = new Map(bare instanceof z.core.$ZodObject ? Object.entries(bare._zod.def.shape) : []);
  fieldsOfSchema.set(schema, fields);
  return fields;
}

const fieldsOfSchema = new WeakMap<Schema, ReadonlyMap<string, Schema>>();

/** The schema of a list's entries, or undefined where it is the schema of no list. */
export function entrySchema(schema: Schema): Schema | undefined {
  const bare = unwrapped(schema);
  return bare instanceof z.core.$ZodArray ? bare._zod.def.element : undefined;
}

/** The schema of the value at a path, or undefined where the path leaves the schema. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const step of path) {
    if (!found) return undefined;
    found = typeof step === 'number' ? entrySchema(found) : fieldsOf(found).get(step);
  }
  return found;
}
