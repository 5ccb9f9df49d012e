import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { Offer } from '../../../src/model/offer.ts';
import type { PageRead } from '../../../src/model/page-read.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { change, offer, vendor, type Plain } from '../../builders.ts';

/** The source of an entry that was restated from its page. */
export const RESTATED = {
  reading_date: '2026-10-01',
  source_url: 'https://acme.example/pricing',
  record_date: '2026-10-01',
  change_type: 'limits_reduced',
  restated_on: '2026-10-02',
} as const;

/** The terms of an entry that the record of `superseding` replaces. */
export const STORED = { description: 'Free: 1 GB storage' } as const;

export function superseding(given: Partial<Plain<ChangeRecord>> = {}): ChangeRecord {
  return change({ previous_state: 'Free: 1 GB storage', current_state: 'Free: 500 MB storage', ...given });
}

/** A vendor with one entry. */
export function page(name: string, given: Partial<Plain<Offer>>, reads: readonly PageRead[] = []): Vendor {
  return vendor({ name, offers: [offer(given)], reads });
}
