import { isDeepStrictEqual } from 'node:util';
import { changeReason, DERIVED_VALUES } from './derived-values.ts';
import { listingView, type ListingView, recordName, sameRecord } from './listing-view.ts';
import type { Catalogue, Listing } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { Slug, Vendor } from '../../model/vendor.ts';
import { publishedChange } from '../../routes/shared/change-record.ts';
import { publishedOffer } from '../../routes/shared/offer.ts';
import { deadlinesByVendor } from '../../rules/dates/deadlines.ts';
import { exactVendor } from '../../rules/names/resolver.ts';

export interface Compared {
  readonly before: Catalogue;
  readonly after: Catalogue;
}

/** The changes of one vendor, a line per field or derived value after the response that shows it; null without any. */
export function vendorDiff(compared: Compared, slug: Slug) {
  const before = compared.before.vendorBySlug.get(slug);
  const after = compared.after.vendorBySlug.get(slug);
  // One object for both sides: its file is unchanged. Only the day also enters its derived values.
  if (before === after && compared.before.date === compared.after.date) return null;
  const fields = before && after ? changedFields(ownFields(before), ownFields(after)) : [];
  const listings = compared.before.listingsByVendor.get(slug) ?? [];
  const pairs = pairListings(listings, compared.after.listingsByVendor.get(slug) ?? []);
  const lines = [
    ...addressLines(compared, slug),
    ...fields.map((field) => `${field.startsWith('detect') ? '/api/detectors' : `/api/details/${slug}`}: ${field}`),
    ...firstOfferLine(compared, listings[0], pairs[0]),
    ...pairs.flatMap((pair, index) => listingLines(compared, pair, index === 0)),
    ...changedRecords(before, after).map((line) => `/api/changes: ${line}`),
    ...changedFields(deadlinesOf(compared.before, slug), deadlinesOf(compared.after, slug)),
  ];
  const name = after?.name ?? before?.name ?? slug;
  return lines.length === 0 ? null : { slug, name, lines };
}

/** Whether the addresses of the vendor are new, or gone, and which vendor answers by its name then. */
function addressLines({ before, after }: Compared, slug: Slug): readonly string[] {
  if (after.vendorBySlug.has(slug))
    return before.vendorBySlug.has(slug) ? [] : [`/vendor/${slug}: new, with its answers`];
  const successor = exactVendor(after, slug)?.vendor;
  return [`/vendor/${slug}: gone${successor ? `; ${successor.name} answers by this name` : ', with its answers'}`];
}

/** The fields of a vendor's file outside its offers and records. */
const ownFields = (vendor: Vendor): object => ({ ...vendor, offers: [], changes: [], reads: [] });

type Pair = ReturnType<typeof pairListings>[number];

/** Details and risk show the first offer of a file, which may be another one now. */
function firstOfferLine({ after }: Compared, before: Listing | undefined, first: Pair | undefined): readonly string[] {
  if (!before || !first?.after || first.before === before) return [];
  const { slug } = before.vendor;
  const offers = `${offerName(before)} → ${offerName(first.after)}`;
  return [`/api/details/${slug} and /api/vendor-risk/${slug}: first offer ${offers}: ${rating(after, first.after)}`];
}

/** The entries of the vendor in `/api/deadlines`, each with its day. */
function deadlinesOf(catalogue: Catalogue, slug: Slug): Readonly<Record<'/api/deadlines:', readonly string[]>> {
  const own = deadlinesByVendor(catalogue).get(catalogue.vendorBySlug.get(slug)?.name ?? '') ?? [];
  return { '/api/deadlines:': own.map(({ date, summary }) => `${date}: ${summary}`) };
}

/** The rating of an offer that is new to a response. */
function rating(catalogue: Catalogue, listing: Listing): string {
  const view = listingView(catalogue, listing);
  const values = DERIVED_VALUES.filter(({ name }) => ['risk_level', 'stability', 'gate'].includes(name));
  return values.map((derived) => `${derived.name} ${derived.value(view)}`).join(', ');
}

/** Fields of an offer that other lines name, and those that age. */
const NAMED_ELSEWHERE: ReadonlySet<string> = new Set([
  ...DERIVED_VALUES.map(({ name }) => name),
  ...['vendor', 'slug', 'vendor_page', 'referral_program', 'referral_code'],
  ...['risk_cause', 'days_since_verified', 'days_since_read'],
]);

const publishedFields = ({ catalogue, listing }: ListingView): object =>
  Object.fromEntries(Object.entries(publishedOffer(catalogue, listing)).filter(([name]) => !NAMED_ELSEWHERE.has(name)));

function listingLines({ before, after }: Compared, pair: Pair, isFirst: boolean): readonly string[] {
  if (!pair.after) return [`/api/offers: offer gone: ${offerName(pair.before)}`];
  const responses = responsesOf(pair.after, isFirst);
  if (!pair.before) return [`${responses.details}: new offer ${offerName(pair.after)}: ${rating(after, pair.after)}`];
  const now = listingView(after, pair.after);
  const then = listingView(before, pair.before);
  const fields = changedFields(publishedFields(then), publishedFields(now));
  const authored = fields.map((field) => `${responses.details}: ${field}`);
  const derived = DERIVED_VALUES.flatMap((value) => {
    const [old, current] = [value.value(then), value.value(now)];
    if (old === current) return [];
    const reason = changeReason(value, then, now);
    const line = `${responses[value.shownIn]}: ${value.name} ${shortValue(old)} → ${shortValue(current)}`;
    return [reason === null ? line : `${line}, because ${reason}`];
  });
  return [...authored, ...derived];
}

