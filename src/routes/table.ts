import { aiCodingPricing } from './ai-coding-pricing.ts';
import { auditStack } from './audit-stack.ts';
import { deadlinesCalendar, expiringCalendar } from './calendars.ts';
import { categories } from './categories.ts';
import { changes } from './changes.ts';
import { compare } from './compare.ts';
import { costs } from './costs.ts';
import { deadlines } from './deadlines.ts';
import { details } from './details.ts';
import { detectors } from './detectors.ts';
import { digest } from './digest.ts';
import { expiring } from './expiring.ts';
import { feed, feedJson } from './feed.ts';
import { vendorsFeed, vendorsFeedJson } from './feeds.ts';
import { freshness } from './freshness.ts';
import { hostingPricing } from './hosting-pricing.ts';
import { llmPricing } from './llm-pricing.ts';
import { newOffers } from './new.ts';
import { newest } from './newest.ts';
import { offers } from './offers.ts';
import { referralCode } from './referral-code.ts';
import { referralCodes } from './referral-codes.ts';
import { referralPrograms } from './referral-programs.ts';
import type { AnyRoute } from './route.ts';
import { stack } from './stack.ts';
import { startupCredits } from './startup-credits.ts';
import { vendorRisk } from './vendor-risk.ts';
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
  vendorsFeed,
  vendorsFeedJson,
  deadlinesCalendar,
  expiringCalendar,
];
