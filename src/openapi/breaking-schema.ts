import { NULLABLE_PREFIX, SCHEMA_PLACE, type Json, type Schema } from '../model/openapi-document.ts';

/** A change of the contract that a caller built against the old one may trip over. */
export interface BreakingChange {
  /** The changed element, in the form that the changelog uses: `GET /api/offers ?limit`, `Offer.tier`. */
  readonly place: string;
  readonly what: string;
}

/** `out`: we say it and callers read it; `in`: they say it and we read it. */
export type Direction = 'in' | 'out';

interface Versions {
  readonly before: Schema;
  readonly after: Schema;
}

const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;

/** The breaking changes between two versions of one schema. References are compared by name; their targets separately. */
export function breakingSchemaChanges(
  place: string,
  direction: Direction,
  versions: Versions,
): readonly BreakingChange[] {
  const before = plain(versions.before);
  const after = plain(versions.after);
  const found = before.anyOf || after.anyOf ? alternativeChanges(direction, { before, after }) : [];
  if (found.length > 0 || before.anyOf || after.anyOf) return found.map((what) => ({ place, what }));
  const own = [
    ...typeChanges({ before, after }),
    ...wordChanges(direction, { before, after }),
    ...boundChanges(direction, { before, after }),
  ];
  return [
    ...own.map((what) => ({ place, what })),
    ...propertyChanges(place, direction, { before, after }),
    ...innerChanges(`${place}[]`, direction, { before: before.items, after: after.items }),
    ...innerChanges(`${place}{}`, direction, {
      before: before.additionalProperties,
      after: after.additionalProperties,
    }),
  ];
}

/** A reference with a description of its own is a reference; one to `NullableX` means X or null. */
function plain(schema: Schema): Schema {
  const { $ref, nullable } = schema.allOf?.[0] ?? schema;
  if ($ref === undefined) return schema;
  const nullablePlace = SCHEMA_PLACE + NULLABLE_PREFIX;
  if (!$ref.startsWith(nullablePlace)) return { $ref, ...(nullable ? { nullable } : {}) };
  return { $ref: $ref.replace(nullablePlace, SCHEMA_PLACE), nullable: true };
}

function alternativeChanges(direction: Direction, { before, after }: Versions): readonly string[] {
  const known = alternatives(before);
  const later = alternatives(after);
  const [more, less] = direction === 'out' ? [later, known] : [known, later];
  const added = [...more].filter((one) => !less.has(one));
  return added.map((one) => (direction === 'out' ? `may be ${one} now` : `may be ${one} no longer`));
}

function alternatives(schema: Schema): ReadonlySet<string> {
  return new Set((schema.anyOf ?? [schema]).map((one) => named(plain(one))));
}

function named(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref;
  if (schema.nullable && schema.enum?.length === 1) return 'null';
  return JSON.stringify({ ...schema, description: undefined });
}

function typeChanges({ before, after }: Versions): readonly string[] {
  return (['$ref', 'type', 'format', 'pattern'] as const)
    .filter((keyword) => before[keyword] !== after[keyword])
    .map((keyword) => `has the ${keyword} ${after[keyword] ?? 'none'}, no longer ${before[keyword] ?? 'none'}`);
}

function wordChanges(direction: Direction, { before, after }: Versions): readonly string[] {
  const [freer, tighter] = direction === 'out' ? [after, before] : [before, after];
  const nulls =
    freer.nullable && !tighter.nullable ? [direction === 'out' ? 'may be null now' : 'may not be null now'] : [];
  const known = words(before);
  const later = words(after);
  if (!known || !later) return known || later ? [...nulls, 'opened or closed its list of words'] : nulls;
  const lost = known.filter((word) => !later.includes(word)).map((word) => `no longer knows ${JSON.stringify(word)}`);
  const gained = later.filter((word) => !known.includes(word)).map((word) => `may be ${JSON.stringify(word)} now`);
  return [...nulls, ...lost, ...(direction === 'out' ? gained : [])];
}

function words({ enum: listed }: Schema): readonly Json[] | undefined {
  return listed?.filter((word) => word !== null);
}

function boundChanges(direction: Direction, { before, after }: Versions): readonly string[] {
  const [freer, tighter] = direction === 'out' ? [after, before] : [before, after];
  const lower = LOWER.filter((bound) => (freer[bound] ?? -Infinity) < (tighter[bound] ?? -Infinity));
  const upper = UPPER.filter((bound) => (freer[bound] ?? Infinity) > (tighter[bound] ?? Infinity));
  return [...lower, ...upper].map(
    (bound) => `has the ${bound} ${after[bound] ?? 'none'}, no longer ${before[bound] ?? 'none'}`,
  );
}

function propertyChanges(place: string, direction: Direction, { before, after }: Versions): readonly BreakingChange[] {
  const required = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;
  const kept = Object.entries(before.properties ?? {}).flatMap(([name, then]) => {
    const inner = `${place}.${name}`;
    const now = after.properties?.[name];
    if (!now) return [{ place: inner, what: 'is gone' }];
    const loosened = direction === 'out' && required(before, name) && !required(after, name);
    const absent = loosened ? [{ place: inner, what: 'may be absent now' }] : [];
    return [...absent, ...breakingSchemaChanges(inner, direction, { before: then, after: now })];
  });
  const demanded = Object.keys(after.properties ?? {}).filter(
    (name) => required(after, name) && !required(before, name),
  );
  const added =
    direction === 'in' ? demanded.map((name) => ({ place: `${place}.${name}`, what: 'is required now' })) : [];
  return [...kept, ...added];
}

function innerChanges(
  place: string,
  direction: Direction,
  { before, after }: { readonly before: Schema | undefined; readonly after: Schema | undefined },
): readonly BreakingChange[] {
  if (before && after) return breakingSchemaChanges(place, direction, { before, after });
  return before || after
    ? [{ place, what: before ? 'is not described any more' : 'is described for the first time' }]
    : [];
}
