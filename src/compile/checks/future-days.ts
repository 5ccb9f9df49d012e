import type { z } from 'zod';
import type { IsoDate } from '../../model/iso-date.ts';
import { quoted } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import { pastDay } from '../shape/field.ts';
import { entrySchema, fieldsOf, unwrapped } from '../shape/schema-fields.ts';
import type { Sourced } from '../shape/shape.ts';
import type { Finding } from './check.ts';

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
 * Finds each day after a given one in a value of a schema. It reads the fields of one schema: by default `pastDay`, the day
 * of something done.
 */
export function futureDays(
  schema: z.core.$ZodType,
  kind: z.core.$ZodType = pastDay,
): (value: unknown, today: IsoDate) => readonly FutureDay[] {
  const way = wayIn(schema, kind);
  return (value, today) => {
    const search: Search = { today, path: [], found: [] };
    if (way) searchAlong(way, value, search);
    return search.found;
  };
}

/** The body of a check that reports each day after today for something that the schema says is done. */
export function futureFindings(schema: z.core.$ZodType, fix: string) {
  const futureDaysOf = futureDays(schema);
  return function* ({ draft, value }: Sourced<unknown>, today: IsoDate): Generator<Finding> {
    for (const { path, day } of futureDaysOf(value, today)) {
      yield { at: draft.place(path), what: `${quoted(path.at(-1))} is ${day}, which is after today, ${today}`, fix };
    }
  };
}

/** A search in one value for days after `today`; `path` leads to the part that is searched now. */
interface Search {
  readonly today: IsoDate;
  readonly path: (string | number)[];
  readonly found: FutureDay[];
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

/** The path is copied only for a day that is found, because nearly every file has none. */
function searchAlong(way: Way, value: unknown, search: Search): void {
  const { today, path, found } = search;
  if (way.to === 'day') {
    if (typeof value === 'string' && value > today) found.push({ path: [...path], day: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const searchIn = (step: string | number, next: Way, inner: unknown): void => {
    path.push(step);
    searchAlong(next, inner, search);
    path.pop();
  };
  if (way.to === 'fields') for (const [key, field] of way.fields) searchIn(key, field, Reflect.get(value, key));
  else if (Array.isArray(value)) value.forEach((entry: unknown, index) => searchIn(index, way.entry, entry));
}
