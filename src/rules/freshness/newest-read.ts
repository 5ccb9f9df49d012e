import type { Listing } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';

/** The newest day on which the page of one of some offers was read; null where none ever was. */
export function newestRead(listings: readonly Listing[]): IsoDate | null {
  return listings.reduce<IsoDate | null>((newest, { read }) => {
    const date = read?.last_read?.date;
    return date !== undefined && (newest === null || date > newest) ? date : newest;
  }, null);
}
