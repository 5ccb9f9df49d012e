import { MCP_PATH, mcpResponse } from '../src/mcp/server.ts';
import { manyLapsed } from '../src/rules/risk/free-offer.ts';
import { health } from '../src/routes/health.ts';
import type { Parameters, Values } from '../src/routes/parameter.ts';
import { pageviews, periodStart } from '../src/routes/pageviews.ts';
import { parseWarned } from '../src/routes/parse-values.ts';
import { queryLog } from '../src/routes/query-log.ts';
import { retiredSubmission } from '../src/routes/referral-codes.ts';
import { refusal, withWarnings, type ServiceRoute } from '../src/routes/route.ts';
import { MAX_SIGNAL_BYTES, signal, readSignal, type SignalOutcome } from '../src/routes/signal.ts';
import { stats } from '../src/routes/stats.ts';
import { traffic } from '../src/routes/traffic.ts';
import { unknownParameters } from '../src/routes/unknown-names.ts';
import { addDays } from '../src/rules/dates/days.ts';
import { contentAnswer, replyAnswer, type RequestContext, type Row } from './answers.ts';
import { readBody } from './body.ts';
import type { Stores } from './host.ts';
import { uncachedAnswer, type Answer } from './representation.ts';

/** Bytes of a request body; a call is far smaller. */
const MAX_MESSAGE_BYTES = 65_536;
const PARSE_ERROR = -32_700;
const NO_STORES = refusal(503, 'This host keeps no signals and counts no requests.');

/**
 * The Model Context Protocol over streamable HTTP without sessions: each request is answered by itself, as JSON. There is
 * no stream to open, so GET and DELETE are answered 405.
 */
async function mcpAnswer({ request, host, today }: RequestContext): Promise<Answer> {
  const read = await readBody(request, MAX_MESSAGE_BYTES);
  if ('error' in read) {
    const refused = { jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: read.error } };
    return uncachedAnswer(read.status, JSON.stringify(refused));
  }
  const response = await mcpResponse(host.build.catalogue(today), request.headers, read.fields);
  return uncachedAnswer(response.status, await response.text());
}

/** The input of a loader of facts. */
type ServiceContext = RequestContext & { readonly stores: Stores };

/** Rows of the paths that report on the service, and of the paths that take something in. */
export const SERVICE_ROWS: readonly Row[] = [
  serviceRow(signal, takeSignal),
  serviceRow(queryLog, async ({ stores }, { limit }) => {
    await stores.flush();
    return { ...(await stores.requests.newest(limit)), storage: stores.storage };
  }),
  serviceRow(pageviews, async ({ stores, today }, { path, period }) => {
    await stores.flush();
    return stores.requests.views({ from: periodStart(period, today), path });
  }),
  serviceRow(traffic, async ({ stores, today }) => {
    await stores.flush();
    const [sums, coverage] = await Promise.all([stores.requests.sums(addDays(today, -30)), stores.coverage()]);
    return { today, sums, coverage };
  }),
  serviceRow(stats, async ({ stores, today, host }) => {
    await stores.flush();
    const [signals, requestsTotal, requestsToday] = await Promise.all([
      stores.signals.totals(),
      stores.requests.total(),
      stores.requests.ofDay(today),
    ]);
    const catalogue = host.build.catalogue(today);
    return { catalogue, startedAt: stores.startedAt, requestsToday, requestsTotal, signals, build: host.build.facts };
  }),
  serviceRow(health, async ({ stores, today, host }) => ({
    today,
    build: host.build.facts,
    faults: await stores.faults(),
    lapsed: manyLapsed(host.build.catalogue(today)),
  })),
  {
    method: 'POST',
    path: '/api/referral-codes',
    parameters: {},
    isRetired: true,
    answer: () => Promise.resolve(replyAnswer(retiredSubmission())),
  },
  { method: 'POST', path: MCP_PATH, parameters: {}, answer: mcpAnswer },
];

/** Binds a route to the loader of its facts. A store that fails is logged and answered with 503. */
function serviceRow<P extends Parameters, Facts, Body extends object>(
  route: ServiceRoute<P, Facts, Body>,
  factsOf: (context: ServiceContext, values: Values<P>) => Promise<Facts>,
): Row {
  const { method, path, parameters } = route;
  return {
    method,
    path,
    parameters,
    async answer(context): Promise<Answer> {
      const { host } = context;
      const query = new URLSearchParams(context.search);
      const parsed = parseWarned(route, query, { path: context.open, warnings: unknownParameters(parameters, query) });
      if ('refused' in parsed) return replyAnswer(parsed.refused);
      // They are parsed by these parameters.
      const values = parsed.values as Values<P>;
      if (!host.stores)
        return replyAnswer(path === signal.path ? signal.answer({ kind: 'unavailable' }, {}) : NO_STORES);
      try {
        const facts = await factsOf({ ...context, stores: host.stores }, values);
        const reply = withWarnings(route.answer(facts, values), parsed.warnings);
        if (reply.status === 200) return await contentAnswer(reply, context, { policy: 'no-store' });
        const { body } = reply;
        // The header states the same delay as the body.
        const delay = 'retry_after_seconds' in body ? { 'Retry-After': String(body.retry_after_seconds) } : {};
        return replyAnswer(reply, delay);
      } catch (fault) {
        host.report(fault);
        return replyAnswer(refusal(503, 'The figures cannot be read at the moment.'));
      }
    },
  };
}

/**
 * Counts, then reads, then stores: the body of a client over the limit is not read, and only a stored signal is
 * acknowledged.
 */
async function takeSignal({ request, env, host, stores, today }: ServiceContext): Promise<SignalOutcome> {
  try {
    const limited = await stores.limiter.count(host.address(request, env), Date.now());
    if (limited) return { kind: 'limited', ...limited };
    const body = await readBody(request, MAX_SIGNAL_BYTES);
    if ('error' in body) return { kind: 'refused', ...body };
    const read = readSignal(host.build.catalogue(today), body.fields);
    if ('error' in read) return { kind: 'refused', status: 400, error: read.error };
    await stores.signals.record(read.signal, today);
    return { kind: 'recorded', ...read };
  } catch (fault) {
    host.report(fault);
    return { kind: 'unavailable' };
  }
}
