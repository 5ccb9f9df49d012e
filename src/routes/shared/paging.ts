import { defaultOf, type Parameters, type WrittenLimit } from '../parameter.ts';
import { count, nullableText } from './common.schema.ts';

const next = nullableText(
  'Path of the next page, with every other parameter of this request; null on the last. The header `Link` states it too, ' +
    'as `rel="next"`.',
);

export const pageShape = { limit: count('Page size.'), offset: count('Results skipped.'), next };

/** The same of answers that are whole unless the caller sets a page size. */
export const optionalPageShape = {
  ...pageShape,
  limit: count('Page size; null where all are in the answer.').nullable(),
};

interface Page {
  readonly limit: number | null;
  readonly offset: number;
}

interface PagedRequest {
  readonly path: string;
  readonly parameters: Parameters;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The path of the page after one of `total` results, with every other parameter of the request; null on the last page and for
 * pages of no length.
 */
export function nextPage({ path, parameters, values }: PagedRequest, { limit, offset }: Page, total: number) {
  const following = offset + (limit ?? total);
  if (limit === 0 || following >= total) return null;
  const query = new URLSearchParams();
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = name === 'offset' ? following : values[name];
    if (parameter.in === 'path' || value === defaultOf(parameter)) continue;
    query.append(name, parameter.kind === 'limit' ? (value as WrittenLimit).written : String(value));
  }
  return `${path}?${query.toString()}`;
}
