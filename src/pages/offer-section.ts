import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { Condition } from '../model/offer.ts';
import type { Vendor } from '../model/vendor.ts';
import type { ReadOutcome } from '../model/vocabulary.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { eligibilityWords, riskMark, stabilityWords, unreadNote } from './parts/level.ts';
import { categoryLink, hostLink, sourceLink } from './parts/links.ts';
import { dayElement, figures, prose } from './parts/words.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { PAGE } from '../routes/shared/page.ts';
import { confirmedOn } from '../rules/freshness/confirmation.ts';
import { type Assessment, assess } from '../rules/risk/assessment.ts';
import { daysStanding } from '../rules/risk/free-tier-longevity.ts';
import { recordRisk } from '../rules/risk/record-risk.ts';

/** One offer in full, on its vendor's page. `place` distinguishes a vendor's offers. */
export function offerSection(catalogue: Catalogue, listing: Listing, place: number): Html {
  const { offer, category } = listing;
  const assessed = assess(catalogue, listing);
  return html`<section class="offer" aria-labelledby="offer-${place}">
    <div class="offer-head">
      <h2 id="offer-${place}">${offer.tier}</h2>
      ${riskMark(assessed)} ${unreadNote(listing, assessed.risk_level)}
      <span class="where">${categoryLink(category)}</span>
    </div>
    <p class="terms">${prose(offer.description)}</p>
    ${notices(assessed)}${conditions(offer.conditions ?? [])}${offerFacts(catalogue, listing)}
  </section> `;
}

/** The level that the records of a vendor without an offer set, and why. */
export function recordedLevel(catalogue: Catalogue, vendor: Vendor): Html {
  const rated = recordRisk(catalogue, vendor);
  return html`<p class="offer-head">${riskMark(rated)}</p>
    ${levelNotices(rated)}`;
}

type Rated = Pick<Assessment, 'risk_level' | 'risk_cause' | 'gate' | 'level_withheld_because'>;

function levelNotices(rated: Rated): Html {
  const { level_withheld_because: because, risk_cause: cause, gate } = rated;
  return html`${gate ? notice('Not on the ranked list', prose(gate.reason)) : NOTHING}${
    because !== null && !gate ? notice('Risk level withheld', prose(because)) : NOTHING
  }${cause ? notice(causeTitle(rated), causeText(cause)) : NOTHING}`;
}

function notices(assessed: Assessment): Html {
  const { terms_superseded: superseded } = assessed;
  return html`${levelNotices(assessed)}${
    superseded ? notice('Terms superseded', html`${prose(superseded.notice)} ${reading(superseded)}`) : NOTHING
  }${assessed.refused_read ? notice('Read refused', prose(assessed.refused_read.reason)) : NOTHING}`;
}

function notice(title: string, text: Html): Html {
  return html`<p class="notice"><strong>${title}.</strong> ${text}</p> `;
}

function causeTitle({ risk_level: level }: Rated): string {
  return level === null ? 'On record' : `Why ${level}`;
}

/** The one dated record behind the level, with its source. */
function causeText(cause: ChangeRecord): Html {
  return html`${dayElement(cause.date)}, ${changeWords(cause.change_type)}: ${prose(cause.summary)}
  ${sourceLink(cause.source_url)}`;
}

function reading({ reading: newer }: NonNullable<Assessment['terms_superseded']>): Html {
  return newer ? html`Read on ${dayElement(newer.date)}: ${prose(newer.terms)} ${sourceLink(newer.url)}` : NOTHING;
}

function conditions(stated: readonly Condition[]): Html {
  if (stated.length === 0) return NOTHING;
  return html`<h3>Conditions</h3>
    <ul class="conditions">
      ${stated.map(
        ({ text, quote, url, read_on: readOn, rules_out: uses = [] }) =>
          html`<li>
            ${prose(text)}${
              uses.length > 0 ? html` <span class="note">rules out ${uses.join(' and ')}</span>` : NOTHING
            }${quote === undefined ? NOTHING : html`<br /><q>${quote}</q>`}
            ${sourceLink(url)}${readOn === undefined ? NOTHING : html`, read on ${dayElement(readOn)}`}
          </li>`,
      )}
    </ul> `;
}

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
