import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import type { ChangeType } from '../../model/vocabulary.ts';
import { addDays, latest } from '../dates/days.ts';
import { memoizeByRecord } from '../catalogue/memoize.ts';
import { categoryNamed } from '../catalogue/categories.ts';
import { byCodeUnits } from '../text/fold.ts';
import { reportsOurIndex } from '../risk/standing.ts';

export interface FeedEntry {
  readonly record: ChangeRecord;
  readonly vendor: Vendor;
  /** Permanent id: depends only on vendor, date and type, and on the number of equal records before it in the file. */
  readonly key: string;
  readonly published: IsoDate;
  /** The newest day of recording, effect and resolution that is not in the future. */
  readonly updated: IsoDate;
}

const DAYS_BACK = 90;
const MAX_ENTRIES = 100;

/** What a feed is about: records of the vendors and those in the categories, or of a type; without a member, the whole index. */
export interface FeedScope {
  readonly vendors?: readonly Vendor[];
  readonly categories?: readonly Category[];
  readonly type?: ChangeType;
}

/**
 * The entries of a feed (docs/rules.md#feed), the newest 100: change records of the last 90 days, or of any day where the
 * feed has a narrower scope. A resolved record counts by the day of its resolution, so that readers of the claim also see
 * the correction; of one day, the record of the newest event comes first. Housekeeping is left out, and so is a record whose every day is in the future.
 */
export function feedEntries(catalogue: Catalogue, scope: FeedScope = {}): readonly FeedEntry[] {
  const { vendors, categories, type } = scope;
  const oldest = Object.keys(scope).length === 0 ? addDays(catalogue.date, -DAYS_BACK) : '';
  const isFollowed = ({ vendor, record }: FeedEntry): boolean =>
    (!vendors && !categories) ||
    vendors?.includes(vendor) === true ||
    categories?.some((category) => category === categoryNamed(catalogue, record.category)) === true;
  return everyEntry(catalogue)
    .filter((entry) => entry.updated >= oldest && (type ?? entry.record.change_type) === entry.record.change_type)
    .filter(isFollowed)
    .sort((one, other) => byCodeUnits(other.updated, one.updated) || byCodeUnits(other.record.date, one.record.date))
    .slice(0, MAX_ENTRIES);
}

const everyEntry = memoizeByRecord((catalogue: Catalogue): readonly FeedEntry[] =>
  catalogue.records.vendors.flatMap((vendor) => vendorEntries(vendor, catalogue.date)),
);

function vendorEntries(vendor: Vendor, today: IsoDate): readonly FeedEntry[] {
  const seen = new Map<string, number>();
  return vendor.changes.flatMap((record) => {
    const name = `${vendor.slug}/${record.date}/${record.change_type}`;
    const occurrence = (seen.get(name) ?? 0) + 1;
    seen.set(name, occurrence);
    const days = [record.recorded_date, record.date, record.resolution?.date].filter(
      (day): day is IsoDate => day !== undefined && day <= today,
    );
    const [published] = days;
    if (published === undefined || reportsOurIndex(record)) return [];
    const updated = latest(days) ?? published;
    return [{ record, vendor, key: occurrence === 1 ? name : `${name}/${occurrence}`, published, updated }];
  });
}
