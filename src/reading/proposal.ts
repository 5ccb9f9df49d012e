import { createHash } from 'node:crypto';
import type { IsoDate } from '../model/iso-date.ts';
import type { ReplacedFigure } from '../model/page-verdict.ts';
import type { Slug } from '../model/slug.ts';
import type { ChangeType, DateSource, ListingEffect } from '../model/vocabulary.ts';

export const PROPOSAL_KINDS = ['terms', 'url', 'programme', 'second_reader'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** A value of the vendor's file to be replaced. */
export type ProposedEdit =
  | {
      readonly of: 'offer';
      readonly category: string;
      readonly tier: string;
      readonly key: 'url';
      readonly from: string;
      readonly to: string;
    }
  /** Lines of `limits` with the amounts that the page states, and the number in the description. */
  | {
      readonly of: 'limits';
      readonly category: string;
      readonly tier: string;
      readonly lines: readonly { readonly old: string; readonly now: string }[];
    }
  | { readonly of: 'referral_program'; readonly key: 'read_on'; readonly to: IsoDate };

/** A change record without `impact`: `npm run check` refuses it until an editor has finished it. */
export interface SkeletonRecord {
  readonly change_type: ChangeType;
  readonly date: IsoDate;
  readonly date_source: DateSource;
  readonly recorded_date: IsoDate;
  readonly detected_by: string;
  readonly tier: string;
  readonly listing_effect?: ListingEffect;
  readonly summary: string;
  readonly previous_state: string;
  readonly current_state?: string;
  readonly source_url: string;
}

/** A proposal to an editor. Nothing in the catalogue's terms changes by itself. */
export interface Proposal {
  /** Stable: the same finding has the same id on every day. */
  readonly id: string;
  readonly kind: ProposalKind;
  readonly vendor: string;
  readonly slug: Slug;
  /** The page that says so. */
  readonly page: string;
  readonly read_on: IsoDate;
  /** The finding in a sentence. */
  readonly says: string;
  readonly figures: readonly ReplacedFigure[];
  readonly quote?: string;
  readonly edit?: ProposedEdit;
  readonly record?: SkeletonRecord;
}

const ID_CHARS = 10;

/** Id of a finding: the vendor's slug and a hash of what was found, without its day. */
export function proposalId(slug: Slug, finding: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(finding)).digest('hex');
  return `${slug}-${hash.slice(0, ID_CHARS)}`;
}
