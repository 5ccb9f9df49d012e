import { PAGE } from '../../routes/shared/page.ts';

/** The query of a search page by parameter; empty and missing values are left out of the address. */
export type SearchQuery = Readonly<Record<string, string | null | undefined>>;

/** The address of a search: parameters in the order given, so that equal questions have equal addresses. */
export function searchPath(query: SearchQuery, path: string = PAGE.search): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const written = new URLSearchParams(given).toString();
  return written === '' ? path : `${path}?${written}`;
}
