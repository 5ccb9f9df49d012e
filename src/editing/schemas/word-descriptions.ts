import type * as vocabulary from '../../model/vocabulary.ts';

/** The closed lists that files written by hand draw from; no two of them share a word. */
type ListName =
  | ('CHANGE_TYPES' | 'IMPACTS' | 'DATE_SOURCES' | 'REPORTS' | 'RESOLUTION_STATES' | 'LISTING_EFFECTS')
  | ('TIER_DIRECTIONS' | 'TIER_CLASSES' | 'ARCHIVE_OUTCOMES' | 'SOURCE_CHECK_OUTCOMES' | 'ELIGIBILITY_TYPES')
  | ('RULED_OUT_USES' | 'REFERRAL_TYPES' | 'COMMISSION_TYPES' | 'PAYMENT_PROTOCOLS' | 'AUDIENCES' | 'HOLDINGS');

/** What each word says; one without a description does not compile. */
const SAYS: Readonly<Record<(typeof vocabulary)[ListName][number] | vocabulary.ComparisonKind, string>> = {
  free_tier_removed: 'The free tier is gone. Rates risky, for a year; then caution.',
  open_source_killed: 'The project is open source no more. Rates risky, for a year; then caution.',
  product_deprecated: 'A product ends or shrinks; `listing_effect` says what becomes of the listed one.',
  limits_reduced: 'The free limits shrink. Rates caution for 180 days.',
  restriction: 'Fewer people or uses are allowed. Rates caution.',
  pricing_restructured: 'Plans or units change as a whole. Rates caution for 180 days.',
  pricing_model_change: 'Another thing is paid for than before. Rates caution for 180 days.',
  limits_increased: 'The free limits grow.',
  new_free_tier: 'A free tier where there was none.',
  new_tier: 'A plan more than before.',
  startup_program_expanded: 'A programme for startups gives more, or to more.',
  pricing_postponed: 'An announced change is put off.',
  rebranded: 'A new name; nothing else changes.',
  record_corrected: 'We had it wrong; the vendor changed nothing.',
  high: 'Most users of the offer have to act.',
  medium: 'Some users of the offer have to act.',
  low: 'Hardly anybody has to act.',
  vendor_page: 'The vendor states the day: it is published as effective.',
  hand_written: 'An editor wrote the day down (when left out).',
  discovered: 'The day we found it; when it took effect is not known.',
  vendor_offer: 'The vendor changed its offer (when left out).',
  our_index: 'Housekeeping of ours; the vendor changed nothing.',
  reversed: 'The vendor took the change back.',
  retracted: 'The record was our own error.',
  ends: 'The listed product ends: risky, and gated from its last day.',
  narrows: 'The listed product stays and holds less: caution.',
  none: 'Another product of the vendor is meant: nothing.',
  narrowed: 'The tier holds less than before.',
  unchanged: 'The tier holds what it held.',
  widened: 'The tier holds more than before.',
  retired: 'Closed to new accounts: gated.',
  'time-limited': 'Free for a time, or as one credit: ranked below what lasts.',
  'not free': 'Costs money, or takes a share of each payment: gated.',
  free: 'Free for as long as the plan is offered, monthly credits included.',
  vendor_changed: 'Archived copies show the page before and after the change.',
  ours: 'Archived copies show that the vendor changed nothing.',
  removal_stated_before: 'The page announced the removal earlier.',
  no_usable_capture: 'No archived copy shows the change: the record stays unconfirmed.',
  text_day_unknown: 'A copy has the text, and its day is not known.',
  page_unreadable_today: 'The page cannot be read today.',
  ok: 'The page bears the entry out.',
  states_a_free_price: 'The page states a free price that the entry does not.',
  states_no_amount: 'The page states no amount.',
  does_not_name_vendor: 'The page does not name the vendor.',
  does_not_name_product: 'The page does not name the product.',
  states_no_terms: 'The page states no terms.',
  unreadable: 'The page could not be read.',
  public: 'Anyone.',
  accelerator: 'Companies of an accelerator.',
  startup: 'Startups that qualify.',
  oss: 'Open-source projects.',
  student: 'Students and teachers.',
  fintech: 'Companies in finance.',
  geographic: 'People or companies of certain places.',
  enterprise: 'Enterprises.',
  production: 'May not be used in production.',
  'commercial use': 'May not be used commercially.',
  'self-service': 'Open to every account.',
  application: 'Has to be applied for.',
  'affiliate-network': 'Run by a network.',
  partner: 'For partners by contract.',
  closed: 'Takes no new members.',
  'one-time': 'Paid once per customer.',
  recurring: 'Paid for as long as the customer pays.',
  credits: 'Paid in credits.',
  x402: 'Paid per request over HTTP 402.',
  'stripe-mpp': 'Paid through Stripe’s machine payments.',
  developer: 'Tools to build with.',
  personal: 'Tools for oneself.',
  products: 'Products that anyone may take.',
  programmes: 'Programmes: every member has to be applied for.',
  ide: 'An editor.',
  cli: 'A command.',
  'cloud-agent': 'An agent that works elsewhere.',
  'app-builder': 'Builds an app from a written request.',
  'traditional-paas': 'Runs servers of an application.',
  'edge-serverless': 'Runs functions near the caller.',
  'full-featured': 'Hosting with database, storage and more.',
  'static-specialized': 'Static sites first.',
  frontier: 'Models of its own at the front.',
  inference: 'Runs models of others, fast or cheap.',
  'open-source-host': 'Hosts open models.',
  specialized: 'Models for one purpose.',
  'cloud-infrastructure': 'Credit for a cloud.',
  'fintech-banking': 'Banking and payments.',
  'developer-tools': 'Tools to build with.',
  'ai-tools': 'Models and tools for AI.',
};

/** The meaning of each word of a closed list, in the order of the list. */
export function wordDescriptions(words: readonly unknown[]): readonly string[] {
  const says = new Map<unknown, string>(Object.entries(SAYS));
  return words.map((word) => {
    const description = says.get(word);
    if (description === undefined) throw new Error(`${String(word)} is a word of no closed list that is described`);
    return description;
  });
}
