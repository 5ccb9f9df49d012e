import type { Catalogue } from '../../model/catalogue.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Vendor } from '../../model/vendor.ts';
import { link } from './link.ts';

/** Makes the index of one vendor alone, as of any day. Its values are those of the whole index: no rule rates a vendor by another one. */
export function vendorAlone({ records, site }: Catalogue, vendor: Vendor): (date: IsoDate) => Catalogue {
  const named = new Set(vendor.offers.map(({ category }) => category));
  const categories = records.categories.filter(({ name }) => named.has(name));
  const own = { ...records, vendors: [vendor], categories, referral_codes: [] };
  return (date) => link(own, date, site);
}
