import type { CatalogueRecords } from '../../model/catalogue.ts';
import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Offer, ReferralProgram } from '../../model/offer.ts';
import type { PageRead } from '../../model/page-read.ts';
import type { Vendor } from '../../model/vendor.ts';
import { isLapsed, severity } from '../risk/risk-rating.ts';
import { isStandingChange } from '../risk/standing.ts';

/** One page that a vendor's file cites, with all that rests on it. */
export interface CitedPage {
  readonly vendor: Vendor;
  readonly url: string;
  /** Offers whose own url it is. */
  readonly offers: readonly Offer[];
  /** Records in force that set a level, or would if they were confirmed, whose source it is. */
  readonly records: readonly ChangeRecord[];
  /** The referral programme whose page it is, where it can be joined. */
  readonly programme: ReferralProgram | null;
  readonly read: PageRead | undefined;
}

/** Every distinct pair of vendor and url that the nightly job reads, in catalogue order. */
export function citedPages({ vendors }: Pick<CatalogueRecords, 'vendors'>, today: IsoDate): readonly CitedPage[] {
  return vendors.flatMap((vendor) => pagesOf(vendor, today));
}

function pagesOf(vendor: Vendor, today: IsoDate): readonly CitedPage[] {
  const records = vendor.changes.filter(
    (record) => severity(record) !== null && isStandingChange(record) && !isLapsed(record, today),
  );
  const programme = vendor.referral_program?.available === true ? vendor.referral_program : null;
  const urls = new Set([
    ...vendor.offers.map(({ url }) => url),
    ...records.flatMap(({ source_url: url }) => url ?? []),
    ...(programme ? [programme.program_url] : []),
  ]);
  return [...urls].map((url) => ({
    vendor,
    url,
    offers: vendor.offers.filter((offer) => offer.url === url),
    records: records.filter(({ source_url: source }) => source === url),
    programme: programme?.program_url === url ? programme : null,
    read: vendor.reads.find((read) => read.url === url),
  }));
}
