import { answerName } from '../src/routes/answer-name.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import { cachePolicy } from '../src/routes/cache-policy.ts';
import { pathMatcher, type MatchedRoute } from '../src/routes/match-route.ts';
import { parameterList } from '../src/routes/parameter-list.ts';
import type { Parameters } from '../src/routes/parameter.ts';
import { noticed } from '../src/routes/noticed.ts';
import { parseServiceValues, parseValues } from '../src/routes/parse-values.ts';
import { retiredSubmission } from '../src/routes/referral-codes.ts';
import { refusal, type ErrorBody, type JsonReply, type Reply } from '../src/routes/route.ts';
import { ROUTES } from '../src/routes/table.ts';
import { buildFile, indexAnswer, replyAnswer } from './answers.ts';
import type { CachedAnswerMemo } from './cached-answer.ts';
import { MAX_QUERY_CHARS } from './headers.ts';
import { MCP_ROW } from './mcp-row.ts';
import { valueLengths, type TargetSummary } from './request-summary.ts';
import type { RouterRow } from './router-row.ts';
import { PAGE_ROWS } from './page-answers.ts';
import { SERVICE_ROWS } from './service-rows.ts';
import { readQuery } from './query.ts';
import { parseTarget, type Target } from './target.ts';

/** Pattern of every path without a row of its own. */
export const ANY_PATH = '*';

/** The routing table. HEAD uses the row of GET; OPTIONS, 308, 404, 405 and 414 follow from the table for every path. */
export const ROUTER: readonly RouterRow[] = [
  ...ROUTES.map((route): RouterRow => ({
    method: 'GET',
    path: route.path,
    cache: cachePolicy(route),
    parameters: route.parameters,
    preparedAt: (values) => answerName(route, values),
    handler: (context) => indexAnswer(route, context),
  })),
  {
    method: 'POST',
    path: '/api/referral-codes',
    cache: 'no-store',
    parameters: {},
    isRetired: true,
    handler: ({ summary }) => replyAnswer(retiredSubmission(), summary),
  },
  ...SERVICE_ROWS,
  MCP_ROW,
  ...PAGE_ROWS,
  { method: 'GET', path: ANY_PATH, cache: 'day', parameters: {}, handler: buildFile },
];

/** The rows of one path. */
export interface Endpoint {
  readonly path: string;
  readonly parameters: Parameters;
  readonly rows: ReadonlyMap<string, RouterRow>;
  /** The row of GET. */
  readonly read: RouterRow | undefined;
  /** Value of the `Allow` header. */
  readonly allow: string;
}

function endpoint(path: string): Endpoint {
  const rows = ROUTER.filter((row) => row.path === path);
  const allowed = rows.filter((row) => !row.isRetired).map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method));
  const read = rows.find(({ method }) => method === 'GET');
  const byMethod = rows.map((row) => [row.method as string, row] as const);
  return {
    path,
    parameters: (read ?? rows[0])?.parameters ?? {},
    read,
    rows: new Map([...byMethod, ...(read ? [['HEAD', read] as const] : [])]),
    allow: [...allowed, 'OPTIONS'].join(', '),
  };
}

const ENDPOINTS = [...new Set(ROUTER.map(({ path }) => path))].map(endpoint);
const FILES = endpoint(ANY_PATH);
const endpointOf = pathMatcher(ENDPOINTS.filter(({ path }) => path !== ANY_PATH));

/** Everything about a target that does not depend on the method, the day or the build, and the memo of its answer. */
export interface ResolvedTarget extends CachedAnswerMemo {
  readonly endpoint: Endpoint;
  readonly summary: TargetSummary;
  readonly key: () => string;
  readonly file: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** The refusal of the target for every method; null when there is none. */
  readonly refused: { readonly status: 414 } | { readonly status: 308; readonly location: string } | null;
  /** The refusal of a read of the target; null when there is none. */
  readonly wrong: JsonReply<ErrorBody> | null;
}

const BAD_ESCAPE = refusal(400, 'A percent escape in the path is broken.');

