import type { IsoDate } from '../model/iso-date.ts';
import { cacheHeaders, NO_STORE } from './response-headers.ts';
import type { AnyRoute } from './route.ts';
import { ROUTES } from './table.ts';

/** Cache policy of a 200: until the end of the UTC day it is derived for, or not at all. */
export type CachePolicy = 'day' | 'no-store';

/** Reports on the service are never cached. */
export function cachePolicy({ about }: Pick<AnyRoute, 'about'>): CachePolicy {
  return about === 'index' ? 'day' : 'no-store';
}

/** Paths of routes that report on the service, without the first slash. */
const SERVICE_PATHS: readonly string[] = ROUTES.filter((route) => cachePolicy(route) === 'no-store').map(({ path }) =>
  path.slice(1),
);

/** The policy of a file of the build, by its path below `dist`: that of its route, `day` for pages. */
export function fileCachePolicy(path: string): CachePolicy {
  const answered = path.replace(/^_answers\//, '');
  const isService = SERVICE_PATHS.some((service) => answered === service || answered.startsWith(`${service}/`));
  return isService ? 'no-store' : 'day';
}

let latest: { readonly day: IsoDate; readonly headers: Readonly<Record<string, string>> } | null = null;

/** The headers of a policy. Returns the same object for the same day, so that callers can cache by identity. */
export function policyHeaders(policy: CachePolicy, day: IsoDate): Readonly<Record<string, string>> {
  if (policy === 'no-store') return NO_STORE;
  if (latest?.day !== day) latest = { day, headers: cacheHeaders(day) };
  return latest.headers;
}
