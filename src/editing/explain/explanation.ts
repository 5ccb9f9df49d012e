import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { addDays } from '../../rules/dates/days.ts';
import { vendorAlone } from '../../rules/catalogue/link.ts';
import { recordFacts, listingView, type ListingView, recordName, recordWeight } from '../diff/listing-view.ts';
import { changeReason, DERIVED_VALUES, type DerivedValue } from '../diff/derived-values.ts';

/** Days to evaluate ahead: more than every window of a record or an entry. */
const DAYS_AHEAD = 800;

/** Of each offer the ground of each derived value, what time alone will change, and what each record does to its level. */
export function explanation(catalogue: Catalogue, vendor: Vendor) {
  const on = vendorAlone(catalogue, vendor);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => on(addDays(catalogue.date, index + 1)));
  return (catalogue.listingsByVendor.get(vendor.slug) ?? []).map((listing, index) => {
    const today = listingView(catalogue, listing);
    const later = days.flatMap((day) => {
      const then: Listing | undefined = day.listingsByVendor.get(vendor.slug)?.[index];
      return then ? [listingView(day, then)] : [];
    });
    return {
      title: `${listing.offer.tier} in ${listing.category.name}`,
      values: DERIVED_VALUES.map((derived) => explain(derived, today, later)),
      records: vendor.changes.map(
        (record) => `${recordName(record)}: ${recordWeight(record, recordFacts(today))} (${record.summary})`,
      ),
    };
  });
}

function explain(derived: DerivedValue, today: ListingView, later: readonly ListingView[]) {
  const value = derived.value(today);
  return {
    name: derived.name,
    value,
    why: derived.why?.(today) ?? null,
    rule: derived.rule,
    next: derived.ages ? null : nextChange(derived, [today, ...later]),
  };
}

/** The next day on which a value changes without an edit. */
function nextChange(derived: DerivedValue, days: readonly ListingView[]) {
  for (const [index, view] of days.entries()) {
    const before = days[index - 1];
    if (!before || derived.value(before) === derived.value(view)) continue;
    return { date: view.catalogue.date, value: derived.value(view), why: changeReason(derived, before, view) };
  }
  return null;
}

type ExplainedListing = ReturnType<typeof explanation>[number];

export function explanationText(vendor: Vendor, date: IsoDate, listings: readonly ExplainedListing[]): string {
  const heading = `${vendor.name} (catalogue/vendors/${vendor.slug}.yaml) as of ${date}`;
  return [heading, ...listings.map(listingText)].join('\n\n');
}

function listingText({ title, values, records }: ExplainedListing): string {
  return [
    title,
    ...values.flatMap(valueLines),
    '  records',
    ...(records.length === 0 ? ['    none'] : records.map((line) => `    ${line}`)),
  ].join('\n');
}

function valueLines({ name, value, why, rule, next }: ExplainedListing['values'][number]): readonly string[] {
  const today = `  ${name}: ${value}${ground(why)}  [${rule}]`;
  return next ? [today, `    on ${next.date}: ${next.value}${ground(next.why)}`] : [today];
}

/** A published sentence as a clause. */
function ground(why: string | null): string {
  return why === null
    ? ''
    : `, because ${why.replace(/^(?:The|No) /, (word) => word.toLowerCase()).replace(/\.$/, '')}`;
}
