import * as z from 'zod';
import type { ReadonlyDeep } from '../route.ts';

/** Names of the fields that a record may lack: what is null or absent in a response. */
type Lacking<Fields> = { [Name in keyof Fields]: null extends Fields[Name] ? Name : never }[keyof Fields];

/** A record with the fields of a response under their own names; those that may be null may be absent. */
type Fields<Response> = Omit<ReadonlyDeep<Response>, NonNullable<Lacking<Response>>> & {
  readonly [Name in NonNullable<Lacking<Response>>]?: ReadonlyDeep<Response[Name]> | undefined;
};

/**
 * The fields of a response object, in the order of its schema, from a record that has them under the same names. What else the
 * record has is left out. A field that it lacks is null where the schema allows that, else absent.
 */
export function pickFields<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  record: Fields<z.infer<z.ZodObject<Shape, z.core.$strict>>>,
): ReadonlyDeep<z.infer<z.ZodObject<Shape, z.core.$strict>>> {
  const picked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const value: unknown = Reflect.get(record, name);
    if (value !== undefined) picked[name] = value;
    else if (field instanceof z.ZodNullable) picked[name] = null;
  }
  return picked as ReturnType<typeof pickFields<Shape>>;
}

/** A list, left out of a response where it is empty. */
export function nonEmpty<Entry>(list: readonly Entry[]): readonly Entry[] | undefined {
  return list.length === 0 ? undefined : list;
}
