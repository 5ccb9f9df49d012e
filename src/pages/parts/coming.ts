import type { Catalogue } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { addDays } from '../../rules/dates/days.ts';
import { deadlinesByVendor } from '../../rules/dates/deadlines.ts';
import { comingChangesOf, withoutGateEffects, type ComingChange } from '../../rules/risk/coming-changes.ts';
import { byCodeUnits } from '../../rules/text/fold.ts';
import { html, NOTHING, section, type Html } from './html.ts';
import { clause, dayElement } from './words.ts';

/** A day to come on which something about a vendor changes; `says` is a clause without a full stop. */
export type Coming = ReturnType<typeof comingEvents>[number];

/** How far ahead the rules are evaluated. */
const DAYS_AHEAD = 365;
const SHOWN = 4;

/** What comes next at a vendor, soonest first; nothing where a year changes nothing. */
export function comingNext(found: readonly Coming[]): Html {
  if (found.length === 0) return NOTHING;
  const entries = found.slice(0, SHOWN).map(({ date, says }) => html`<li>From ${dayElement(date)}: ${says}.</li> `);
  return section(
    'coming',
    'What comes next',
    html`<ul>
      ${entries}
    </ul>`,
  );
}

/** What is announced or follows from the rules for the days after today. */
export function comingEvents(catalogue: Catalogue, vendor: Vendor) {
  const last = addDays(catalogue.date, DAYS_AHEAD);
  const turned = withoutGateEffects(comingChangesOf(catalogue, vendor, last)).flatMap((change) => {
    const says = comingWords(vendor.offers.length === 1 ? { ...change, tier: 'it' } : change);
    // Whether the vendor changes something; else only our judgement changes with time.
    const isVendors = change.value === 'gate' && change.to !== 'none' && change.to !== 'verification_lapsed';
    return says === null ? [] : [{ date: change.date, says, isVendors }];
  });
  const own = deadlinesByVendor(catalogue).get(vendor.name) ?? [];
  const stated = own.map(({ date, summary }) => ({ date, says: clause(summary), isVendors: true }));
  return [...turned, ...stated]
    .filter(({ date }) => date > catalogue.date && date <= last)
    .toSorted((one, other) => byCodeUnits(one.date, other.date));
}

/** A change of our judgement that only the passing of time causes, worded as ours; null for one that affects the order only. */
function comingWords({ tier, value, from, to }: ComingChange): Html | null {
  switch (value) {
    case 'gate':
      if (to === 'none') return html`we list ${tier} among the others again`;
      if (to === 'verification_lapsed')
        return html`we will list ${tier} as not re-read, unless its page is read before`;
      if (to === 'offer_expired') return html`${tier} has ended; the day before is its last`;
      // It had ended already.
      if (from === 'offer_expired') return null;
      return html`we will no longer list ${tier} among what is free`;
    case 'risk_level':
      return html`our level for ${tier} goes from ${from} to ${to === 'withheld' ? 'none' : to}, if nothing else happens`;
    case 'link_unreachable':
      return to === 'set' ? html`we will count the page of ${tier} as gone` : null;
    case 'stability':
    case 'demerits':
      return null;
  }
}