function offerName({ offer }: Listing): string {
  return `${offer.tier} in ${offer.category}`;
}

/** Details and risk show a vendor's first offer; the list of offers shows the others. */
function responsesOf({ vendor, offer }: Listing, isFirst: boolean) {
  const listed = `/api/offers (${vendor.name}, ${offer.tier} in ${offer.category})`;
  return isFirst
    ? { details: `/api/details/${vendor.slug}`, 'vendor-risk': `/api/vendor-risk/${vendor.slug}` }
    : { details: listed, 'vendor-risk': listed };
}

const MAX_VALUE_CHARS = 70;

/** A value as a line names it: short, on one line. */
function shortValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)}…` : text;
}

/** A line for each field that its author changed. */
export function changedFields(before: object, after: object): readonly string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => !isDeepStrictEqual(old.get(key), now.get(key)))
    .flatMap((key) => transitions(key, old.get(key), now.get(key)));
}

/** A value side by side; of a list the entries that differ, of an object its fields. */
function transitions(key: string, before: unknown, after: unknown): readonly string[] {
  if (Array.isArray(before) || Array.isArray(after)) return [`${key} ${listTransition(asList(before), asList(after))}`];
  if (isObject(before) && isObject(after)) return changedFields(before, after).map((field) => `${key}.${field}`);
  return [`${key} ${transition(before, after)}`];
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The entries that a list has lost and gained; of one with the same text, its other fields. */
function listTransition(before: readonly unknown[], after: readonly unknown[]): string {
  const lost = before.filter((entry) => !after.some((other) => isDeepStrictEqual(entry, other)));
  const gained = after.filter((entry) => !before.some((other) => isDeepStrictEqual(entry, other)));
  const isKept = (entry: unknown): boolean => gained.some((other) => entryText(other) === entryText(entry));
  const lines = [
    ...lost.filter((entry) => !isKept(entry)).map((entry) => `− ${shortValue(entryText(entry))}`),
    ...gained.flatMap((entry) => {
      const known = lost.find((other) => entryText(other) === entryText(entry));
      if (!isObject(known) || !isObject(entry)) return `+ ${shortValue(entryText(entry))}`;
      return changedFields(known, entry).map((field) => `${shortValue(entryText(entry))}: ${field}`);
    }),
  ];
  return lines.length === 0 ? 'in another order' : lines.join('; ');
}

/** What an entry of a list is called: a limit or condition by its text. */
function entryText(entry: unknown): unknown {
  return isObject(entry) && 'text' in entry ? entry.text : entry;
}

/** Two values side by side; of two long texts, the part where they differ. */
function transition(before: unknown, after: unknown): string {
  const areTexts = typeof before === 'string' && typeof after === 'string';
  if (!areTexts || Math.max(before.length, after.length) <= MAX_VALUE_CHARS)
    return `${shortValue(before)} → ${shortValue(after)}`;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = before.lastIndexOf(' ', Math.max(0, same - 1)) + 1;
  const lead = start > 0 ? '…' : '';
  return `${lead}${shortValue(before.slice(start))} → ${lead}${shortValue(after.slice(start))}`;
}

/** A record as published, with what gates, deadlines and `risk_cause` show of it. */
function servedRecord(record: ChangeRecord): object {
  const { discontinued_date, archive_check } = record;
  return { ...publishedChange(record), discontinued_date, archive_check };
}

function changedRecords(before: Vendor | undefined, after: Vendor | undefined): readonly string[] {
  const left = [...(before?.changes ?? [])];
  const lines: string[] = [];
  for (const record of after?.changes ?? []) {
    const known = sameRecord(record, left);
    if (!known) {
      lines.push(`new record: ${recordName(record)} (${record.impact}): ${record.summary}`);
      continue;
    }
    left.splice(left.indexOf(known), 1);
    lines.push(
      ...changedFields(servedRecord(known), servedRecord(record)).map((field) => `${recordName(record)}: ${field}`),
    );
  }
  return [...lines, ...left.map((record) => `record gone: ${recordName(record)}: ${record.summary}`)];
}

/** Listings of one vendor in two catalogues, side by side: by category and tier, then by category, then by place. */
function pairListings(before: readonly Listing[], after: readonly Listing[]) {
  const left = [...before];
  const take = (isIt: (listing: Listing) => boolean): Listing | undefined => {
    const index = left.findIndex(isIt);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const exact = after.map(({ offer }) =>
    take((old) => old.offer.category === offer.category && old.offer.tier === offer.tier),
  );
  const pairs = after.map((listing, index) => ({
    before: exact[index] ?? take(({ offer }) => offer.category === listing.offer.category) ?? take(() => true),
    after: listing,
  }));
  return [...pairs, ...left.map((listing) => ({ before: listing, after: undefined }))];
}
