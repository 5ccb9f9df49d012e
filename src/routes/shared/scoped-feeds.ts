import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { CHANGE_TYPES, type ChangeType } from '../../model/vocabulary.ts';
import { feedEntries } from '../../rules/changes/feed-entries.ts';
import type { ChangeFeed } from './change-feed.ts';
import { changeWords } from './words.ts';
import { categoryPage, PAGE, vendorPage } from './page.ts';

/** Folder of the feeds that are files of the build. */
export const FEEDS_FOLDER = '/api/feeds';

/** The kinds of subject that have a feed of their own; each is a folder below `FEEDS_FOLDER`. */
export const FEED_KINDS = ['category', 'vendor', 'type'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** A feed with a narrower scope, and its path without extension. */
export interface ScopedFeed {
  readonly path: string;
  readonly feed: ChangeFeed;
}

/** Both forms of a feed, as the head of a page links them. */
export function feedLinks(kind: FeedKind, name: string, title: string) {
  const path = feedPath(kind, name);
  return { atom: `${path}.atom`, json: `${path}.json`, title };
}

/** Whether a vendor has a feed: only one with change records, so that the number of files follows that of the records. */
export function hasFeed({ changes }: Vendor): boolean {
  return changes.length > 0;
}

/** Every feed of one category, vendor or change type, or those of one kind. */
export function* scopedFeeds(catalogue: Catalogue, only?: FeedKind): Generator<ScopedFeed> {
  for (const { kind, name, feed } of scopes(catalogue)) {
    if (kind === (only ?? kind))
      yield { path: feedPath(kind, name), feed: { ...feed(), name: `feed/${kind}/${name}` } };
  }
}

/** A subject with a feed, which is laid out on request. */
interface FeedScope {
  readonly kind: FeedKind;
  readonly name: string;
  readonly feed: () => Omit<ChangeFeed, 'name'>;
}

function* scopes(catalogue: Catalogue): Generator<FeedScope> {
  for (const category of catalogue.records.categories)
    yield { kind: 'category', name: category.slug, feed: () => categoryFeed(catalogue, category) };
  for (const vendor of catalogue.records.vendors)
    if (hasFeed(vendor)) yield { kind: 'vendor', name: vendor.slug, feed: () => vendorFeed(catalogue, vendor) };
  for (const type of CHANGE_TYPES) yield { kind: 'type', name: type, feed: () => typeFeed(catalogue, type) };
}

function feedPath(kind: FeedKind, name: string): string {
  return `${FEEDS_FOLDER}/${kind}/${name}`;
}

function categoryFeed(catalogue: Catalogue, category: Category): ReturnType<FeedScope['feed']> {
  return {
    title: `pricing changes in ${category.name}`,
    holds: `The newest 100 change records of ${category.name}.`,
    page: categoryPage(category),
    entries: feedEntries(catalogue, { category }),
  };
}

function vendorFeed(catalogue: Catalogue, vendor: Vendor): ReturnType<FeedScope['feed']> {
  return {
    title: `pricing changes of ${vendor.name}`,
    holds: `The newest 100 change records of ${vendor.name}.`,
    page: vendor.offers.length > 0 ? vendorPage(vendor) : PAGE.changes,
    entries: feedEntries(catalogue, { vendors: [vendor] }),
  };
}

function typeFeed(catalogue: Catalogue, type: ChangeType): ReturnType<FeedScope['feed']> {
  const words = changeWords(type);
  return {
    title: `pricing changes: ${words}`,
    holds: `The newest 100 change records of the type ${words}.`,
    page: PAGE.changes,
    entries: feedEntries(catalogue, { type }),
  };
}
