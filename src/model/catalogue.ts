import type { ChangeRecord } from './change-record.ts';
import type { IsoDate } from './iso-date.ts';
import type { Offer } from './offer.ts';
import type { PageRead } from './page-read.ts';
import type { Slug, Vendor } from './vendor.ts';
import type { Audience, Holds, ComparisonKind, ComparisonName } from './vocabulary.ts';

/** Every validated record, independent of a date; stored in `dist/_index/` for the function. */
export interface CatalogueRecords {
  /** By slug. */
  readonly vendors: readonly Vendor[];
  /** By name. */
  readonly categories: readonly Category[];
  readonly comparisons: readonly Comparison[];
  readonly stacks: readonly StackTemplate[];
  readonly referral_codes: readonly ReferralCode[];
  /** Groups of synonyms for search, folded; no word is in two groups. */
  readonly synonyms: readonly (readonly string[])[];
}

/** An offer joined with its vendor, its category and the reads of its page. */
export interface Listing {
  /** Index in catalogue order (vendors by slug, offers in file order). */
  readonly position: number;
  readonly vendor: Vendor;
  readonly offer: Offer;
  readonly category: Category;
  readonly read: PageRead | undefined;
  readonly referral_code: ReferralCode | undefined;
}

/** The public site; part of every citation. */
export interface Site {
  readonly name: string;
  /** Without a slash at the end. */
  readonly base_url: string;
  /** Address of the repository on its host, without a slash at the end; absent where the operator names none. */
  readonly repository_url?: string;
}

/** The whole index as of one UTC day: linked and read-only. */
export interface Catalogue {
  readonly date: IsoDate;
  readonly site: Site;
  readonly records: CatalogueRecords;
  /** Vendors with at least one offer, by slug. */
  readonly vendors: readonly Vendor[];
  /** Every offer, in catalogue order. */
  readonly listings: readonly Listing[];
  /** Every change record, in catalogue order. */
  readonly changes: readonly ChangeRecord[];
  readonly listingsByVendor: ReadonlyMap<Slug, readonly Listing[]>;
  readonly listingsByCategory: ReadonlyMap<Slug, readonly Listing[]>;
  /** By slug of the name and of each retired name. */
  readonly categoryByName: ReadonlyMap<Slug, Category>;
  readonly vendorBySlug: ReadonlyMap<Slug, Vendor>;
}

export interface Category {
  readonly name: string;
  readonly slug: Slug;
  readonly scope: string;
  readonly audience: Audience;
  readonly holds: Holds;
  /** Questions that the category answers; a question shared by two categories relates them. */
  readonly answers: readonly string[];
  readonly retired_names: readonly string[];
  /** Tags that qualify an offer for the category's job (docs/rules.md#picks). */
  readonly tags?: readonly string[];
}

/** One of the four category comparisons: its members, each with a kind. */
export interface Comparison {
  readonly name: ComparisonName;
  readonly members: readonly {
    readonly vendor: string;
    readonly kind: ComparisonKind;
    /** Category of the vendor's offer to compare; by default its first offer. */
    readonly category?: string;
  }[];
}

/** A use case and the roles a stack for it needs (docs/rules.md#stack). */
export interface StackTemplate {
  readonly use_case: string;
  readonly keywords: readonly string[];
  readonly roles: readonly {
    readonly role: string;
    readonly categories: readonly string[];
    /** Tags that qualify an offer for the role (docs/rules.md#picks). */
    readonly tags?: readonly string[];
    readonly reason: string;
  }[];
}

/** A referral code that the service holds. The record does not contain the service's own benefit, so it is never published. */
export interface ReferralCode {
  readonly vendor: string;
  readonly code: string;
  readonly referral_url: string;
  readonly referee_benefit: string;
  readonly restrictions: readonly string[];
}
