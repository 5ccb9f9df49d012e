import type { IsoDate } from '../src/model/iso-date.ts';
import { addDays } from '../src/rules/days.ts';
import type { LiveRoute } from '../src/routes/live-route.ts';
import { pageviews, periodStart } from '../src/routes/pageviews.ts';
import type { Parameters, Values } from '../src/routes/parameter.ts';
import { parseValues } from '../src/routes/parse-values.ts';
import { queryLog } from '../src/routes/query-log.ts';
import { refusal, type JsonReply } from '../src/routes/route.ts';
import { MAX_SIGNAL_BYTES, signal, type SignalOutcome } from '../src/routes/signal.ts';
import { signalRequest } from '../src/routes/signal-request.ts';
import { stats } from '../src/routes/stats.ts';
import { traffic } from '../src/routes/traffic.ts';
import { resultCount } from './asked.ts';
import { readBody } from './body.ts';
import type { Environment, Live } from './environment.ts';

/** What a path that reports on the service answers with. */
export interface LiveAnswer {
  readonly reply: JsonReply;
  readonly headers: Readonly<Record<string, string>>;
}

interface Asking {
  readonly request: Request;
  readonly environment: Environment;
  readonly live: Live;
  readonly today: IsoDate;
}

/** How long a caller may take to send a signal, in milliseconds. */
const PATIENCE = 5000;

interface LivePath {
  readonly path: string;
  readonly methods: readonly string[];
  answer(asking: Asking, url: URL): Promise<JsonReply>;
}

/** A route with the way to its facts. */
function wired<P extends Parameters, Facts, Body extends object>(
  route: LiveRoute<P, Facts, Body>,
  factsOf: (asking: Asking, values: Values<P>) => Promise<Facts>,
): LivePath {
  return {
    path: route.path,
    methods: route.method === 'GET' ? ['GET', 'HEAD'] : [route.method],
    async answer(asking, url) {
      const parsed = parseValues(route.parameters, url.searchParams, {});
      if ('refused' in parsed) return parsed.refused;
      // parseValues() made them from these very parameters.
      const values = parsed.values as Values<P>;
      return route.answer(await factsOf(asking, values), values);
    },
  };
}

const PATHS: readonly LivePath[] = [
  wired(signal, takeSignal),
  wired(queryLog, async ({ live }, { limit }) => {
    const { entries, held } = await live.requests.newest(limit);
    return { entries, available: held, storage: live.storage };
  }),
  wired(pageviews, ({ live, today }, { path, period }) =>
    live.requests.views({ from: periodStart(period, today), path }),
  ),
  wired(traffic, async ({ live, today }) => {
    const [sums, coverage] = await Promise.all([live.requests.sums(addDays(today, -30)), live.coverage()]);
    return { today, sums, coverage };
  }),
  wired(stats, async ({ live, today, environment }) => {
    const [catalogue, signals, requestsTotal, sums] = await Promise.all([
      environment.catalogue(today),
      live.signals.totals(),
      live.requests.total(),
      live.requests.sums(today),
    ]);
    const requestsToday = sums.reduce((all, { day, requests }) => (day === today ? all + requests : all), 0);
    return { catalogue, startedAt: live.startedAt, requestsToday, requestsTotal, signals, build: live.build() };
  }),
];

/** Methods that a live path takes; null where the path is none. */
export function liveMethods(path: string): readonly string[] | null {
  return PATHS.find((known) => known.path === path)?.methods ?? null;
}

/** The answer of a live path to a method it takes. A store that fails is a 503, and the operator hears of it. */
export async function liveAnswer(request: Request, environment: Environment, url: URL): Promise<LiveAnswer> {
  const { live } = environment;
  const path = PATHS.find((known) => known.path === url.pathname);
  if (url.pathname === signal.path && !live) return { reply: signal.answer({ kind: 'unavailable' }, {}), headers: {} };
  if (!live || !path) return { reply: refusal(503, 'This host keeps no signals and counts no requests.'), headers: {} };
  try {
    const reply = await path.answer({ request, environment, live, today: environment.today() }, url);
    environment.answered?.(resultCount(reply.body));
    return { reply, headers: retryAfter(reply) };
  } catch (fault) {
    environment.report(fault, request);
    return { reply: refusal(503, 'The figures cannot be read at the moment.'), headers: {} };
  }
}

/** The header says what the body says (SPEC.md "Limits"). */
function retryAfter({ body }: JsonReply): Readonly<Record<string, string>> {
  return 'retry_after_seconds' in body ? { 'Retry-After': String(body.retry_after_seconds) } : {};
}

/** Counts, then reads, then stores: a caller over the limit costs no reading, and nothing is acknowledged that is not stored. */
async function takeSignal({ request, environment, live, today }: Asking): Promise<SignalOutcome> {
  try {
    const limited = await live.limiter.count(live.address, live.now());
    if (limited) return { kind: 'limited', ...limited };
    const body = await readBody(request, { maxBytes: MAX_SIGNAL_BYTES, patience: PATIENCE });
    if ('error' in body) return { kind: 'refused', ...body };
    const read = signalRequest(await environment.catalogue(today), body.fields);
    if ('error' in read) return { kind: 'refused', status: 400, error: read.error };
    await live.signals.record(read.signal, today);
    return { kind: 'recorded', ...read };
  } catch (fault) {
    environment.report(fault, request);
    return { kind: 'unavailable' };
  }
}
