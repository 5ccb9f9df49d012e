import type { IsoDate } from '../model/iso-date.ts';
import { cacheHeaders, NO_STORE } from './response-headers.ts';
import type { AnyRoute } from './route.ts';
import { ROUTES } from './table.ts';

/** How long a 200 may be kept: until the end of the UTC day whose judgement it is, or not at all. */
export type CachePolicy = 'day' | 'no-store';

/** What reports on the service is never kept. */
export function cachePolicy({ about }: Pick<AnyRoute, 'about'>): CachePolicy {
  return about === 'index' ? 'day' : 'no-store';
}

/** Paths of routes that report on the service, without the first slash. */
const SERVICE_PATHS: readonly string[] = ROUTES.filter((route) => cachePolicy(route) === 'no-store').map(({ path }) =>
  path.slice(1),
);

/** The policy of a file of the build, by its path below `dist`: that of the route it answers, `day` for pages. */
export function fileCachePolicy(path: string): CachePolicy {
  const answered = path.replace(/^_answers\//, '');
  const isService = SERVICE_PATHS.some((service) => answered === service || answered.startsWith(`${service}/`));
  return isService ? 'no-store' : 'day';
}

let latest: { readonly day: IsoDate; readonly headers: Readonly<Record<string, string>> } | null = null;

/** The headers that state a policy. The same object for the same day, so that what is derived from it can be kept. */
export function policyHeaders(policy: CachePolicy, day: IsoDate): Readonly<Record<string, string>> {
  if (policy === 'no-store') return NO_STORE;
  if (latest?.day !== day) latest = { day, headers: cacheHeaders(day) };
  return latest.headers;
}
