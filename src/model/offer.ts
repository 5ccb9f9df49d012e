import type { IsoDate } from './iso-date.ts';
import type { Limit } from './limit.ts';
import type {
  ChangeType,
  CommissionType,
  EligibilityType,
  PaymentProtocolName,
  ReferralType,
  RuledOutUse,
  SourceCheckOutcome,
  TierClass,
} from './vocabulary.ts';

/** Who may take the offer; absent means everyone. */
export interface Eligibility {
  readonly type: EligibilityType;
  readonly conditions: readonly string[];
  readonly program?: string;
}

/** A condition of the terms, with the quotation from the vendor's page when it was read. */
export interface Condition {
  readonly text: string;
  /** Comes with `read_on`. */
  readonly quote?: string;
  readonly url: string;
  readonly read_on?: IsoDate;
  readonly rules_out?: readonly RuledOutUse[];
}

export interface PaymentProtocol {
  readonly protocol: PaymentProtocolName;
  readonly chain?: string;
  readonly settlement: string;
  readonly pricing_model: string;
  readonly example_cost: string;
}

export interface ProductSubtypes {
  readonly taxonomy: string;
  readonly labels: readonly { readonly subtype: string; readonly source_url: string; readonly source_quote: string }[];
  readonly reviewed: IsoDate;
}

/** The dated reading from which the stored terms were taken. */
export interface RestatedFrom {
  readonly reading_date: IsoDate;
  readonly source_url: string;
  readonly record_date: IsoDate;
  readonly change_type: ChangeType;
  readonly restated_on: IsoDate;
  /** The stored sentence on the product was kept; counted on `/api/freshness`, not published with the offer. */
  readonly keeps_product_sentence?: boolean;
}

export interface ReferralProgram {
  readonly available: boolean;
  readonly referrer_benefit: string;
  readonly referee_benefit: string;
  readonly program_url: string;
  readonly type: ReferralType;
  readonly commission_type?: CommissionType;
  readonly notes: string;
  /** Day the programme's terms were read on the vendor's page; without it the programme is not listed. */
  readonly read_on?: IsoDate;
}

/** The last read of a cited page, as evidence for a figure. */
export interface SourceCheck {
  readonly checked: IsoDate;
  readonly outcome: SourceCheckOutcome;
  readonly detail: string;
}

/** One offer as its editor wrote it. Nothing here is derived. */
export interface Offer {
  readonly category: string;
  readonly tier: string;
  /** Overrides the class that the tier's text gives (docs/rules.md#tier-class). */
  readonly tier_class?: TierClass;
  readonly url: string;
  readonly verifiedDate: IsoDate;
  readonly description: string;
  readonly tags: readonly string[];
  /** Products that the offer is recorded as an alternative to: vendors of the catalogue, or other names. */
  readonly alternative_to?: readonly string[];
  readonly eligibility?: Eligibility;
  readonly expires_date?: IsoDate;
  readonly conditions?: readonly Condition[];
  /** What the free tier grants, a line each (docs/rules.md#limits). */
  readonly limits?: readonly Limit[];
  /** Parts of the description whose numbers limit nothing: versions, figures of paid plans, examples. */
  readonly figures_that_are_no_limit?: readonly string[];
  readonly payment_protocols?: readonly PaymentProtocol[];
  readonly product_subtypes?: ProductSubtypes;
  readonly restated_from?: RestatedFrom;
}
