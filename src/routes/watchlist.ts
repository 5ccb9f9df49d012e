import * as z from 'zod';
import type { Catalogue, Category, Listing } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Vendor } from '../model/vendor.ts';
import { categoryNamed } from '../rules/catalogue/categories.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { addDays } from '../rules/dates/days.ts';
import { deadlines, type Deadline } from '../rules/dates/deadlines.ts';
import { comingChangesOf, withoutGateEffects } from '../rules/risk/coming-changes.ts';
import { firstOffer } from '../rules/ranking/alternatives.ts';
import { deadlineSchema, deadlineSources, publishedDeadline } from './deadlines.ts';
import { resolveFollowed, FOLLOWED, followedQuery, type Followed } from './shared/followed.ts';
import { ok, refusal, route, type Given, type Published } from './route.ts';
import { changeRecord, publishedChange } from './shared/change-record.ts';
import { component, count, isoDate, list, nullableText, text, uri } from './shared/common.schema.ts';
import { offerFields, offerShape } from './shared/offer.schema.ts';
import { address, PAGE, vendorPage } from './shared/page.ts';
import { indexBody, provenanceOf } from './shared/provenance.ts';
import { publishedOffer, publishedRecordRisk } from './shared/offer.ts';
import { pickFields } from './shared/pick-fields.ts';

/** Days back that changes are listed for without `since`. */
const DEFAULT_DAYS = 30;
/** Days ahead in which the next check is looked for. */
const CHECK_DAYS = 366;

const CHECKED_VALUES = ['risk_level', 'stability', 'gate', 'link_unreachable'] as const;

const nextCheck = component('NextCheck', 'What the index will say of an offer from a day on unless its page is read.', {
  date: isoDate('The day.'),
  value: z.enum(CHECKED_VALUES).describe('What it changes.'),
  to: text('The value from that day on.'),
  why: nullableText('The reason in one sentence, as it will be given on that day; null where the value says it.'),
});

const watchedVendor = component('WatchedVendor', 'A vendor of the list, judged by its first offer or its records.', {
  ...offerFields('vendor', 'slug', 'vendor_page'),
  category: offerShape.category.nullable().describe('Of the first offer; null for a vendor with records only.'),
  tier: offerShape.tier.nullable().describe('Of the first offer; null for a vendor with records only.'),
  ...offerFields('risk_level', 'risk_cause', 'gate', 'rating_withheld', 'last_read_date'),
  next_check: nextCheck.nullable().describe('The first such day in a year; null where there is none.'),
  changes: list(changeRecord, 'Records dated or written on `since` or later, newest first.'),
});

export const watchlistBody = indexBody('Watchlist', 'What changed and what comes for a list of vendors.', {
  since: isoDate('First day of the listed changes.'),
  vendors: list(
    watchedVendor,
    'By slug; a vendor that is named twice comes once. Of a category, those with a listed change or deadline.',
  ),
  total_changes: count('Change records of all these vendors.'),
  deadlines: list(deadlineSchema, 'As `/api/deadlines`, of these vendors and categories alone.'),
  feed: uri('Atom feed of these vendors and categories.'),
  json_feed: uri('The same as a JSON Feed.'),
  calendar: uri('Their deadlines and last days as a calendar.'),
});

/** Any list may be requested. One vendor is prepared, so that the build validates a real answer. */
export function* firstVendorCase({ vendors: [first] }: Catalogue): Generator<Given> {
  if (first) yield { vendors: first.slug };
}

export const watchlist = route({
  path: '/api/watchlist',
  operationId: 'getWatchlist',
  tag: 'Stacks',
  body: watchlistBody,
  summary: 'What changed and what comes for vendors and categories',
  description:
    'Changes since a day, deadlines, the published level and the next check of up to 100 vendors in one answer, and of the ' +
    'vendors of `categories` that have a change or a deadline, with the addresses of their feed and calendar. The address ' +
    'is the subscription: nothing is stored.',
  parameters: {
    ...FOLLOWED,
    since: {
      kind: 'since',
      example: '2026-11-01',
      description: `First day, UTC: dated or written on it or later. The last ${DEFAULT_DAYS} days without it.`,
    },
  },
  errors: [404],

  cases: firstVendorCase,

  answer(catalogue, values) {
    const named = resolveWatched(catalogue, values);
    return 'refused' in named ? named.refused : ok(watchlistOf(catalogue, named, values.since));
  },
});

