import { health } from './health.ts';
import type { AnyServiceRoute } from './service-route.ts';
import { pageviews } from './pageviews.ts';
import { queryLog } from './query-log.ts';
import { signal } from './signal.ts';
import { stats } from './stats.ts';
import { traffic } from './traffic.ts';

/** Every path whose answer depends on the host's own records. */
export const SERVICE_ROUTES: readonly AnyServiceRoute[] = [signal, queryLog, pageviews, traffic, stats, health];
