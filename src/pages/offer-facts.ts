import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ReadOutcome } from '../model/vocabulary.ts';
import { PAGE } from '../routes/shared/page.ts';
import { assess, type Assessment } from '../rules/risk/assessment.ts';
import { confirmedOn } from '../rules/freshness/confirmation.ts';
import { daysStanding } from '../rules/risk/free-tier-longevity.ts';
import { dayElement } from './day.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { figures } from './figure.ts';
import { html, NOTHING, type Html } from './html.ts';
import { hostLink } from './link.ts';
import { stabilityWords } from './mark.ts';

/** The facts on an offer besides its terms, as a list of names and values. */
export function offerFacts(catalogue: Catalogue, listing: Listing): Html {
  const { offer, referral_code: code } = listing;
  const assessed = assess(catalogue, listing);
  const standing = daysStanding(catalogue, listing);
  return html`<dl class="facts">
    ${fact("Vendor's page", hostLink(offer.url))}
    ${fact('Written', html`${dayElement(offer.verifiedDate)}, ${figures(assessed.days_since_verified, 'day')} ago`)}
    ${fact('Last read', lastRead(listing, assessed))} ${fact('Confirmed', confirmation(listing))}
    ${fact('Stability', html`${stabilityWords(assessed.stability)}`)} ${fact('Rank', rank(assessed))}
    ${standing === null ? NOTHING : fact('Free terms stand', html`for ${figures(standing, 'day')}, as far as we know`)}
    ${offer.expires_date === undefined ? NOTHING : fact('Ends', dayElement(offer.expires_date))}
    ${eligibility(listing)}${payments(listing)}
    ${code ? fact('Referral code', html`<code>${code.code}</code>: ${[code.referee_benefit, ...code.restrictions].join('; ')}`) : NOTHING}
    ${fact('Tags', html`${offer.tags.join(', ')}`)}
  </dl>`;
}

function fact(name: string, value: Html): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** What the last read of a page found, in words. */
export const READ_FOUND = {
  confirmed: 'the page bears the terms out',
  changed: 'the page says something else',
  states_no_price: 'the page states no price',
  link_ok: 'the page is there',
} as const satisfies Record<ReadOutcome, string>;

function lastRead({ read }: Listing, { source_check: check }: Assessment): Html {
  const last = read?.last_read;
  if (!last) return html`no read on record`;
  const found = last.outcome === 'confirmed' || last.found === undefined ? NOTHING : html`. ${last.found}`;
  const detail =
    check && check.outcome !== 'ok' ? html`. Source check of ${dayElement(check.checked)}: ${check.detail}` : NOTHING;
  return html`${dayElement(last.date)}: ${READ_FOUND[last.outcome]}${found}${detail}`;
}

function confirmation(listing: Listing): Html {
  const day = confirmedOn(listing);
  return day ? dayElement(day) : html`no confirming read on record`;
}

function rank({ gate, demerits }: Assessment): Html {
  const criteria = html`<a href="${PAGE.criteria}#demerits">criteria</a>`;
  return gate ? html`not ranked (${criteria})` : html`${figures(demerits, 'demerit')} today (${criteria})`;
}

function eligibility({ offer }: Listing): Html {
  const { eligibility: restriction } = offer;
  return restriction ? fact('Open to', eligibilityWords(restriction)) : NOTHING;
}

function payments({ offer }: Listing): Html {
  const protocols = offer.payment_protocols ?? [];
  if (protocols.length === 0) return NOTHING;
  return fact(
    'Agent payments',
    html`${protocols.map(({ protocol, chain, settlement, example_cost: cost }, index) => {
      const where = chain === undefined ? settlement : `${chain}, ${settlement}`;
      return html`${index > 0 ? '; ' : ''}${protocol} (${where}; ${cost})`;
    })}`,
  );
}
