import type { Parameters } from './parameter.ts';

/** Location of each path in the documentation: tag and operation, as in its links. */
export const OPERATION_ANCHORS: Readonly<Record<string, string>> = {
  '/api/offers': 'Offers/searchOffers',
  '/api/categories': 'Offers/listCategories',
  '/api/new': 'Offers/listNewOffers',
  '/api/newest': 'Offers/listNewestOffers',
  '/api/changes': 'Changes/searchChanges',
  '/api/diff': 'Offers/getDiff',
  '/api/details/{vendor}': 'Vendors/getVendorDetails',
  '/api/compare': 'Vendors/compareVendors',
  '/api/audit-stack': 'Stacks/auditStack',
  '/api/detectors': 'Stacks/listDetectors',
  '/api/vendor-risk/{vendor}': 'Vendors/getVendorRisk',
  '/api/deadlines': 'Changes/listDeadlines',
  '/api/ai-coding-pricing': 'Comparisons/compareAiCodingTools',
  '/api/hosting-pricing': 'Comparisons/compareHosting',
  '/api/llm-pricing': 'Comparisons/compareLlmProviders',
  '/api/startup-credits': 'Comparisons/compareStartupCredits',
  '/api/referral-programs': 'Referrals/listReferralPrograms',
  '/api/expiring': 'Offers/listExpiringOffers',
  '/api/freshness': 'Service/getFreshness',
  '/api/referral-codes': 'Referrals/listReferralCodes',
  '/api/referral-codes/{vendor}': 'Referrals/getReferralCode',
  '/api/signal': 'Signals/sendSignal',
  '/api/digest': 'Changes/getDigest',
  '/api/digest/weekly': 'Changes/getWeeklyDigest',
  '/api/stack': 'Stacks/recommendStack',
  '/api/costs': 'Stacks/estimateCosts',
  '/api/query-log': 'Service/getQueryLog',
  '/api/pageviews': 'Service/getPageviews',
  '/api/traffic': 'Service/getTraffic',
  '/api/stats': 'Service/getStats',
  '/api/health': 'Service/getHealth',
  '/api/feed': 'Changes/getFeed',
  '/api/feed.json': 'Changes/getJsonFeed',
  '/api/feeds': 'Changes/getVendorsFeed',
  '/api/feeds.json': 'Changes/getVendorsJsonFeed',
  '/api/deadlines.ics': 'Changes/getDeadlinesCalendar',
  '/api/expiring.ics': 'Offers/getExpiringCalendar',
};

const DOCS = '/api/docs';
const paths = new WeakMap<Parameters, string>();

/** Registers the path of some parameters, so that an error about one can link to its description. */
export function documentParameters(parameters: Parameters, path: string): void {
  paths.set(parameters, path);
}

/** The page that describes some parameters. */
export function docsOf(parameters: Parameters): string {
  const anchor = OPERATION_ANCHORS[paths.get(parameters) ?? ''];
  return anchor === undefined ? DOCS : `${DOCS}#/${anchor}`;
}
