import type { IsoDate } from '../src/model/iso-date.ts';
import { noticed } from '../src/routes/noticed.ts';
import { health } from '../src/routes/health.ts';
import type { ServiceRoute } from '../src/routes/service-route.ts';
import { pageviews, periodStart } from '../src/routes/pageviews.ts';
import type { Parameters, Values } from '../src/routes/parameter.ts';
import { queryLog } from '../src/routes/query-log.ts';
import { refusal, withWarnings, type JsonReply } from '../src/routes/route.ts';
import { MAX_SIGNAL_BYTES, signal, type SignalOutcome } from '../src/routes/signal.ts';
import { signalRequest } from '../src/routes/signal-request.ts';
import { stats } from '../src/routes/stats.ts';
import { traffic } from '../src/routes/traffic.ts';
import { addDays } from '../src/rules/dates/days.ts';
import { contentAnswer, replyAnswer } from './answers.ts';
import { readBody } from './body.ts';
import type { Environment, HostRecords } from './environment.ts';
import type { PlainAnswer, PlainRequest } from './message.ts';
import type { RequestContext, RouterRow } from './router-row.ts';

/** Time within which a client must send a signal. */
const REQUEST_BODY_TIMEOUT_MS = 5000;

/** The input of a loader of facts. */
interface ServiceContext {
  readonly request: PlainRequest;
  readonly environment: Environment;
  readonly records: HostRecords;
  readonly today: IsoDate;
}

/** Rows of the paths that report on the service, and of the path that accepts signals. */
export const SERVICE_ROWS: readonly RouterRow[] = [
  bound(signal, takeSignal),
  bound(queryLog, async ({ records }, { limit }) => {
    const { entries, held } = await records.requests.newest(limit);
    return { entries, available: held, storage: records.storage };
  }),
  bound(pageviews, ({ records, today }, { path, period }) =>
    records.requests.views({ from: periodStart(period, today), path }),
  ),
  bound(traffic, async ({ records, today }) => {
    const [sums, coverage] = await Promise.all([records.requests.sums(addDays(today, -30)), records.coverage()]);
    return { today, sums, coverage };
  }),
  bound(stats, async ({ records, today, environment }) => {
    const [signals, requestsTotal, requestsToday] = await Promise.all([
      records.signals.totals(),
      records.requests.total(),
      records.requests.ofDay(today),
    ]);
    // It counts records and reads no texts of them.
    const catalogue = await environment.over(today, (index) => index);
    return { catalogue, startedAt: records.startedAt, requestsToday, requestsTotal, signals, build: records.build() };
  }),
  bound(health, async ({ records, today }) => ({ today, build: records.build(), faults: await records.faults() })),
];

/** Binds a route to the loader of its facts. */
function bound<P extends Parameters, Facts, Body extends object>(
  route: ServiceRoute<P, Facts, Body>,
  factsOf: (context: ServiceContext, values: Values<P>) => Promise<Facts>,
): RouterRow {
  return {
    path: route.path,
    method: route.method,
    cache: 'no-store',
    parameters: route.parameters,
    isService: true,
    handler: (context) =>
      serviceAnswer(context, async (service) => {
        // The router parses the values by the same parameters.
        const values = context.values as Values<P>;
        return withWarnings(route.answer(await factsOf(service, values), values), noticed(values));
      }),
  };
}

/** Answers from what the host stores. A store that fails is logged and answered with 503. */
async function serviceAnswer(
  context: RequestContext,
  replyOf: (service: ServiceContext) => Promise<JsonReply>,
): Promise<PlainAnswer> {
  const { request, environment, summary, today } = context;
  const { records } = environment;
  if (!records) return replyAnswer(withoutRecords(summary.endpoint), summary);
  const reply = await replyOf({ request, environment, records, today }).catch((fault: unknown) => {
    environment.report(fault);
    return refusal(503, 'The figures cannot be read at the moment.');
  });
  return reply.status === 200 ? contentAnswer(reply, context) : replyAnswer(reply, summary, retryAfter(reply));
}

function withoutRecords(path: string | null): JsonReply {
  if (path === signal.path) return signal.answer({ kind: 'unavailable' }, {});
  return refusal(503, 'This host keeps no signals and counts no requests.');
}

/** The header states the same delay as the body. */
function retryAfter({ body }: JsonReply): readonly string[] {
  return 'retry_after_seconds' in body ? ['Retry-After', String(body.retry_after_seconds)] : [];
}

/**
 * Counts, then reads, then stores: the body of a client over the limit is not read, and only a stored signal is
 * acknowledged.
 */
async function takeSignal({ request, environment, records, today }: ServiceContext): Promise<SignalOutcome> {
  try {
    const limited = await records.limiter.count(request.address, records.now());
    if (limited) return { kind: 'limited', ...limited };
    const body = await readBody(request.body, { maxBytes: MAX_SIGNAL_BYTES, timeoutMs: REQUEST_BODY_TIMEOUT_MS });
    if ('error' in body) return { kind: 'refused', ...body };
    const read = await environment.over(today, (catalogue) => signalRequest(catalogue, body.fields));
    if ('error' in read) return { kind: 'refused', status: 400, error: read.error };
    await records.signals.record(read.signal, today);
    return { kind: 'recorded', ...read };
  } catch (fault) {
    environment.report(fault);
    return { kind: 'unavailable' };
  }
}
