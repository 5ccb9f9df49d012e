import type { Offer } from '../../model/offer.ts';
import type { NamedVendor } from './vendor-named.ts';

/** Where a second reader says that a page states a limit. It is a hint about the words, and proves nothing by itself. */
export interface Quotation {
  /** The authored line of the limit. */
  readonly limit: string;
  /** Words of the page that hold the amount and the period. */
  readonly quote: string;
  /** The label of the plan's own place. */
  readonly plan: string;
}

/** Whether an offer is the grant of a programme, so not for everybody. */
export const isProgramme = ({ eligibility }: Pick<Offer, 'eligibility'>): boolean =>
  eligibility !== undefined && eligibility.type !== 'public';

/** What is read on a page: one offer of one vendor. */
export interface ReadEntry {
  readonly vendor: NamedVendor;
  readonly offer: Pick<Offer, 'tier' | 'tier_class' | 'description' | 'eligibility' | 'limits'>;
  readonly quotations?: readonly Quotation[];
}