/** What the watchlist and its calendar follow; 400 without a name. */
export function resolveWatched(catalogue: Catalogue, given: Readonly<Record<keyof Followed, string | null>>) {
  if (given.vendors === null && given.categories === null) {
    const usage = 'Name vendors or categories, separated by commas: vendors=neon,vercel.';
    return { refused: refusal(400, usage, { param: 'vendors' }) };
  }
  return resolveFollowed(catalogue, given);
}

function watchlistOf(catalogue: Catalogue, named: Followed, given: IsoDate | null): Published<typeof watchlistBody> {
  const since = given ?? addDays(catalogue.date, -DEFAULT_DAYS);
  const coming = deadlinesOf(catalogue, named);
  const sources = deadlineSources(coming);
  const vendors = reportedVendors(catalogue, named, { since, coming });
  const listed = vendors.map((vendor) => publishedVendor(catalogue, vendor, since));
  const query = followedQuery(named);
  return {
    since,
    vendors: listed,
    total_changes: listed.reduce((sum, { changes }) => sum + changes.length, 0),
    deadlines: coming.map(publishedDeadline),
    feed: address(catalogue, `/api/feed?${query}`),
    json_feed: address(catalogue, `/api/feed.json?${query}`),
    calendar: address(catalogue, `/api/watchlist.ics?${query}`),
    _provenance: provenanceOf(catalogue, PAGE.follow, {
      listings: [...vendors.flatMap((vendor) => firstOffer(catalogue, vendor) ?? []), ...sources.listings],
      changes: [...vendors.flatMap((vendor) => changesSince(vendor, since)), ...sources.changes],
    }),
  };
}

/** The deadlines of these vendors and categories, soonest first. */
export function deadlinesOf(catalogue: Catalogue, { vendors, categories }: Followed): readonly Deadline[] {
  const names = new Set(vendors.map(({ name }) => name));
  return deadlines(catalogue).filter(
    ({ vendor, category }) => names.has(vendor) || isInOneOf(catalogue, categories, category),
  );
}

/** Whether a name is that of one of some categories, or a retired one of it. */
function isInOneOf(catalogue: Catalogue, categories: readonly Category[], name: string): boolean {
  return categories.some((category) => category === categoryNamed(catalogue, name));
}

/** The named vendors, and those of the categories with a change since a day or a deadline, by slug. */
function reportedVendors(
  catalogue: Catalogue,
  { vendors, categories }: Followed,
  { since, coming }: { readonly since: IsoDate; readonly coming: readonly Deadline[] },
): readonly Vendor[] {
  if (categories.length === 0) return vendors;
  const ending = new Set(coming.map(({ vendor }) => vendor));
  return catalogue.records.vendors.filter(
    (vendor) =>
      vendors.includes(vendor) ||
      ending.has(vendor.name) ||
      changesSince(vendor, since).some(({ category }) => isInOneOf(catalogue, categories, category)),
  );
}

function changesSince(vendor: Vendor, since: IsoDate) {
  return changeHistory(vendor).filter(
    ({ date, recorded_date: recorded }) => date >= since || (recorded ?? '') >= since,
  );
}

function publishedVendor(catalogue: Catalogue, vendor: Vendor, since: IsoDate): Published<typeof watchedVendor> {
  const listing = firstOffer(catalogue, vendor);
  return pickFields(watchedVendor, {
    ...(listing ? publishedOffer(catalogue, listing) : publishedRecordRisk(catalogue, vendor)),
    vendor: vendor.name,
    slug: vendor.slug,
    vendor_page: vendorPage(vendor),
    next_check: listing && publishedCheck(catalogue, listing),
    changes: changesSince(vendor, since).map(publishedChange),
  });
}

function publishedCheck(catalogue: Catalogue, { vendor, offer }: Listing): Published<typeof nextCheck> | null {
  const coming = comingChangesOf(catalogue, vendor, addDays(catalogue.date, CHECK_DAYS));
  const [first] = withoutGateEffects(coming).flatMap(({ date, tier, value: changed, to, why }) => {
    const value = CHECKED_VALUES.find((checked) => checked === changed);
    return value && tier === offer.tier ? { date, value, to, why } : [];
  });
  return first ?? null;
}
