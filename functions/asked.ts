import type { Parameters } from '../src/routes/parameter.ts';
import { LIVE_ROUTES } from '../src/routes/live-table.ts';
import { matchRoute } from '../src/routes/match-route.ts';
import { ROUTES } from '../src/routes/table.ts';

/** What the request log keeps of a target: which path of the interface, and how long its values are. */
export interface Asked {
  /** The path as the interface writes it; null where it is none of its paths. */
  readonly endpoint: string | null;
  readonly paramLengths: Readonly<Record<string, number>>;
  /** The path as it was asked for. Kept only where a page of ours is there. */
  readonly path: string;
}

/** Reads a target for the log. Parameters that the path does not know are a caller's words, so their names stay out. */
export function asked(url: URL): Asked {
  const path = url.pathname;
  const live = LIVE_ROUTES.find((route) => route.path === path);
  if (live) return { endpoint: path, paramLengths: lengths(live.parameters, url.searchParams, {}), path };
  const matched = matchRoute(ROUTES, path);
  if (matched === null || matched === 'bad-escape') return { endpoint: null, paramLengths: {}, path };
  const paramLengths = lengths(matched.route.parameters, url.searchParams, matched.path);
  return { endpoint: matched.route.path, paramLengths, path };
}

function lengths(parameters: Parameters, query: URLSearchParams, path: Readonly<Record<string, string>>) {
  const given = Object.keys(parameters).flatMap((name) => {
    const value = path[name] ?? query.get(name);
    return value === null ? [] : [[name, value.length] as const];
  });
  return Object.fromEntries(given);
}

/** How many results a body counts: its `total`, or else its `count`; null where it is no list. */
export function resultCount(body: object): number | null {
  const counted = new Map<string, unknown>(Object.entries(body));
  const found = counted.get('total') ?? counted.get('count');
  return typeof found === 'number' ? found : null;
}

/** The host that a Referer names; null where it names none, ours, or a bare address of somebody's network. */
export function referringHost(referer: string | undefined, ownHost: string | undefined): string | null {
  if (referer === undefined || referer.length > 2000 || !URL.canParse(referer)) return null;
  const { protocol, host, hostname } = new URL(referer);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  if (!/^https?:$/.test(protocol) || isAddress || host === ownHost || hostname.length > 100) return null;
  return hostname;
}
