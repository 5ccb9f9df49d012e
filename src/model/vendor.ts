import type { ChangeRecord } from './change-record.ts';
import type { Offer, ReferralProgram } from './offer.ts';
import type { PageRead } from './page-read.ts';

/** A name folded to `a-z0-9-` (docs/rules.md#slug). Only `rules/text/slug.ts` makes one. */
export type Slug = string & { readonly __brand: 'Slug' };

/** All data on one vendor. A vendor without offers has change records only (docs/rules.md#records-only). */
export interface Vendor {
  readonly slug: Slug;
  readonly name: string;
  /** Names under which it was listed before: merged or renamed vendors. */
  readonly former_names: readonly string[];
  /** Other names in use: `GCP`, `Mongo`. Their slugs must differ from those of names and former names. */
  readonly aliases: readonly string[];
  readonly detect?: Detectors;
  readonly offers: readonly Offer[];
  readonly changes: readonly ChangeRecord[];
  readonly referral_program?: ReferralProgram;
  readonly reads: readonly PageRead[];
}

/** Where a project's own files can name a vendor, in published order. Each kind has one form and one way to match. */
export const DETECTOR_KINDS = [
  'npm',
  'pypi',
  'go',
  'gem',
  'composer',
  'docker',
  'actions',
  'terraform',
  'env',
  'hosts',
  'files',
] as const;
export type DetectorKind = (typeof DETECTOR_KINDS)[number];

/** What names a vendor in a project's files, by kind; a kind without patterns is left out. docs/rules.md#detectors */
export type Detectors = { readonly [Kind in DetectorKind]?: readonly string[] };
