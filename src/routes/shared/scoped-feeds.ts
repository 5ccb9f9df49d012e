import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { Vendor } from '../../model/vendor.ts';
import { CHANGE_TYPES, type ChangeType } from '../../model/vocabulary.ts';
import { feedEntries } from '../../rules/changes/feed-entries.ts';
import type { ChangeFeed } from './change-feed.ts';
import { changeWords } from './change-words.ts';
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
  const path = `${FEEDS_FOLDER}/${kind}/${name}`;
  return { atom: `${path}.atom`, json: `${path}.json`, title };
}

/** Whether a vendor has a feed: only one with change records, so that the number of files follows that of the records. */
export function hasFeed({ changes }: Vendor): boolean {
  return changes.length > 0;
}

/** Every feed of one category, vendor or change type. */
export function* scopedFeeds(catalogue: Catalogue): Generator<ScopedFeed> {
  for (const category of catalogue.records.categories) yield categoryFeed(catalogue, category);
  for (const vendor of catalogue.records.vendors) if (hasFeed(vendor)) yield vendorFeed(catalogue, vendor);
  for (const type of CHANGE_TYPES) yield typeFeed(catalogue, type);
}

function categoryFeed(catalogue: Catalogue, category: Category): ScopedFeed {
  return scoped('category', category.slug, {
    title: `pricing changes in ${category.name}`,
    holds: `The newest 100 change records of ${category.name}.`,
    page: categoryPage(category),
    entries: feedEntries(catalogue, { category }),
  });
}

function vendorFeed(catalogue: Catalogue, vendor: Vendor): ScopedFeed {
  return scoped('vendor', vendor.slug, {
    title: `pricing changes of ${vendor.name}`,
    holds: `The newest 100 change records of ${vendor.name}.`,
    page: vendor.offers.length > 0 ? vendorPage(vendor) : PAGE.changes,
    entries: feedEntries(catalogue, { vendors: [vendor] }),
  });
}

function typeFeed(catalogue: Catalogue, type: ChangeType): ScopedFeed {
  const words = changeWords(type);
  return scoped('type', type, {
    title: `pricing changes: ${words}`,
    holds: `The newest 100 change records of the type ${words}.`,
    page: PAGE.changes,
    entries: feedEntries(catalogue, { type }),
  });
}

function scoped(kind: FeedKind, name: string, feed: Omit<ChangeFeed, 'name'>): ScopedFeed {
  return { path: `${FEEDS_FOLDER}/${kind}/${name}`, feed: { ...feed, name: `feed/${kind}/${name}` } };
}
