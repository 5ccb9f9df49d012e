/** Every closed list of words that responses use, each written once. Order is published order. */

/** Types of a change record, in the order in which they are listed everywhere (docs/rules.md#direction). */
export const CHANGE_TYPES = [
  'free_tier_removed',
  'open_source_killed',
  'product_deprecated',
  'limits_reduced',
  'restriction',
  'pricing_restructured',
  'pricing_model_change',
  'limits_increased',
  'new_free_tier',
  'new_tier',
  'startup_program_expanded',
  'pricing_postponed',
  'rebranded',
  'record_corrected',
] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

export const IMPACTS = ['high', 'medium', 'low'] as const;
export type Impact = (typeof IMPACTS)[number];

export const DATE_SOURCES = ['vendor_page', 'hand_written', 'discovered'] as const;
export type DateSource = (typeof DATE_SOURCES)[number];

export const REPORTS = ['vendor_offer', 'our_index'] as const;
export type Reports = (typeof REPORTS)[number];

export const LISTING_EFFECTS = ['ends', 'narrows', 'none'] as const;
export type ListingEffect = (typeof LISTING_EFFECTS)[number];

export const TIER_DIRECTIONS = ['narrowed', 'unchanged', 'widened'] as const;
export type TierDirection = (typeof TIER_DIRECTIONS)[number];

export const RESOLUTION_STATES = ['reversed', 'retracted'] as const;
export type ResolutionState = (typeof RESOLUTION_STATES)[number];

export const STANDINGS = ['in_force', 'reversed', 'retracted'] as const;
export type RecordStanding = (typeof STANDINGS)[number];

export const ARCHIVE_OUTCOMES = [
  'vendor_changed',
  'ours',
  'removal_stated_before',
  'no_usable_capture',
  'text_day_unknown',
  'page_unreadable_today',
] as const;
export type ArchiveOutcome = (typeof ARCHIVE_OUTCOMES)[number];

export const SOURCE_CHECK_OUTCOMES = [
  'ok',
  'states_a_free_price',
  'states_no_amount',
  'does_not_name_vendor',
  'does_not_name_product',
  'states_no_terms',
  'unreadable',
] as const;
export type SourceCheckOutcome = (typeof SOURCE_CHECK_OUTCOMES)[number];

/** The result of a read that reached the page (docs/rules.md#last-read). */
export const READ_OUTCOMES = ['confirmed', 'changed', 'states_no_price', 'link_ok'] as const;
export type ReadOutcome = (typeof READ_OUTCOMES)[number];

/** Why an attempt did not read the page (docs/rules.md#quarantine). */
export const FAILURE_CATEGORIES = [
  'bot_block',
  'unreachable',
  'http_error',
  'timeout',
  'network_error',
  'empty_page',
  'source_unusable',
] as const;
export type FailureCategory = (typeof FAILURE_CATEGORIES)[number];

/** Conclusions about the destination of a link; a refusal is none. */
export const LINK_VERDICTS = ['gone', 'not_found', 'no_address', 'redirected_elsewhere'] as const;
export type LinkVerdict = (typeof LINK_VERDICTS)[number];

/** Codes of a gate, in the order in which they are decided and counted (docs/rules.md#gate). */
export const GATE_CODES = [
  'offer_retired',
  'product_discontinued',
  'offer_expired',
  'not_a_free_offer',
  'eligibility_restricted',
  'verification_lapsed',
] as const;
export type GateCode = (typeof GATE_CODES)[number];

export const TIER_CLASSES = ['retired', 'time-limited', 'not free', 'free'] as const;
export type TierClass = (typeof TIER_CLASSES)[number];

export const RISK_LEVELS = ['stable', 'caution', 'risky'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const STABILITIES = ['volatile', 'watch', 'improving', 'stable'] as const;
export type Stability = (typeof STABILITIES)[number];

export const ELIGIBILITY_TYPES = [
  'public',
  'accelerator',
  'startup',
  'oss',
  'student',
  'fintech',
  'geographic',
  'enterprise',
] as const;
export type EligibilityType = (typeof ELIGIBILITY_TYPES)[number];

export const REFERRAL_TYPES = ['self-service', 'application', 'affiliate-network', 'partner', 'closed'] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];

export const COMMISSION_TYPES = ['one-time', 'recurring', 'credits'] as const;
export type CommissionType = (typeof COMMISSION_TYPES)[number];

export const PAYMENT_PROTOCOLS = ['x402', 'stripe-mpp'] as const;
export type PaymentProtocolName = (typeof PAYMENT_PROTOCOLS)[number];

export const RULED_OUT_USES = ['production', 'commercial use'] as const;
export type RuledOutUse = (typeof RULED_OUT_USES)[number];

export const AUDIENCES = ['developer', 'personal'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const HOLDINGS = ['products', 'programmes'] as const;
export type Holds = (typeof HOLDINGS)[number];

/** The four category comparisons and the kinds each accepts (docs/rules.md#comparisons). */
export const COMPARISON_KINDS = {
  'ai-coding-pricing': ['ide', 'cli', 'cloud-agent', 'app-builder'],
  'hosting-pricing': ['traditional-paas', 'edge-serverless', 'full-featured', 'static-specialized'],
  'llm-pricing': ['frontier', 'inference', 'open-source-host', 'specialized'],
  'startup-credits': ['cloud-infrastructure', 'fintech-banking', 'developer-tools', 'ai-tools'],
} as const;
export type ComparisonName = keyof typeof COMPARISON_KINDS;
export type ComparisonKind = (typeof COMPARISON_KINDS)[ComparisonName][number];

/** Why a reading may not replace the stored terms; all are published, 0 included (docs/rules.md#restatement). */
export const RESTATEMENT_REFUSALS = [
  'tier_is_not_one_we_record_as_free',
  'reading_answers_for_something_else',
  'reading_describes_the_page_not_the_terms',
  'reading_states_no_figure_where_our_terms_do',
  'reading_drops_the_cap_on_who_may_use_it',
  'reading_says_what_we_already_store',
  'a_record_no_newer_already_restated_this',
  'this_reading_is_held_back_by_name',
] as const;
export type RestatementRefusal = (typeof RESTATEMENT_REFUSALS)[number];
