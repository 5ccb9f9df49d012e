import type { z } from 'zod';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Path } from '../parse/draft.ts';
import { pastDay } from '../shape/field.ts';
import { entrySchema, fieldsOf, unwrapped } from '../shape/schema-fields.ts';

interface FutureDay {
  readonly path: Path;
  readonly day: string;
}

/** The paths to the days of a schema that cannot be in the future; branches without such a day are left out. */
type Way =
  | { readonly to: 'day' }
  | { readonly to: 'entries'; readonly entry: Way }
  | { readonly to: 'fields'; readonly fields: readonly (readonly [string, Way])[] };

/**
 * Finds each day after a given one in a value of a schema: among the fields that the schema says are of something done, or
 * among those of another kind of day.
 */
export function futureDays(
  schema: z.core.$ZodType,
  kind: z.core.$ZodType = pastDay,
): (value: unknown, today: IsoDate) => Generator<FutureDay> {
  const way = wayIn(schema, kind);
  return function* (value, today) {
    if (!way) return;
    for (const done of daysAlong(way, value, [])) if (done.day > today) yield done;
  };
}

function wayIn(schema: z.core.$ZodType, kind: z.core.$ZodType): Way | null {
  if (unwrapped(schema) === kind) return { to: 'day' };
  const element = entrySchema(schema);
  const entry = element ? wayIn(element, kind) : null;
  if (entry) return { to: 'entries', entry };
  const fields = [...fieldsOf(schema)].flatMap(([key, field]): [string, Way][] => {
    const way = wayIn(field, kind);
    return way ? [[key, way]] : [];
  });
  return fields.length > 0 ? { to: 'fields', fields } : null;
}

function* daysAlong(way: Way, value: unknown, path: Path): Generator<FutureDay> {
  if (way.to === 'day') {
    if (typeof value === 'string') yield { path, day: value };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (way.to === 'fields') {
    for (const [key, field] of way.fields) yield* daysAlong(field, Reflect.get(value, key), [...path, key]);
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* daysAlong(way.entry, entry, [...path, index]);
  }
}
