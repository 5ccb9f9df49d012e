import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import { catalogueAge } from '../../rules/freshness/newest.ts';
import { isoDate, optionalText } from './common.schema.ts';

/** Fields of every answer on a window of time (docs/rules.md#catalogue-as-of). */
export const asOfShape = {
  catalogue_as_of: isoDate('Newest day of any record or entry of the catalogue; null for an empty one.').nullable(),
  note: optionalText(
    'Present only when the answer is empty: since when nothing was recorded, and what finds the newest.',
  ),
};

/** `catalogue_as_of`, and for an empty answer the note on the newest data (docs/rules.md#catalogue-as-of). */
export function asOf(catalogue: Catalogue, isEmpty: boolean, note: string) {
  const { as_of: catalogue_as_of } = catalogueAge(catalogue);
  return { catalogue_as_of, ...(isEmpty ? { note } : {}) };
}

/** The note of an answer without changes. `from` is the first day of the window, null without a window. */
export function noChangeNote(catalogue: Catalogue, from: IsoDate | null): string {
  const { newest_change: newest, newest_recorded: recorded } = catalogueAge(catalogue);
  if (newest === null) return 'The catalogue holds no change record.';
  if (from === null || newest >= from) return `No change record matches; the newest of all is dated ${newest}.`;
  if (recorded !== null && recorded >= from) {
    return `No change is dated ${from} or later; the newest of all is dated ${newest}, and one was recorded on ${recorded}.`;
  }
  return `No change was recorded since ${recorded ?? newest}; /api/changes?since=${newest} finds the newest.`;
}

/** The note of an answer without offers. `from` is the first day of the window. */
export function noEntryNote(catalogue: Catalogue, from: IsoDate): string {
  const { newest_entry: newest } = catalogueAge(catalogue);
  if (newest === null) return 'The catalogue holds no offer.';
  if (newest >= from) return `No offer matches; the newest of all was written on ${newest}.`;
  return `No offer was written since ${newest}; /api/newest?since=${newest} finds the newest.`;
}