/** The request summary of a target, for the log; null when it is neither a path nor an http address. */
export function summaryOf(text: string): TargetSummary | null {
  const target = parseTarget(text);
  if (!target) return null;
  const matched = endpointOf(target.path);
  return targetSummary(matched === null || matched === 'bad-escape' ? NO_ENDPOINT : matched, target);
}

/** Resolves a target by the table; null when it is neither a path nor an http address. */
export function resolveTarget(text: string): ResolvedTarget | null {
  const target = parseTarget(text);
  if (!target) return null;
  const { path, search } = target;
  const matched = endpointOf(path);
  const found = matched === null || matched === 'bad-escape' ? NO_ENDPOINT : matched;
  const summary = targetSummary(found, target);
  if (search.length - '?'.length > MAX_QUERY_CHARS)
    return unanswered(found.route, summary, { refused: { status: 414 } });
  if (path.length > 1 && path.endsWith('/')) {
    return unanswered(found.route, summary, { refused: { status: 308, location: withoutSlash(target) } });
  }
  if (matched === 'bad-escape') return unanswered(FILES, summary, { wrong: BAD_ESCAPE });
  const { route: endpoint, path: open } = found;
  if (endpoint === FILES) return { ...unanswered(FILES, summary, {}), file: publicFile(path) };
  const parse = endpoint.read?.isService ? parseServiceValues : parseValues;
  const parsed = parse(endpoint.parameters, readQuery(search), open);
  if ('refused' in parsed) return unanswered(endpoint, summary, { wrong: parsed.refused });
  const { values } = parsed;
  let known: string | null = null;
  // Requests with equal values but different warnings have different answers.
  const key = (): string => (known ??= cacheKey(endpoint, values));
  const file = endpoint.read?.preparedAt?.(values) ?? null;
  return { endpoint, summary, values, key, file, refused: null, wrong: null, cached: null };
}

/** Names and JSON of the values: a value that is absent, or is the default null, is left out. */
function cacheKey({ path, parameters }: Endpoint, values: ResolvedTarget['values']): string {
  let key = path;
  for (const { name } of parameterList(parameters).all) {
    const value = values[name];
    if (value !== null) key += ` ${name}:${JSON.stringify(value)}`;
  }
  const warnings = noticed(values);
  return warnings.length === 0 ? key : `${key} ${JSON.stringify(warnings)}`;
}

const NO_ENDPOINT: MatchedRoute<Endpoint> = { route: FILES, path: {} };
const NO_VALUES = {};
const NO_KEY = (): string => '';

function unanswered(
  endpoint: Endpoint,
  summary: TargetSummary,
  { refused = null, wrong = null }: Partial<Pick<ResolvedTarget, 'refused' | 'wrong'>>,
): ResolvedTarget {
  return { endpoint, summary, values: NO_VALUES, key: NO_KEY, file: null, refused, wrong, cached: null };
}

function targetSummary({ route, path: open }: MatchedRoute<Endpoint>, { path, search }: Target): TargetSummary {
  return {
    endpoint: route === FILES || route.read?.isPage ? null : route.path,
    path,
    paramLengths: () => valueLengths(route.parameters, new URLSearchParams(search), open),
  };
}

/** The file of the build at a path without a route: a page or an asset. Null for files that only hosts read. */
function publicFile(path: string): string | null {
  const file = path === '/' ? 'index.html' : path.slice(1);
  return file.startsWith('_') ? null : file;
}

function withoutSlash({ path, search }: Target): string {
  // At most one leading slash, or the target would name another host.
  return `${path.replace(/(?<!\/)\/+$/, '') || '/'}${search}`.replace(/^\/{2,}/, '/');
}

/** The reply of a route of the index to a read of a target; null when no such route matches. */
export function indexReply(catalogue: Catalogue, text: string): Reply | null {
  const resolved = resolveTarget(text);
  const route = resolved && !resolved.wrong && ROUTES.find(({ path }) => path === resolved.endpoint.path);
  return route ? route.answer(catalogue, resolved.values) : null;
}
