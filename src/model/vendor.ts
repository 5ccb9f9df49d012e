import type { ChangeRecord } from './change-record.ts';
import type { Offer, ReferralProgram } from './offer.ts';
import type { PageRead } from './page-read.ts';

/** A name folded to `a-z0-9-` (docs/rules.md#slug). Only `slug()` of `rules/text/fold.ts` makes one. */
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

/**
 * Where a project's own files can name a vendor, in published order, with what a list of each kind holds. Each kind has one form
 * and one way to match.
 */
export const DETECTOR_LISTS = {
  npm: 'Packages of npm: a name, or `@scope/*` for every package of the scope.',
  pypi: 'Packages of PyPI, normalised: lower case, runs of `-`, `_` and `.` as one hyphen.',
  go: 'Module paths of Go; each also names the modules below it.',
  gem: 'Gems of Ruby.',
  composer: 'Packages of Composer: `owner/name`, or `owner/*`.',
  docker: 'Container images without tag, digest and `docker.io/`: a name, or `owner/*`.',
  actions: 'Actions of GitHub workflows without version, in lower case: `owner/name`, or `owner/*`.',
  terraform: 'Providers of Terraform: `namespace/type`, or `namespace/*`.',
  env: 'Environment variables, without a prefix such as `NEXT_PUBLIC_`: a name, or `PREFIX_*`.',
  hosts: 'Host names; each also names the hosts below it.',
  files: 'Paths of files from the folder of a project; `*` is any part of a name.',
} as const;
export type DetectorKind = keyof typeof DETECTOR_LISTS;
export const DETECTOR_KINDS = Object.keys(DETECTOR_LISTS) as readonly DetectorKind[];

/** A value for each kind, in published order. */
export function byDetectorKind<Value>(valueOf: (kind: DetectorKind) => Value): Readonly<Record<DetectorKind, Value>> {
  return Object.fromEntries(DETECTOR_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<DetectorKind, Value>;
}

/** What names a vendor in a project's files, by kind; a kind without patterns is left out. docs/rules.md#detectors */
export type Detectors = { readonly [Kind in DetectorKind]?: readonly string[] };
