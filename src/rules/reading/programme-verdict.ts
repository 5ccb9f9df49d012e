import type { ReferralProgram } from '../../model/offer.ts';
import type { PageText } from '../../model/page-text.ts';
import type { RecordVerdict } from '../../model/page-verdict.ts';
import { type Figure, isSameAmount } from '../figures/figure.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { areKindredThings } from '../limits/things.ts';
import { vendorNaming, type NamedVendor } from './vendor-named.ts';

/** What a page says about a referral programme; `ok` only where it states every figure of both benefits. */
export type ProgrammeFinding = Pick<RecordVerdict, 'outcome' | 'detail'>;

const REFERRAL =
  /\b(?:refer(?:s|red|ring|ral|rals|rer|ree)?|affiliates?|partner (?:program|programme)|invite (?:a )?friends?|ambassadors?|commissions?)\b/i;

type Benefits = Pick<ReferralProgram, 'referrer_benefit' | 'referee_benefit'>;

/** Whether a page states the benefits of a referral programme. */
export function programmeVerdict(programme: Benefits, vendor: NamedVendor, page: PageText): ProgrammeFinding {
  if (vendorNaming(vendor, page) === 'none')
    return { outcome: 'does_not_name_vendor', detail: 'The page does not name the vendor.' };
  const texts = page.blocks.map(({ text, row }) => (row === null ? text : `${text} ${row}`));
  if (!texts.some((text) => REFERRAL.test(text)))
    return { outcome: 'states_no_terms', detail: 'The page states no referral programme.' };
  const wanted = [programme.referrer_benefit, programme.referee_benefit].flatMap(figuresOf);
  if (wanted.length === 0)
    return { outcome: 'states_no_amount', detail: 'The benefits on record have no figures to compare.' };
  const stated = texts.flatMap(figuresOf);
  const missing = wanted.filter((figure) => !stated.some((other) => isEqual(figure, other)));
  if (missing.length === 0) return { outcome: 'ok', detail: 'The page states the figures of the benefits.' };
  const names = missing.map(({ text }) => text).join(', ');
  return { outcome: 'states_no_amount', detail: `The page does not state ${names}.`.slice(0, 200) };
}

function isEqual(figure: Figure, other: Figure): boolean {
  if (!isSameAmount(figure, other) || figure.period !== other.period) return false;
  if (figure.thing === null || other.thing === null) return figure.kind !== 'count';
  return figure.kind === 'money' || figure.kind === 'percent' || areKindredThings(figure.thing, other.thing, 'count');
}
