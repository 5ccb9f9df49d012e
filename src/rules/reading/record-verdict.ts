import type { ChangeRecord } from '../../model/change-record.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { PageText } from '../../model/page-text.ts';
import type { RecordVerdict } from '../../model/page-verdict.ts';
import type { ChangeType, SourceCheckOutcome } from '../../model/vocabulary.ts';
import { MONTHS } from '../dates/days.ts';
import { saysFree, statesNothing } from './plan-prices.ts';
import { NAMING_FAULTS, vendorNaming, type NamedVendor } from './vendor-named.ts';

const ENDS =
  'discontinu|retir|sunset|remov|end(?:s|ed|ing)?\\b|eliminat|no longer|shut(?:ting)? down|phas(?:e|ed|ing) out|withdr[ae]w|terminat|clos(?:e|ed|ing)\\b|cancel';
const BEGINS = 'introduc|launch|announc|now free|new\\b|available|add(?:s|ed|ing)?\\b';
const RISES = 'increas|rais|doubl|tripl|expand|higher|more|extend|up to|from \\S+ (?:\\S+ )?to \\S+';

/** How a page says each kind of change. */
const VERBS: Readonly<Record<ChangeType, string>> = {
  free_tier_removed: ENDS,
  open_source_killed: `relicens|licen[cs]e|closed[- ]source|source[- ]available|proprietary|archiv|${ENDS}`,
  product_deprecated: `deprecat|end[- ]of[- ](?:life|support|sale)|wind(?:ing)? down|${ENDS}`,
  limits_reduced:
    'reduc|lower|decreas|limit(?:s|ed|ing)? (?:to|of)|cap(?:s|ped|ping)?\\b|cut(?:s|ting)?\\b|restrict|shrink|fewer|less|from \\S+ (?:\\S+ )?to \\S+',
  restriction: 'restrict|limit|requir|no longer|paus|suspend|only|block|must',
  pricing_restructured: 'pric|plans?\\b|restructur|billing|rates?\\b|fees?\\b',
  pricing_model_change: 'pric|usage[- ]based|pay[- ]as[- ]you[- ]go|per[- ]seat|credits?|billing|model',
  limits_increased: RISES,
  new_free_tier: BEGINS,
  new_tier: BEGINS,
  startup_program_expanded: `new|${RISES}`,
  pricing_postponed: 'postpon|delay|extend|push(?:ed|ing)? back|defer|later',
  rebranded: 'rebrand|renam|now (?:called|known|named)|formerly|becom|is now|new name',
  record_corrected: 'correct|updat|chang',
};

type CheckedRecord = Pick<ChangeRecord, 'change_type' | 'date' | 'discontinued_date' | 'tier' | 'summary'>;

/**
 * Whether a page states a recorded change: its verb and its date in one block or below one heading, about the vendor's
 * product. A removed free tier that the page still shows at no price is contradicted.
 */
export function recordVerdict(record: CheckedRecord, vendor: NamedVendor, page: PageText): RecordVerdict {
  const verdict = (outcome: SourceCheckOutcome, detail: string): RecordVerdict => ({
    change_type: record.change_type,
    date: record.date,
    outcome,
    detail,
  });
  const naming = vendorNaming(vendor, page);
  if (naming !== 'full') return verdict(...NAMING_FAULTS[naming]);
  const stated = statements(page).filter((text) => new RegExp(`\\b(?:${VERBS[record.change_type]})`, 'i').test(text));
  const dates = [record.date, ...(record.discontinued_date ? [record.discontinued_date] : [])];
  const isRemoval = record.change_type === 'free_tier_removed';
  const isAboutIt = (text: string) => !isRemoval || saysFree(text) || /\bfree\b/i.test(text);
  if (stated.some((text) => isAboutIt(text) && dates.some((date) => namesDate(text, date)))) {
    return verdict('ok', 'The page states the change with its date.');
  }
  if (isRemoval && showsFreePlan(page))
    return verdict('states_a_free_price', 'The page still shows a plan without a price.');
  if (stated.some(isAboutIt))
    return verdict('states_no_terms', 'The page states a change of this kind without the date of the record.');
  return verdict('states_no_terms', 'The page does not state the change.');
}

/** Texts in which verb and date must be together: each block, with the heading directly above it. */
function statements(page: PageText): readonly string[] {
  const readable = page.blocks.filter(({ kind }) => kind !== 'data');
  return readable.map((block) => [...block.headings.slice(-1), block.column, block.row, block.text].join('. '));
}

const showsFreePlan = ({ blocks }: PageText): boolean =>
  blocks.some(({ card, column, group, text }) =>
    [card, column, group === null ? null : text].some((shown) => shown !== null && statesNothing(shown)),
  );

/** "August 18, 2026", "18 Aug 2026", "2026-08-18"; a date without its year counts where another year is not named. */
export function namesDate(text: string, date: IsoDate): boolean {
  const [year = '', month = '', day = ''] = date.split('-');
  if (text.includes(date)) return true;
  const name = MONTHS[Number(month) - 1] ?? '';
  const spelt = `(?:${name}|${name.slice(0, 3)}\\.?${name === 'September' ? '|sept\\.?' : ''})`;
  const number = `0?${Number(day)}(?:st|nd|rd|th)?`;
  const rest = `(?:,? (?:of )?${year}\\b|(?!,? ?\\d{4}))`;
  const pattern = new RegExp(`\\b(?:${spelt} ${number}(?!\\d)${rest}|${number} (?:of )?${spelt}(?![a-z])${rest})`, 'i');
  const found = pattern.exec(text);
  if (!found) return false;
  return found[0].includes(year) || !new RegExp(`\\b20(?!${year.slice(2)})\\d{2}\\b`).test(text);
}
