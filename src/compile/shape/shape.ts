import * as z from 'zod';
import { nearest, quote, type StageDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Draft, Path } from '../parse/draft.ts';
import { fieldName, issueDiagnostic, startOfNumber, valueAt } from './issue.ts';
import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';

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

function diagnosticsOf(found: readonly z.core.$ZodIssue[], draft: Draft, schema: z.core.$ZodType): StageDiagnostic[] {
  const misplaced = found.flatMap((issue) => misplacedEntry(schema, draft, issue) ?? []);
  const misplacedPaths = new Set(misplaced.map(({ path }) => key(path)));
  // Of several in a row the first has the diagnostic.
  const firsts = misplaced.filter(({ path }) => !misplacedPaths.has(key(entryAbove(path))));
  // What is wrong within a misplaced entry follows from its place.
  const issues = found.filter((issue) => !misplacedPaths.has(key(issuePath(issue).slice(0, 2))));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownKeys(schema, draft, { path: issuePath(issue), keys: issue.keys }) : [],
  );
  const meant = new Set(unknown.map((found) => found.meant && key(found.meant)));
  const faulty = new Set(issues.map((issue) => key(issuePath(issue))));
  const mistyped = new Set(issues.flatMap((issue) => (issue.code === 'invalid_type' ? [key(issuePath(issue))] : [])));
  /** Whether another issue is the cause, and has the diagnostic. */
  const isEcho = (issue: z.core.$ZodIssue, path: Path): boolean => {
    // The field is missing because its key is misspelt.
    if (meant.has(key(path))) return true;
    // The entry is the rest of a number that begins in the one before.
    const start = startOfNumber(path, draft);
    if (start && faulty.has(key(start))) return true;
    // Of entries of a wrong type in a row the first counts. Of a text that has to be a list, zod also counts the characters.
    return mistyped.has(key(issue.code === 'invalid_type' ? entryAbove(path) : path));
  };
  const others = issues.flatMap((issue) => {
    const path = issuePath(issue);
    return issue.code === 'unrecognized_keys' || isEcho(issue, path) ? [] : [issueDiagnostic(issue, path, draft)];
  });
  return [...firsts, ...unknown].map(({ diagnostic }) => diagnostic).concat(others);
}

const key = (path: Path): string => JSON.stringify(path);

/** The path of the entry before one of a list; of any other path, one that leads nowhere. */
const entryAbove = (path: Path): Path => [...path.slice(0, -1), Number(path.at(-1)) - 1];

function issuePath(issue: z.core.$ZodIssue): Path {
  return issue.path.filter((step) => typeof step !== 'symbol');
}

/**
 * The keys of one mapping that its schema does not know, each with the path of the absent field that it most likely means: the
 * absence of that one is not reported again.
 */
function unknownKeys(
  schema: z.core.$ZodType,
  draft: Draft,
  { path, keys }: { readonly path: Path; readonly keys: readonly string[] },
) {
  const known = schemaAt(schema, path);
  const isAbsent = (field: string): boolean => valueAt(draft.value, [...path, field]) === undefined;
  const fields = known ? [...fieldsOf(known).keys()].filter(isAbsent) : [];
  return keys.map((key): { meant: Path | undefined; diagnostic: StageDiagnostic } => {
    const beside = outerSibling(schema, path, key);
    const near = beside === undefined ? meantField(key, fields) : undefined;
    const homes = new Set([schema, known ?? schema].flatMap((around) => homesOf(around, [key])));
    const ways = [
      ...(homes.size > 0 ? [`move it to ${[...homes].map(quote).join(' or ')}`] : []),
      ...(fields.length > 0 ? [`use one of ${fields.map(quote).join(', ')}`] : []),
    ];
    const move = beside === undefined ? undefined : `indent it like ${quote(beside)}, beside which it belongs`;
    const others = ways.length > 0 ? `${ways.join(', ')}, or remove it` : 'remove it';
    return {
      meant: near === undefined ? undefined : [...path, near],
      diagnostic: {
        code: 'unknown-key',
        at: draft.keyPlace([...path, key]),
        what: `${quote(key)} is not a key that belongs here`,
        why: 'what it says would not be served',
        fix: move ?? (near === undefined ? others : `use ${quote(near)}`),
      },
    };
  });
}

/** The field that a key misspells or shortens: `source_url` for `url`. */
function meantField(key: string, fields: readonly string[]): string | undefined {
  const [longer, ...others] = fields.filter((field) => field.endsWith(`_${key}`));
  return nearest(key, fields) ?? (others.length > 0 ? undefined : longer);
}

/** The key or index around a path beside which a key is known: the key was indented too deep. */
function outerSibling(schema: z.core.$ZodType, path: Path, key: string): string | number | undefined {
  return path.findLast((_, depth) => {
    const around = schemaAt(schema, path.slice(0, depth));
    return around !== undefined && fieldsOf(around).has(key);
  });
}

/**
 * One diagnostic for an entry of a list of the file, such as a change record at the end of `offers`, that has the keys of another
 * list alone. Null for other issues.
 */
function misplacedEntry(schema: z.core.$ZodType, draft: Draft, issue: z.core.$ZodIssue) {
  const path = issuePath(issue);
  if (!/^(?:unrecognized_keys|invalid_type)$/.test(issue.code) || path.length !== 2 || typeof path[1] !== 'number')
    return null;
  const entry = valueAt(draft.value, path);
  const keys = typeof entry === 'object' && entry !== null ? Object.keys(entry) : [];
  const [home, ...others] = homesOf(schema, keys);
  if (keys.length === 0 || home === undefined || others.length > 0) return null;
  const diagnostic: StageDiagnostic = {
    code: 'unknown-key',
    at: draft.place(path),
    what: `${fieldName(path)} has the keys of an entry of ${quote(home)}`,
    why: 'what it says would not be served',
    fix: `move it to ${quote(home)}: write \`${home}:\` above it where the file has none`,
  };
  return { path, diagnostic };
}

/** The mappings, and the lists of mappings, of a schema in which some keys are known. */
function homesOf(schema: z.core.$ZodType, keys: readonly string[]): readonly string[] {
  return [...fieldsOf(schema)].flatMap(([name, field]) => {
    const inner = fieldsOf(entrySchema(field) ?? field);
    return keys.every((key) => inner.has(key)) ? name : [];
  });
}

type Schema = z.core.$ZodType;

/** The schema under optional, nullable and default wrappings. */
export function unwrap(schema: Schema): Schema {
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault;
  return isWrapped ? unwrap(schema._zod.def.innerType) : schema;
}

/** Whether a schema is another one, perhaps in a wrapping or with a description of its own. */
export function isSchema(schema: Schema | undefined, of: Schema): boolean {
  for (let each = schema && unwrap(schema); each; each = each._zod.parent) if (each === of) return true;
  return false;
}

/** The keys of a mapping's schema in their written order, each with its own schema; none for other schemas. */
export const fieldsOf = memoizeByRecord((schema: Schema): ReadonlyMap<string, Schema> => {
  const bare = unwrap(schema);
  return new Map(bare instanceof z.core.$ZodObject ? Object.entries(bare._zod.def.shape) : []);
});

/** The schema of a list's entries, or undefined where it is the schema of no list. */
export function entrySchema(schema: Schema): Schema | undefined {
  const bare = unwrap(schema);
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
