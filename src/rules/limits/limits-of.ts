import type { Limit, LimitMeasure } from '../../model/limit.ts';
import type { Offer } from '../../model/offer.ts';
import { FILTERED_MEASURES } from './limit-filter.ts';

/** The limits of an offer as its vendor's file states them (docs/rules.md#limits). */
export const limitsOf = ({ limits }: Pick<Offer, 'limits'>): readonly Limit[] => limits ?? [];

/** The limits that every new customer gets: those that filters, tables and reads use. */
export function newCustomerLimits(offer: Pick<Offer, 'limits'>): readonly Limit[] {
  return limitsOf(offer).filter((limit) => limit.for === undefined);
}

/** A limit in one line, with who gets it where that is not every new customer. */
export function limitText({ text, for: whom }: { readonly text: string; readonly for?: string | undefined }): string {
  return whom === undefined ? text : `${text}, for ${whom}`;
}

/** A measure is a column where at least one offer in this many states a limit of it. */
const ONE_OFFER_IN = 5;

/** The measures that at least a fifth of some offers state, in the order of the measures. */
export function limitColumns(limits: readonly (readonly Limit[])[]): readonly LimitMeasure[] {
  return FILTERED_MEASURES.filter((measure) => {
    const stating = limits.filter((own) => own.some((limit) => limit.measure === measure)).length;
    return stating > 0 && stating * ONE_OFFER_IN >= limits.length;
  });
}

/**
 * The unit in which most offers state a measure; null for counts. Only a credit has several, of which amounts cannot be
 * compared. Null also where two units are stated equally often.
 */
export function commonUnit(limits: readonly (readonly Limit[])[], measure: LimitMeasure): string | null {
  const counts = new Map<string, number>();
  for (const own of limits) {
    const units = new Set(own.filter((limit) => limit.measure === measure).map(({ unit }) => unit));
    for (const unit of units) if (unit !== null) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first === undefined || first[1] === second?.[1] ? null : first[0];
}
