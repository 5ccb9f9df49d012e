import type { Catalogue } from '../model/catalogue.ts';
import { encode } from '../routes/encode.ts';
import { health } from '../routes/health.ts';
import { SERVICE_ROUTES } from '../routes/table.ts';
import { pageviews } from '../routes/pageviews.ts';
import { queryLog } from '../routes/query-log.ts';
import type { JsonReply } from '../routes/route.ts';
import { readSignal, signal } from '../routes/signal.ts';
import { stats, type BuildFacts } from '../routes/stats.ts';
import { traffic } from '../routes/traffic.ts';
import type { Json } from '../model/openapi-document.ts';
import { liveErrorExamples } from './error-examples.ts';
import type { Examples } from './examples.ts';

/** The number of requests of the example day. */
const REQUESTS = 1200;

/** Answers of the live routes for made-up counters over the real index: a build knows no requests. */
export function liveExamples(catalogue: Catalogue): Examples {
  const replies: Readonly<Record<string, JsonReply | null>> = {
    [signal.path]: recordedSignal(catalogue),
    [queryLog.path]: loggedRequests(catalogue),
    [pageviews.path]: viewedPages(catalogue),
    [traffic.path]: countedTraffic(catalogue),
    [stats.path]: statistics(catalogue),
    [health.path]: health.answer({ today: catalogue.date, build: buildFacts(catalogue), faults: [] }, {}),
  };
  return Object.fromEntries(
    SERVICE_ROUTES.map((route) => {
      const reply = replies[route.path];
      const answers = reply ? { 'application/json': JSON.parse(encode(reply)) as Json } : {};
      return [route.path, { given: {}, answers, errors: liveErrorExamples(catalogue, route) }];
    }),
  );
}

/** The body of the signal that the example answers. */
export function signalExample(catalogue: Catalogue): { readonly event: string; readonly vendor: string } {
  return { event: 'recommended', vendor: catalogue.vendors[0]?.slug ?? 'neon' };
}

function recordedSignal(catalogue: Catalogue): JsonReply | null {
  const read = readSignal(catalogue, signalExample(catalogue));
  if ('error' in read) return null;
  return signal.answer({ kind: 'recorded', signal: read.signal, noteRedacted: read.noteRedacted }, {});
}

function loggedRequests(catalogue: Catalogue): JsonReply {
  const entry = {
    ts: `${catalogue.date}T09:30:00.000Z`,
    endpoint: '/api/offers',
    status: 200,
    param_lengths: { q: 8 },
    client_class: 'ai_agent',
    result_count: 3,
  } as const;
  const storage = 'The store of the service; 7 days.';
  return queryLog.answer({ entries: [entry], available: REQUESTS, storage }, { limit: 50 });
}

function viewedPages(catalogue: Catalogue): JsonReply {
  const path = `/vendor/${catalogue.vendors[0]?.slug ?? 'neon'}`;
  const facts = { total: 42, pages: [{ path, views: 42 }], referrers: [{ referrer: 'example.org', views: 12 }] };
  return pageviews.answer(facts, { path: null, period: '7d' });
}

function countedTraffic(catalogue: Catalogue): JsonReply {
  const client = { class: 'ai_agent', family: 'Claude', mcp: false } as const;
  const sums = [{ day: catalogue.date, client, requests: REQUESTS }];
  return traffic.answer({ today: catalogue.date, sums, coverage: 'All requests that this host answered.' }, {});
}

function statistics(catalogue: Catalogue): JsonReply {
  return stats.answer(
    {
      catalogue,
      startedAt: `${catalogue.date}T00:00:00.000Z`,
      requestsToday: REQUESTS,
      requestsTotal: REQUESTS,
      signals: { recommended: 12, converted: 2 },
      build: buildFacts(catalogue),
    },
    {},
  );
}

function buildFacts({ date }: Catalogue): BuildFacts {
  return { commit: null, date, files: 4000, bytes: 120_000_000 };
}
