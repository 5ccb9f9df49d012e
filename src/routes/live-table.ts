import { health } from './health.ts';
import type { AnyLiveRoute } from './live-route.ts';
import { pageviews } from './pageviews.ts';
import { queryLog } from './query-log.ts';
import { signal } from './signal.ts';
import { stats } from './stats.ts';
import { traffic } from './traffic.ts';

/** Every path that the host's own records decide. */
export const LIVE_ROUTES: readonly AnyLiveRoute[] = [signal, queryLog, pageviews, traffic, stats, health];
