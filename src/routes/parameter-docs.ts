import type { Parameters } from './parameter.ts';
import { operationPage, PAGE, parameterAnchor } from './shared/page.ts';

/** The operation that reads each path, as the documentation names it. */
export const OPERATION_IDS: Readonly<Record<string, string>> = {
  '/api/offers': 'searchOffers',
  '/api/categories': 'listCategories',
  '/api/new': 'listNewOffers',
  '/api/newest': 'listNewestOffers',
  '/api/changes': 'searchChanges',
  '/api/details/{vendor}': 'getVendorDetails',
  '/api/compare': 'compareVendors',
  '/api/audit-stack': 'auditStack',
  '/api/detectors': 'listDetectors',
  '/api/vendor-risk/{vendor}': 'getVendorRisk',
  '/api/deadlines': 'listDeadlines',
  '/api/ai-coding-pricing': 'compareAiCodingTools',
  '/api/hosting-pricing': 'compareHosting',
  '/api/llm-pricing': 'compareLlmProviders',
  '/api/startup-credits': 'compareStartupCredits',
  '/api/referral-programs': 'listReferralPrograms',
  '/api/expiring': 'listExpiringOffers',
  '/api/freshness': 'getFreshness',
  '/api/referral-codes': 'listReferralCodes',
  '/api/referral-codes/{vendor}': 'getReferralCode',
  '/api/signal': 'sendSignal',
  '/api/digest': 'getDigest',
  '/api/digest/weekly': 'getWeeklyDigest',
  '/api/stack': 'recommendStack',
  '/api/costs': 'estimateCosts',
  '/api/query-log': 'getQueryLog',
  '/api/pageviews': 'getPageviews',
  '/api/traffic': 'getTraffic',
  '/api/stats': 'getStats',
  '/api/health': 'getHealth',
  '/api/feed': 'getFeed',
  '/api/feed.json': 'getJsonFeed',
  '/api/feeds': 'getVendorsFeed',
  '/api/feeds.json': 'getVendorsJsonFeed',
  '/api/deadlines.ics': 'getDeadlinesCalendar',
  '/api/expiring.ics': 'getExpiringCalendar',
};

const paths = new WeakMap<Parameters, string>();

/** Registers the path of some parameters, so that an error about one can link to its description. */
export function documentParameters(parameters: Parameters, path: string): void {
  paths.set(parameters, path);
}

/** Where the parameter of that name is described. */
export function docsOf(parameters: Parameters, name: string): string {
  const operationId = OPERATION_IDS[paths.get(parameters) ?? ''];
  return operationId === undefined ? PAGE.docs : `${operationPage(operationId)}#${parameterAnchor(name)}`;
}
