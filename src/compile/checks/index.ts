import type { IsoDate } from '../../model/iso-date.ts';
import type { Diagnostic, DiagnosticCode } from '../diagnostics/diagnostic.ts';
import type { CatalogueFiles, Check, Finding, ReadsCheck, VendorCheck } from './check.ts';
import { contradictedTerms } from './contradicted-terms.ts';
import { discontinuedBeforeRecord } from './discontinued-before-record.ts';
import { doubtfulLimit } from './doubtful-limit.ts';
import { duplicateCategory } from './duplicate-category.ts';
import { duplicateChange } from './duplicate-change.ts';
import { duplicateEntry } from './duplicate-entry.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { duplicateOffer } from './duplicate-offer.ts';
import { duplicateRead } from './duplicate-read.ts';
import { duplicateReferralCode } from './duplicate-referral-code.ts';
import { duplicateRetiredName } from './duplicate-retired-name.ts';
import { duplicateRole } from './duplicate-role.ts';
import { duplicateSynonym } from './duplicate-synonym.ts';
import { duplicateTag } from './duplicate-tag.ts';
import { duplicateUseCase } from './duplicate-use-case.ts';
import { duplicateVendor } from './duplicate-vendor.ts';
import { emptyVendor } from './empty-vendor.ts';
import { futureDate } from './future-date.ts';
import { futureRead } from './future-read.ts';
import { futureVerifiedDate } from './future-verified-date.ts';
import { loneSynonym } from './lone-synonym.ts';
import { memberListedTwice } from './member-listed-twice.ts';
import { misnamedFile } from './misnamed-file.ts';
import { misplacedDiscontinuedDate } from './misplaced-discontinued-date.ts';
import { misplacedListingEffect } from './misplaced-listing-effect.ts';
import { missingCategory } from './missing-category.ts';
import { missingConditions } from './missing-conditions.ts';
import { missingListingEffect } from './missing-listing-effect.ts';
import { missingTier } from './missing-tier.ts';
import { nearDuplicateVendor } from './near-duplicate-vendor.ts';
import { openProgramme } from './open-programme.ts';
import { outdatedFailure } from './outdated-failure.ts';
import { outdatedLink } from './outdated-link.ts';
import { outlivedFreeTier } from './outlived-free-tier.ts';
import { ownAlternative } from './own-alternative.ts';
import { quarantineMismatch } from './quarantine-mismatch.ts';
import { readAfterAttempt } from './read-after-attempt.ts';
import { resolutionBeforeRecord } from './resolution-before-record.ts';
import { successMismatch } from './success-mismatch.ts';
import { tierWithoutEligibility } from './tier-without-eligibility.ts';
import { unfoldedSynonym } from './unfolded-synonym.ts';
import { unknownAlternative } from './unknown-alternative.ts';
import { unknownCategory } from './unknown-category.ts';
import { unknownMember } from './unknown-member.ts';
import { unknownRecord } from './unknown-record.ts';
import { unknownTag } from './unknown-tag.ts';
import { unknownVendor } from './unknown-vendor.ts';
import { unreadQuote } from './unread-quote.ts';
import { unrecordedAnnouncement } from './unrecorded-announcement.ts';

/** Every judgement about a catalogue whose files are sound one by one. The table is the list; the order is no priority. */
export const CHECKS: readonly Check[] = [
  // one file
  contradictedTerms,
  discontinuedBeforeRecord,
  doubtfulLimit,
  duplicateChange,
  duplicateEvent,
  duplicateOffer,
  duplicateRead,
  emptyVendor,
  futureDate,
  futureRead,
  futureVerifiedDate,
  misplacedDiscontinuedDate,
  misplacedListingEffect,
  missingCategory,
  missingConditions,
  missingListingEffect,
  missingTier,
  outdatedFailure,
  outdatedLink,
  outlivedFreeTier,
  ownAlternative,
  quarantineMismatch,
  readAfterAttempt,
  resolutionBeforeRecord,
  successMismatch,
  tierWithoutEligibility,
  unknownRecord,
  unreadQuote,
  unrecordedAnnouncement,
  // the catalogue
  duplicateCategory,
  duplicateEntry,
  duplicateReferralCode,
  duplicateRetiredName,
  duplicateRole,
  duplicateSynonym,
  duplicateTag,
  duplicateUseCase,
  duplicateVendor,
  loneSynonym,
  memberListedTwice,
  misnamedFile,
  nearDuplicateVendor,
  openProgramme,
  unfoldedSynonym,
  unknownAlternative,
  unknownCategory,
  unknownMember,
  unknownTag,
  unknownVendor,
];

