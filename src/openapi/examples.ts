import type { Catalogue } from '../model/catalogue.ts';
import type { Json } from '../model/openapi-document.ts';
import { health } from '../routes/health.ts';
import { pageviews } from '../routes/pageviews.ts';
import type { Parameter, Parameters, ParsedOperation } from '../routes/parameter.ts';
import { parseValues } from '../routes/parse-values.ts';
import { queryLog } from '../routes/query-log.ts';
import type { AnyRoute, AnyServiceRoute, Given, JsonReply, Reply } from '../routes/route.ts';
import { caseReply, declaredExamples, exampleCase, isErrorReply } from '../routes/shared/cases.ts';
import { readSignal, signal, type SignalOutcome } from '../routes/signal.ts';
import { stats, type BuildFacts } from '../routes/stats.ts';
import { traffic } from '../routes/traffic.ts';
import { bareType, JSON_TYPE } from './responses.ts';

/** The example parameters of an operation, as a caller writes them, its answers by content type, its refusals by status. */
export interface Example {
  readonly given: Given;
  readonly answers: Readonly<Record<string, Json>>;
  readonly errors: Readonly<Record<number, Json>>;
}

/** Elements that an example shows of each list. */
export const SHOWN_ELEMENTS = 2;

/** An answer with its lists cut to their first elements. Counts stay what they are. */
export function cutLists(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ELEMENTS).map((element: Json) => cutLists(element));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, cutLists(member)]));
}

/** A feed with its first entries; any other text as it is. */
export function cutFeed(text: string): string {
  let entries = 0;
  return text.replaceAll(/(?<!\s)\s*<entry>(?:(?!<entry>).)*?<\/entry>/gs, (entry) =>
    ++entries > SHOWN_ELEMENTS ? '' : entry,
  );
}

/** The body as a caller receives it. Its lists are cut first, because it may be the whole index. */
function shownBody({ body }: JsonReply): Json {
  return JSON.parse(JSON.stringify(cutLists(body as Json))) as Json;
}

/** One real answer of the build for a route, and its refusals; a route that answers no request of this index has these alone. */
export function routeExample(catalogue: Catalogue, route: AnyRoute): Example {
  const given = exampleCase(catalogue, route);
  const errors = routeErrors(catalogue, route, given ?? declaredExamples(route));
  if (given === null) return { given: {}, answers: {}, errors };
  const { format } = route.parameters;
  const formats = format?.kind === 'choice' ? format.values.map((value) => ({ format: value })) : [{}];
  const replies = formats.map((chosen) => caseReply(catalogue, route, { ...given, ...chosen }).reply);
  const answers = replies.map((reply) =>
    'text' in reply ? [bareType(reply.contentType), cutFeed(reply.text)] : [JSON_TYPE, shownBody(reply)],
  );
  return { given, answers: Object.fromEntries(answers) as Example['answers'], errors };
}

const NO_VENDOR = 'no-such-vendor';

/** One real refusal for each status that a route declares, as far as a wrong request brings it out. */
function routeErrors(catalogue: Catalogue, route: AnyRoute, given: Given): Example['errors'] {
  const requests = [...requestsOfUnknownNames(route, given), ...wrongValues(route.parameters, given)];
  const replies = requests.map((wrong) => caseReply(catalogue, route, wrong).reply);
  const [name] = Object.keys(route.parameters).filter((each) => route.parameters[each]?.in !== 'path');
  // The refusal of a parameter that is given twice, for a route that takes any value given once.
  return firstErrors([...replies, ...(name === undefined ? [] : parseErrors(route, `${name}=a&${name}=b`))]);
}

/** The bodies of refusals by their status; of one status the first. */
function firstErrors(replies: readonly Reply[]): Example['errors'] {
  const refused = replies.filter(isErrorReply).toReversed();
  return Object.fromEntries(refused.map((reply) => [reply.status, shownBody(reply)]));
}

/** The refusal of a query by its parameters alone, where there is one. */
function parseErrors(operation: ParsedOperation, query: string | Given): readonly JsonReply[] {
  const parsed = parseValues(operation, new URLSearchParams(query), {});
  return 'refused' in parsed ? [parsed.refused] : [];
}

/**
 * The request with the name of a vendor that does not exist, for each parameter that takes a required text, or any text
 * where the route declares that names may be unknown.
 */
function requestsOfUnknownNames({ parameters, errors }: AnyRoute, given: Given): readonly Given[] {
  return Object.entries(parameters).flatMap(([name, parameter]) =>
    parameter.kind === 'text' && (errors.includes(404) || parameter.required !== undefined)
      ? [{ ...given, [name]: NO_VENDOR }]
      : [],
  );
}

