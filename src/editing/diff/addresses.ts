import type { Catalogue } from '../../model/catalogue.ts';
import type { Parameter } from '../../routes/parameter.ts';
import { pageEntries } from '../../pages/table.ts';
import { ROUTES } from '../../routes/table.ts';

/** Every address that a build of the catalogue answers: prepared API answers, from the route table, and pages. */
export function addresses(catalogue: Catalogue): ReadonlySet<string> {
  const found = new Set<string>();
  for (const route of ROUTES) {
    // A route that takes a list from the caller answers any list; the rendered cases are examples, not addresses.
    if (Object.values(route.parameters).some((parameter) => parameter.in === 'query' && isRequired(parameter)))
      continue;
    for (const { given } of route.cases(catalogue)) found.add(address(route.path, given));
  }
  for (const { path } of pageEntries(catalogue)) found.add(path);
  return found;
}

function isRequired(parameter: Parameter): boolean {
  return 'required' in parameter;
}

/** `/api/details/{vendor}` and what is given for it → `/api/details/neon?alternatives=true`. */
export function address(path: string, given: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(given);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    query.delete(name);
    return encodeURIComponent(given[name] ?? '');
  });
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}
