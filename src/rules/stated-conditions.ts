import type { Condition, Offer } from '../model/offer.ts';
import type { IsoDate } from '../model/iso-date.ts';

/** A condition of an offer, with its evidence if there is any. */
export interface StatedCondition extends Pick<Condition, 'text' | 'url' | 'rules_out'> {
  /** The quotation from the vendor's page; null without one. */
  readonly quote: string | null;
  /** Day on which it was read; null when it was not. */
  readonly read_on: IsoDate | null;
}

/** Every condition of an offer: those of its terms, then the eligibility conditions. */
export function statedConditions({ conditions = [], eligibility, url }: Offer): readonly StatedCondition[] {
  const ofTerms = conditions.map(({ quote = null, read_on = null, ...condition }) => ({
    ...condition,
    quote,
    read_on,
  }));
  const ofApplicants = (eligibility?.conditions ?? []).map((text) => ({ text, url, quote: null, read_on: null }));
  return [...ofTerms, ...ofApplicants].map(({ text, quote, url: page, read_on, ...uses }) => ({
    text,
    quote,
    url: page,
    read_on,
    ...uses,
  }));
}