/** The request without a required text, then with a wrong value for each other parameter. */
function wrongValues(parameters: Parameters, given: Given): readonly Given[] {
  const wrong = Object.entries(parameters).map(([name, parameter]) => ({ name, value: wrongValue(parameter) }));
  const [missing, other] = [wrong.filter(({ value }) => value === ''), wrong.filter(({ value }) => value !== '')];
  return [...missing, ...other].flatMap(({ name, value }) => (value === null ? [] : [{ ...given, [name]: value }]));
}

/** A value that a parameter does not take; null where it takes every text. */
function wrongValue(parameter: Parameter): string | null {
  switch (parameter.kind) {
    case 'integer':
      return 'many';
    case 'choice':
    case 'list':
      return 'unknown';
    case 'flag':
      return 'perhaps';
    case 'since':
      return '2026-02-30';
    case 'limit':
      return 'lots';
    case 'text':
      return parameter.required === undefined ? null : '';
  }
}

/** The body of the signal that the example answers. */
export function signalExample(catalogue: Catalogue): { readonly event: string; readonly vendor: string } {
  return { event: 'recommended', vendor: catalogue.vendors[0]?.slug ?? 'neon' };
}

const REQUESTS = 1200;

/** An answer of a service route for made-up counters over the real index, since a build knows no requests, and its refusals. */
export function serviceExample(catalogue: Catalogue, route: AnyServiceRoute): Example {
  const { parameters } = route;
  const errors =
    route.path === signal.path
      ? signalErrors(catalogue)
      : {
          ...firstErrors(wrongValues(parameters, {}).flatMap((wrong) => parseErrors(route, wrong))),
          503: { error: 'The figures cannot be read at the moment.' },
        };
  const reply = serviceReply(catalogue, route.path);
  return { given: {}, answers: reply ? { [JSON_TYPE]: shownBody(reply) } : {}, errors };
}

function serviceReply(catalogue: Catalogue, path: string): JsonReply | null {
  const { date } = catalogue;
  const build: BuildFacts = { commit: null, date, files: 4000, bytes: 120_000_000 };
  const vendorPage = `/vendor/${catalogue.vendors[0]?.slug ?? 'neon'}`;
  switch (path) {
    case signal.path: {
      const read = readSignal(catalogue, signalExample(catalogue));
      return 'error' in read ? null : signal.answer({ kind: 'recorded', ...read }, {});
    }
    case queryLog.path: {
      const ts = `${date}T09:30:00.000Z`;
      const client = { client_class: 'ai_agent', result_count: 3 } as const;
      const entries = [{ ts, endpoint: '/api/offers', status: 200, param_lengths: { q: 8 }, ...client }];
      const storage = 'The store of the service; 7 days.';
      return queryLog.answer({ entries, available: REQUESTS, storage }, { limit: 50 });
    }
    case pageviews.path: {
      const pages = [{ path: vendorPage, views: 42 }];
      const facts = { total: 42, pages, referrers: [{ referrer: 'example.org', views: 12 }] };
      return pageviews.answer(facts, { path: null, period: '7d' });
    }
    case traffic.path: {
      const client = { class: 'ai_agent', family: 'Claude', mcp: false } as const;
      const sums = [{ day: date, client, requests: REQUESTS }];
      return traffic.answer({ today: date, sums, coverage: 'All requests that this host answered.' }, {});
    }
    case stats.path: {
      const counts = { requestsToday: REQUESTS, requestsTotal: REQUESTS, signals: { recommended: 12, converted: 2 } };
      return stats.answer({ catalogue, startedAt: `${date}T00:00:00.000Z`, ...counts, build }, {});
    }
    case health.path:
      return health.answer({ today: date, build, faults: [] }, {});
    default:
      return null;
  }
}

function signalErrors(catalogue: Catalogue): Example['errors'] {
  const read = readSignal(catalogue, { event: 'sold', vendor: NO_VENDOR });
  const refuse = (status: 400 | 408 | 413 | 415, error: string) => ({ kind: 'refused', status, error }) as const;
  const outcomes: readonly SignalOutcome[] = [
    refuse(400, 'error' in read ? read.error : ''),
    refuse(408, 'The body took too long to arrive.'),
    refuse(413, 'The body is at most 4096 bytes.'),
    refuse(415, 'The body is application/json, or a form.'),
    { kind: 'limited', retryAfterSeconds: 24 },
    { kind: 'unavailable' },
  ];
  return firstErrors(outcomes.map((outcome) => signal.answer(outcome, {})));
}