/** Checks that a waiver may overrule: those on which neither a path nor a published judgement rests. */
export const WAIVABLE_CODES: readonly DiagnosticCode[] = [
  'contradicted-terms',
  'discontinued-before-record',
  'doubtful-limit',
  'duplicate-change',
  'duplicate-event',
  'duplicate-offer',
  'duplicate-tag',
  'member-listed-twice',
  'misplaced-discontinued-date',
  'misplaced-listing-effect',
  'missing-conditions',
  'near-duplicate-vendor',
  'outlived-free-tier',
  'own-alternative',
  'read-after-attempt',
  'resolution-before-record',
  'tier-without-eligibility',
  'unknown-alternative',
  'unknown-tag',
];

/** Codes of faults that are likely and not certain. */
export const LIKELY_CODES: ReadonlySet<DiagnosticCode> = new Set(
  CHECKS.flatMap(({ code, isLikely }) => (isLikely ? [code] : [])),
);

/** Codes of checks that need several files. */
export const CATALOGUE_CODES: ReadonlySet<string> = new Set(
  CHECKS.flatMap(({ code, scope }) => (scope === 'catalogue' ? [code] : [])),
);

type FileCheck = VendorCheck | ReadsCheck;

const isFileCheck = (judgement: Check): judgement is FileCheck => judgement.scope === 'file';
const FILE_CHECKS = CHECKS.filter(isFileCheck);
const CATALOGUE_CHECKS = CHECKS.filter((judgement) => judgement.scope === 'catalogue');

/** Puts every check to the files; all faults, unsorted. */
export function check(catalogue: CatalogueFiles, today: IsoDate): Diagnostic[] {
  return [
    ...catalogue.vendors.flatMap((file) => ofFile(file, today, (judgement) => vendorFindings(judgement, file, today))),
    ...catalogue.reads.flatMap((file) => ofFile(file, today, (judgement) => readsFindings(judgement, file, today))),
    ...CATALOGUE_CHECKS.flatMap((judgement) => named(judgement, judgement.faults(catalogue))),
  ];
}

interface OfDay {
  readonly today: IsoDate;
  readonly found: readonly Diagnostic[];
}

/** A file's own faults depend on the file and the day alone; a file that is judged again has the same. */
const known = new WeakMap<object, OfDay>();

function ofFile(
  file: object,
  today: IsoDate,
  findings: (judgement: FileCheck) => Iterable<Finding>,
): readonly Diagnostic[] {
  const before = known.get(file);
  if (before?.today === today) return before.found;
  const found = FILE_CHECKS.flatMap((judgement) => named(judgement, findings(judgement)));
  known.set(file, { today, found });
  return found;
}

function vendorFindings(judgement: FileCheck, file: CatalogueFiles['vendors'][number], today: IsoDate) {
  return judgement.kind === 'vendor' ? judgement.faults(file, today) : [];
}

function readsFindings(judgement: FileCheck, file: CatalogueFiles['reads'][number], today: IsoDate) {
  return judgement.kind === 'reads' ? judgement.faults(file, today) : [];
}

function named({ code, why }: Check, findings: Iterable<Finding>): Diagnostic[] {
  return Array.from(findings, (finding) => ({ code, severity: 'error', why, ...finding }));
}
