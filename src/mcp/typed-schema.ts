/** A JSON Schema (2020-12) as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A JSON Schema that knows the TypeScript type of the values it accepts, so that what a tool declares as its result and
 * what it lays out cannot differ. The schemas of the routes are not used here: they are zod, which the function lacks.
 */
export interface Typed<T> {
  readonly schema: JsonSchema;
  /** Carries the type alone; never set. */
  readonly type?: T;
}

export type TypeOf<S> = S extends Typed<infer T> ? T : never;

type Fields = Readonly<Record<string, Typed<unknown>>>;
type FieldTypes<F extends Fields> = { readonly [Name in keyof F]: TypeOf<F[Name]> };
/** A field that is undefined is left out of the JSON. */
type OptionalTypes<F extends Fields> = { readonly [Name in keyof F]?: TypeOf<F[Name]> | undefined };
type Flat<T> = { readonly [Name in keyof T]: T[Name] };

export function text(description: string): Typed<string> {
  return { schema: { type: 'string', description } };
}

export function integer(description: string): Typed<number> {
  return { schema: { type: 'integer', description } };
}

export function flag(description: string): Typed<boolean> {
  return { schema: { type: 'boolean', description } };
}

/** The same or null. */
export function nullable<T>({ schema }: Typed<T>): Typed<T | null> {
  return { schema: { ...schema, type: [schema['type'], 'null'] } };
}

export function list<T>(description: string, { schema }: Typed<T>): Typed<readonly T[]> {
  return { schema: { type: 'array', description, items: schema } };
}

/** An object that may have further fields, which are published elsewhere: a whole record of the API. */
export function openRecord(description: string): Typed<object> {
  return { schema: { type: 'object', description } };
}

/** An object with these fields and no other. */
export function record<const R extends Fields>(required: R): Typed<Flat<FieldTypes<R>>>;
export function record<const R extends Fields, const O extends Fields>(
  required: R,
  optional: O,
): Typed<Flat<FieldTypes<R> & OptionalTypes<O>>>;
export function record(required: Fields, optional: Fields = {}): Typed<object> {
  const fields = Object.entries({ ...required, ...optional }).map(([name, { schema }]) => [name, schema] as const);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields),
      required: Object.keys(required),
      additionalProperties: false,
    },
  };
}
