import type { Offer } from '../../model/offer.ts';
import type { NamedVendor } from './vendor-named.ts';

/** What is read on a page: one offer of one vendor. */
export interface ReadEntry {
  readonly vendor: NamedVendor;
  readonly offer: Pick<Offer, 'tier' | 'tier_class' | 'description' | 'eligibility' | 'limits'>;
}
