import { isDeepStrictEqual } from 'node:util';
import type { Listing } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { sameRecord } from './listing-view.ts';
import { recordName } from './record-weight.ts';

const MAX_VALUE_CHARS = 70;

/** A value as a line names it: short, on one line. */
export function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)}…` : text;
}

/** A line for each field that its author changed. */
export function changedFields(before: object, after: object): readonly string[] {
  const [old, now] = [
    new Map<string, unknown>(Object.entries(before)),
    new Map<string, unknown>(Object.entries(after)),
  ];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => !isDeepStrictEqual(withoutEmptyList(old.get(key)), withoutEmptyList(now.get(key))))
    .map((key) => `${key} ${transition(old.get(key), now.get(key))}`);
}

/** An empty list says as much as none. */
const withoutEmptyList = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? undefined : value);

/** Two values side by side; of two long texts, the part where they differ. */
function transition(before: unknown, after: unknown): string {
  if (
    typeof before !== 'string' ||
    typeof after !== 'string' ||
    Math.max(before.length, after.length) <= MAX_VALUE_CHARS
  ) {
    return `${shown(before)} → ${shown(after)}`;
  }
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = before.lastIndexOf(' ', Math.max(0, same - 1)) + 1;
  const lead = start > 0 ? '…' : '';
  return `${lead}${shown(before.slice(start))} → ${lead}${shown(after.slice(start))}`;
}

/** The edits of a vendor's change records, one line each. */
export function changedRecords(before: Vendor | undefined, after: Vendor | undefined): readonly string[] {
  const left = [...(before?.changes ?? [])];
  const lines: string[] = [];
  for (const record of after?.changes ?? []) {
    const known = sameRecord(record, left);
    if (!known) {
      lines.push(`new record: ${recordName(record)} (${record.impact}): ${record.summary}`);
      continue;
    }
    left.splice(left.indexOf(known), 1);
    lines.push(...changedFields(known, record).map((field) => `${recordName(record)}: ${field}`));
  }
  return [...lines, ...left.map((record) => `record gone: ${recordName(record)}: ${record.summary}`)];
}

/** Listings of one vendor in two catalogues, side by side: by category and tier, then by category, then by place. */
export function paired(
  before: readonly Listing[],
  after: readonly Listing[],
): readonly { readonly before: Listing | undefined; readonly after: Listing | undefined }[] {
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
