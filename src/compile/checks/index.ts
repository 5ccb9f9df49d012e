import type { IsoDate } from '../../model/iso-date.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CatalogueFiles, Check, Finding } from './check.ts';
import { contradictedTerms } from './contradicted-terms.ts';
import { discontinuedBeforeRecord } from './discontinued-before-record.ts';
import { distantDate } from './distant-date.ts';
import { duplicateCategory } from './duplicate-category.ts';
import { duplicateChange } from './duplicate-change.ts';
import { duplicateDetector } from './duplicate-detector.ts';
import { duplicateEntry } from './duplicate-entry.ts';
import { duplicateEvent } from './duplicate-event.ts';
import { duplicateMember } from './duplicate-member.ts';
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
import { freeTierAfterRemoval } from './free-tier-after-removal.ts';
import { futureDate } from './future-date.ts';
import { futureRead } from './future-read.ts';
import { futureVerifiedDate } from './future-verified-date.ts';
import { htmlText } from './html-text.ts';
import { loneSynonym } from './lone-synonym.ts';
import { lookAlikeName } from './look-alike-name.ts';
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
import { placeholderText } from './placeholder-text.ts';
import { quarantineMismatch } from './quarantine-mismatch.ts';
import { readAfterAttempt } from './read-after-attempt.ts';
import { resolutionBeforeRecord } from './resolution-before-record.ts';
import { selfAlternative } from './self-alternative.ts';
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

/** Every check, sorted by name. The order is not a priority: diagnostics are sorted by place. */
export const CHECKS: readonly Check[] = [
  contradictedTerms,
  discontinuedBeforeRecord,
  distantDate,
  duplicateCategory,
  duplicateChange,
  duplicateDetector,
  duplicateEntry,
  duplicateEvent,
  duplicateMember,
  duplicateOffer,
  duplicateRead,
  duplicateReferralCode,
  duplicateRetiredName,
  duplicateRole,
  duplicateSynonym,
  duplicateTag,
  duplicateUseCase,
  duplicateVendor,
  emptyVendor,
  freeTierAfterRemoval,
  futureDate,
  futureRead,
  futureVerifiedDate,
  htmlText,
  loneSynonym,
  lookAlikeName,
  misnamedFile,
  misplacedDiscontinuedDate,
  misplacedListingEffect,
  missingCategory,
  missingConditions,
  missingListingEffect,
  missingTier,
  nearDuplicateVendor,
  openProgramme,
  outdatedFailure,
  outdatedLink,
  placeholderText,
  quarantineMismatch,
  readAfterAttempt,
  resolutionBeforeRecord,
  selfAlternative,
  successMismatch,
  tierWithoutEligibility,
  unfoldedSynonym,
  unknownAlternative,
  unknownCategory,
  unknownMember,
  unknownRecord,
  unknownTag,
  unknownVendor,
  unreadQuote,
  unrecordedAnnouncement,
];

const VENDOR_CHECKS = CHECKS.filter((check) => check.scope === 'vendor');
const READS_CHECKS = CHECKS.filter((check) => check.scope === 'reads');
const CATALOGUE_CHECKS = CHECKS.filter((check) => check.scope === 'catalogue');

/** Runs every check over the files that passed their schema; diagnostics are unsorted. */
export function runChecks(catalogue: CatalogueFiles, today: IsoDate): Diagnostic[] {
  return [
    ...catalogue.vendors.flatMap((file) =>
      memoizedByDay(file, today, () => VENDOR_CHECKS.flatMap((check) => diagnosed(check, check.diagnose(file, today)))),
    ),
    ...catalogue.reads.flatMap((file) =>
      memoizedByDay(file, today, () => READS_CHECKS.flatMap((check) => diagnosed(check, check.diagnose(file, today)))),
    ),
    ...CATALOGUE_CHECKS.flatMap((check) => diagnosed(check, check.diagnose(catalogue))),
  ];
}

function diagnosed({ code, why }: Check, findings: Iterable<Finding>): readonly Diagnostic[] {
  let found: Diagnostic[] | undefined;
  for (const finding of findings) (found ??= []).push({ code, why, ...finding });
  return found ?? NONE;
}

/** Shared by the many checks that find nothing. */
const NONE: readonly Diagnostic[] = [];

interface DayResult {
  readonly today: IsoDate;
  readonly diagnostics: readonly Diagnostic[];
}

/** Results of checks that depend on one file and the day alone, so that an unchanged file is not checked again. */
const known = new WeakMap<object, DayResult>();

function memoizedByDay(file: object, today: IsoDate, run: () => readonly Diagnostic[]): readonly Diagnostic[] {
  const before = known.get(file);
  if (before?.today === today) return before.diagnostics;
  const found = run();
  const diagnostics = found.length === 0 ? NONE : found;
  known.set(file, { today, diagnostics });
  return diagnostics;
}
