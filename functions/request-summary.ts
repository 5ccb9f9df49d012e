import type { Parameters } from '../src/routes/parameter.ts';

/** What the request log keeps of a target: the path of the interface, and how long each value is. */
export interface TargetSummary {
  /** The path template of the interface; null where the path is not part of it. */
  readonly endpoint: string | null;
  /** The path of the request. Written only where it is a page of the build. */
  readonly path: string;
  /** Lengths of the values by name. Names that the path does not declare are left out: they are the client's text. */
  paramLengths(): Readonly<Record<string, number>>;
}

/** What the request log keeps of an answered request. */
export interface RequestSummary {
  readonly target: TargetSummary;
  /** The `total`, else the `count`, of the answer; null where it is no list. Called only when the log is read. */
  results(): number | null;
  /** The answer is a page of the build, for people. */
  readonly isPage: boolean;
}

/** Lengths in characters of the values that a request gives the declared parameters. */
export function valueLengths(
  parameters: Parameters,
  query: URLSearchParams,
  path: Readonly<Record<string, string>>,
): Readonly<Record<string, number>> {
  const given = Object.keys(parameters).flatMap((name) => {
    const value = path[name] ?? query.get(name);
    return value === null ? [] : [[name, value.length] as const];
  });
  return Object.fromEntries(given);
}

/** How many results a body counts: its `total`, else its `count`; null where it has neither. */
export function resultCount(body: object): number | null {
  const { total, count }: { readonly total?: unknown; readonly count?: unknown } = body;
  const found = total ?? count;
  return typeof found === 'number' ? found : null;
}

export const noResults = (): null => null;

/** The host that a Referer names; null where it is missing, malformed, a bare address, or this host. */
export function referringHost(referer: string | undefined, ownHost: string | undefined): string | null {
  if (referer === undefined || referer.length > 2000 || !URL.canParse(referer)) return null;
  const { protocol, host, hostname } = new URL(referer);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  if (!/^https?:$/.test(protocol) || isAddress || host === ownHost || hostname.length > 100) return null;
  return hostname;
}
