import { auditStack } from './audit-stack.ts';
import { deadlinesCalendar, expiringCalendar, watchlistCalendar } from './calendars.ts';
import { categories } from './categories.ts';
import { changes } from './changes.ts';
import { compare } from './compare.ts';
import { aiCodingPricing, hostingPricing, llmPricing, startupCredits } from './comparisons.ts';
import { costs } from './costs.ts';
import { deadlines } from './deadlines.ts';
import { details } from './details.ts';
import { detectors } from './detectors.ts';
import { digest } from './digest.ts';
import { expiring } from './expiring.ts';
import { feed, feedJson } from './feeds.ts';
import { freshness } from './freshness.ts';
import { health } from './health.ts';
import { newOffers, newest } from './newest.ts';
import { offers } from './offers.ts';
import { pageviews } from './pageviews.ts';
import { queryLog } from './query-log.ts';
import { referralCode, referralCodes } from './referral-codes.ts';
import { referralPrograms } from './referral-programs.ts';
import type { AnyRoute, AnyServiceRoute } from './route.ts';
import { signal } from './signal.ts';
import { stack } from './stack.ts';
import { stats } from './stats.ts';
import { traffic } from './traffic.ts';
import { vendorRisk } from './vendor-risk.ts';
import { watchlist } from './watchlist.ts';
import { weeklyDigest } from './weekly-digest.ts';

/** Every path whose answer depends on the catalogue alone, in the order of the API documentation. */
export const ROUTES: readonly AnyRoute[] = [
  offers,
  categories,
  newOffers,
  newest,
  changes,
  details,
  compare,
  auditStack,
  watchlist,
  detectors,
  vendorRisk,
  deadlines,
  aiCodingPricing,
  hostingPricing,
  llmPricing,
  startupCredits,
  referralPrograms,
  expiring,
  freshness,
  referralCodes,
  referralCode,
  digest,
  weeklyDigest,
  stack,
  costs,
  feed,
  feedJson,
  deadlinesCalendar,
  expiringCalendar,
  watchlistCalendar,
];

/** Every path whose answer depends on the host's own records. */
export const SERVICE_ROUTES: readonly AnyServiceRoute[] = [signal, queryLog, pageviews, traffic, stats, health];
