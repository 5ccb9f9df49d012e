import { writtenTexts, type Parameters } from '../parameter.ts';
import { count, nullableText } from './common.schema.ts';

const next = nullableText(
  'Path of the next page, with every other parameter of this request; null on the last. The header `Link` states it too, ' +
    'as `rel="next"`.',
);

export const pageShape = {
  limit: count('Page size.'),
  offset: count('Results skipped.'),
  next,
};

/** The same of answers that are whole unless the caller sets a page size. */
export const optionalPageShape = {
  ...pageShape,
  limit: count('Page size; null where all are in the answer.').nullable(),
};

interface PageFields<Limit> {
  readonly limit: Limit;
  readonly offset: number;
  readonly next: string | null;
}

interface PagedRequest<Limit> {
  readonly path: string;
  readonly parameters: Parameters;
  readonly values: { readonly limit: Limit; readonly offset: number };
}

/**
 * `limit`, `offset` and `next` of one page of `total` results. `next` is the path of the following page with every other
 * parameter of the request, null on the last page and for pages of no length.
 */
export function pageFields<Limit extends number | null>(
  { path, parameters, values }: PagedRequest<Limit>,
  total: number,
): PageFields<Limit> {
  const { limit, offset } = values;
  const following = offset + (limit ?? total);
  if (limit === 0 || following >= total) return { limit, offset, next: null };
  const query = new URLSearchParams();
  const texts = writtenTexts(values);
  for (const [name, parameter] of Object.entries(parameters)) {
    if (parameter.in === 'path') continue;
    const value: unknown = name === 'offset' ? following : (values as Readonly<Record<string, unknown>>)[name];
    const text = texts[name] ?? textOf(value);
    if (text !== null && !isDefault(parameter, value)) query.append(name, text);
  }
  return { limit, offset, next: `${path}?${query.toString()}` };
}

function isDefault(parameter: Parameters[string], value: unknown): boolean {
  if (parameter.kind === 'flag') return value === (parameter.default === null ? null : false);
  return 'default' in parameter && parameter.default === value;
}

/** A parsed value as a caller writes it; null where the parameter is absent. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
