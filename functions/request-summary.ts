import type { Parameters } from '../src/routes/parameter.ts';
import { parsedUrl } from '../src/rules/text/parsed-url.ts';

/** The part of a target that the request log keeps (docs/rules.md#request-log). */
export interface TargetSummary {
  /** The path template of the interface; null where the path is not part of it. */
  readonly endpoint: string | null;
  /** The path of the request. Logged only for a page of the build. */
  readonly path: string;
  /** Lengths of the values by name. Undeclared names are left out, because they are free text of the client. */
  paramLengths(): Readonly<Record<string, number>>;
}

/** The log entry of an answered request (docs/rules.md#request-log). */
export interface RequestSummary {
  readonly target: TargetSummary;
  /** The `total`, else the `count`, of the answer; null when it is not a list. Called only when the log is read. */
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

/** The number of results of a body: its `total`, else its `count`; null without either. */
export function resultCount(body: object): number | null {
  const { total, count }: { readonly total?: unknown; readonly count?: unknown } = body;
  const found = total ?? count;
  return typeof found === 'number' ? found : null;
}

export const noResults = (): null => null;

/** Returns a known number of results. Holds that alone: the request log keeps it, and would keep the whole answer. */
export function knownResults(count: number | null): () => number | null {
  return count === null ? noResults : () => count;
}

/** The host of a Referer; null when it is missing, malformed, an IP address, or this host. */
export function referringHost(referer: string | undefined, ownHost: string | undefined): string | null {
  const url = referer === undefined || referer.length > 2000 ? null : parsedUrl(referer);
  if (!url) return null;
  const { protocol, host, hostname } = url;
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  if (!/^https?:$/.test(protocol) || isAddress || host === ownHost || hostname.length > 100) return null;
  return hostname;
}
