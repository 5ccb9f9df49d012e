import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { Slug } from '../../model/slug.ts';
import type { Vendor } from '../../model/vendor.ts';
import { changedFields, changedRecords, paired, shown } from './field-diff.ts';
import { changeReason } from './change-reason.ts';
import { DERIVED_VALUES } from './derived-values.ts';
import { listingView } from './listing-view.ts';

/** The changes of one vendor: a line per field and derived value, each beginning with the response that shows it. */
export interface VendorDiff {
  readonly slug: Slug;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Compared {
  readonly before: Catalogue;
  readonly after: Catalogue;
}

/** The changes of one vendor, or null where there are none. */
export function vendorDiff(compared: Compared, slug: Slug): VendorDiff | null {
  const before = compared.before.vendorBySlug.get(slug);
  const after = compared.after.vendorBySlug.get(slug);
  // One object for both sides: its file is unchanged. Only the day also enters its derived values.
  if (before === after && compared.before.date === compared.after.date) return null;
  const pairs = paired(
    compared.before.listingsByVendor.get(slug) ?? [],
    compared.after.listingsByVendor.get(slug) ?? [],
  );
  const lines = [
    ...changedFields(ownFields(before), ownFields(after)).map((field) => `/api/details/${slug}: ${field}`),
    ...pairs.flatMap((pair, index) => listingLines(compared, pair, index === 0)),
    ...changedRecords(before, after).map((line) => `/api/changes: ${line}`),
  ];
  const name = after?.name ?? before?.name ?? slug;
  return lines.length === 0 ? null : { slug, name, lines };
}

/** The fields of a vendor's file outside its offers and records. */
function ownFields(vendor: Vendor | undefined) {
  return {
    former_names: vendor?.former_names,
    aliases: vendor?.aliases,
    referral_program: vendor?.referral_program,
  };
}

type Pair = ReturnType<typeof paired>[number];

function listingLines({ before, after }: Compared, pair: Pair, isFirst: boolean): readonly string[] {
  if (!pair.after) return pair.before ? [`/api/offers: offer gone: ${offerName(pair.before)}`] : [];
  const responses = responsesOf(pair.after, isFirst);
  const now = listingView(after, pair.after);
  if (!pair.before) {
    const values = DERIVED_VALUES.filter(
      ({ name }) => name === 'risk_level' || name === 'stability' || name === 'gate',
    );
    const derivedNow = values.map((derived) => `${derived.name} ${derived.value(now)}`);
    return [`${responses.details}: new offer ${offerName(pair.after)}: ${derivedNow.join(', ')}`];
  }
  const then = listingView(before, pair.before);
  const authored = changedFields(pair.before.offer, pair.after.offer).map((field) => `${responses.details}: ${field}`);
  const derived = DERIVED_VALUES.flatMap((value) => {
    const [old, current] = [value.value(then), value.value(now)];
    if (old === current) return [];
    const reason = changeReason(value, then, now);
    const line = `${responses[value.shownIn]}: ${value.name} ${shown(old)} → ${shown(current)}`;
    return [reason === null ? line : `${line}, because ${reason}`];
  });
  return [...authored, ...derived];
}

function offerName({ offer }: Listing): string {
  return `${offer.tier} in ${offer.category}`;
}

/** Details and risk show a vendor's first offer; the list of offers shows the others. */
function responsesOf(
  { vendor, offer }: Listing,
  isFirst: boolean,
): Readonly<Record<'details' | 'vendor-risk', string>> {
  const listed = `/api/offers (${vendor.name}, ${offer.tier} in ${offer.category})`;
  return isFirst
    ? { details: `/api/details/${vendor.slug}`, 'vendor-risk': `/api/vendor-risk/${vendor.slug}` }
    : { details: listed, 'vendor-risk': listed };
}
