import type { Given } from './case-reply.ts';

/** The address of one request of a route: `/api/details/{vendor}` and its values → `/api/details/neon?alternatives=true`. */
export function caseAddress(path: string, given: Given): string {
  const query: string[] = [];
  let filled = path;
  for (const [name, value] of Object.entries(given)) {
    const written = encodeURIComponent(value);
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, () => written);
    else query.push(`${name}=${written.replaceAll('%20', '+')}`);
  }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}
