import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { CHANGE_TYPES } from '../../model/vocabulary.ts';
import { feedEntries, type FeedScope } from '../../rules/changes/feed-entries.ts';
import { changeWords } from './words.ts';
import { categoryPage, PAGE, vendorPage } from './page.ts';

/** Folder of the feeds that are files of the build. */
export const FEEDS_FOLDER = '/api/feeds';

/** The kinds of subject that have a feed of their own; each is a folder below `FEEDS_FOLDER`. */
export const FEED_KINDS = ['category', 'vendor', 'type'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Both forms of a feed, as the head of a page links them. */
export function feedLinks(kind: FeedKind, name: string, title: string) {
  const path = feedPath(kind, name);
  return { atom: `${path}.atom`, json: `${path}.json`, title };
}

/** Whether a vendor has a feed: only one with change records, so that the number of files follows that of the records. */
export function hasFeed({ changes }: Vendor): boolean {
  return changes.length > 0;
}

/** A category, vendor or change type with a feed of its own. */
interface Subject {
  readonly name: string;
  readonly title: string;
  /** What the records are of. */
  readonly of: string;
  readonly page: string;
  readonly scope: FeedScope;
}

const SCOPES: Readonly<Record<FeedKind, (catalogue: Catalogue) => readonly Subject[]>> = {
  category: ({ records }) =>
    records.categories.map((category) => ({
      name: category.slug,
      title: `pricing changes in ${category.name}`,
      of: category.name,
      page: categoryPage(category),
      scope: { categories: [category] },
    })),
  vendor: ({ records }) =>
    records.vendors.filter(hasFeed).map((vendor) => ({
      name: vendor.slug,
      title: `pricing changes of ${vendor.name}`,
      of: vendor.name,
      page: vendor.offers.length > 0 ? vendorPage(vendor) : PAGE.changes,
      scope: { vendors: [vendor] },
    })),
  type: () =>
    CHANGE_TYPES.map((type) => ({
      name: type,
      title: `pricing changes: ${changeWords(type)}`,
      of: `the type ${changeWords(type)}`,
      page: PAGE.changes,
      scope: { type },
    })),
};

/** Every feed of one category, vendor or change type, or those of one kind, with its path without extension. */
export function* scopedFeeds(catalogue: Catalogue, kinds: readonly FeedKind[] = FEED_KINDS) {
  for (const kind of kinds) {
    for (const { name, of, scope, ...about } of SCOPES[kind](catalogue)) {
      const holds = `The newest 100 change records of ${of}.`;
      const entries = feedEntries(catalogue, scope);
      yield { path: feedPath(kind, name), feed: { name: `feed/${kind}/${name}`, holds, entries, ...about } };
    }
  }
}

function feedPath(kind: FeedKind, name: string): string {
  return `${FEEDS_FOLDER}/${kind}/${name}`;
}
