import type { z } from 'zod';
import { auditStackBody } from '../routes/audit-stack.ts';
import { categoriesBody } from '../routes/categories.ts';
import { changesBody } from '../routes/changes.schema.ts';
import { compareBody, compareNotFound } from '../routes/compare.ts';
import { aiCodingPricingBody, hostingPricingBody, llmPricingBody, startupCreditsBody } from '../routes/comparisons.ts';
import { costsBody } from '../routes/costs.ts';
import { deadlinesBody } from '../routes/deadlines.ts';
import { detailsBody } from '../routes/details.ts';
import { detectorsBody } from '../routes/detectors.ts';
import { digestBody } from '../routes/digest.ts';
import { expiringBody } from '../routes/expiring.ts';
import { freshnessBody } from '../routes/freshness.ts';
import { newOffersBody, newestBody } from '../routes/newest.ts';
import { offersBody } from '../routes/offers.ts';
import { pageviewsBody } from '../routes/pageviews.ts';
import { queryLogBody } from '../routes/query-log.ts';
import { referralCodeBody, referralCodesBody } from '../routes/referral-codes.ts';
import { referralProgramsBody } from '../routes/referral-programs.ts';
import { signalBody, signalRefused } from '../routes/signal.ts';
import { stackBody } from '../routes/stack.ts';
import { healthBody } from '../routes/health.ts';
import { statsBody } from '../routes/stats.ts';
import { trafficBody } from '../routes/traffic.ts';
import { jsonFeedBody } from '../routes/shared/change-feed.ts';
import { vendorRiskBody } from '../routes/vendor-risk.ts';
import { weeklyDigestBody } from '../routes/weekly-digest.ts';
import type { Tag } from './tags.ts';

/** The facts of an operation that its route does not have: permanent names and the schemas of its bodies. */
export interface OperationSchemas {
  readonly operationId: string;
  readonly tag: Tag;
  /** Body of success; null where it is text alone. */
  readonly body: z.ZodType | null;
  /** Bodies of errors that differ from the usual ones of their status; `all` for every one. */
  readonly errors?: Readonly<Record<number, z.ZodType>> | { readonly all: z.ZodType };
}

/** By path. Every route has an entry, and every entry a route. */
export const OPERATIONS: Readonly<Record<string, OperationSchemas>> = {
  '/api/offers': { operationId: 'searchOffers', tag: 'Offers', body: offersBody },
  '/api/categories': { operationId: 'listCategories', tag: 'Offers', body: categoriesBody },
  '/api/new': { operationId: 'listNewOffers', tag: 'Offers', body: newOffersBody },
  '/api/newest': { operationId: 'listNewestOffers', tag: 'Offers', body: newestBody },
  '/api/changes': { operationId: 'searchChanges', tag: 'Changes', body: changesBody },
  '/api/details/{vendor}': { operationId: 'getVendorDetails', tag: 'Vendors', body: detailsBody },
  '/api/compare': {
    operationId: 'compareVendors',
    tag: 'Vendors',
    body: compareBody,
    errors: { 404: compareNotFound },
  },
  '/api/audit-stack': { operationId: 'auditStack', tag: 'Stacks', body: auditStackBody },
  '/api/detectors': { operationId: 'listDetectors', tag: 'Stacks', body: detectorsBody },
  '/api/vendor-risk/{vendor}': { operationId: 'getVendorRisk', tag: 'Vendors', body: vendorRiskBody },
  '/api/deadlines': { operationId: 'listDeadlines', tag: 'Changes', body: deadlinesBody },
  '/api/ai-coding-pricing': { operationId: 'compareAiCodingTools', tag: 'Comparisons', body: aiCodingPricingBody },
  '/api/hosting-pricing': { operationId: 'compareHosting', tag: 'Comparisons', body: hostingPricingBody },
  '/api/llm-pricing': { operationId: 'compareLlmProviders', tag: 'Comparisons', body: llmPricingBody },
  '/api/startup-credits': { operationId: 'compareStartupCredits', tag: 'Comparisons', body: startupCreditsBody },
  '/api/referral-programs': { operationId: 'listReferralPrograms', tag: 'Referrals', body: referralProgramsBody },
  '/api/expiring': { operationId: 'listExpiringOffers', tag: 'Offers', body: expiringBody },
  '/api/freshness': { operationId: 'getFreshness', tag: 'Service', body: freshnessBody },
  '/api/referral-codes': { operationId: 'listReferralCodes', tag: 'Referrals', body: referralCodesBody },
  '/api/referral-codes/{vendor}': { operationId: 'getReferralCode', tag: 'Referrals', body: referralCodeBody },
  '/api/signal': { operationId: 'sendSignal', tag: 'Signals', body: signalBody, errors: { all: signalRefused } },
  '/api/digest': { operationId: 'getDigest', tag: 'Changes', body: digestBody },
  '/api/digest/weekly': { operationId: 'getWeeklyDigest', tag: 'Changes', body: weeklyDigestBody },
  '/api/stack': { operationId: 'recommendStack', tag: 'Stacks', body: stackBody },
  '/api/costs': { operationId: 'estimateCosts', tag: 'Stacks', body: costsBody },
  '/api/query-log': { operationId: 'getQueryLog', tag: 'Service', body: queryLogBody },
  '/api/pageviews': { operationId: 'getPageviews', tag: 'Service', body: pageviewsBody },
  '/api/traffic': { operationId: 'getTraffic', tag: 'Service', body: trafficBody },
  '/api/stats': { operationId: 'getStats', tag: 'Service', body: statsBody },
  '/api/health': { operationId: 'getHealth', tag: 'Service', body: healthBody },
  '/api/feed': { operationId: 'getFeed', tag: 'Changes', body: null },
  '/api/feed.json': { operationId: 'getJsonFeed', tag: 'Changes', body: jsonFeedBody },
  '/api/feeds': { operationId: 'getVendorsFeed', tag: 'Changes', body: null },
  '/api/feeds.json': { operationId: 'getVendorsJsonFeed', tag: 'Changes', body: jsonFeedBody },
  '/api/deadlines.ics': { operationId: 'getDeadlinesCalendar', tag: 'Changes', body: null },
  '/api/expiring.ics': { operationId: 'getExpiringCalendar', tag: 'Offers', body: null },
};
