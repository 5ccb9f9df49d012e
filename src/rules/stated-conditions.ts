import type { Condition, Offer } from '../model/offer.ts';
import type { IsoDate } from '../model/iso-date.ts';

/** A condition of an offer, with its evidence as far as any is held. */
export interface StatedCondition extends Pick<Condition, 'text' | 'url' | 'rules_out'> {
  /** The words on the vendor's page; null where none are held. */
  readonly quote: string | null;
  /** Day on which they were read; null where they were not. */
  readonly read_on: IsoDate | null;
}

/** Every condition of an offer: those of its terms, then what an applicant has to meet. */
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
