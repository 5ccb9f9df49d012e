import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import type { Condition } from '../model/offer.ts';
import type { Vendor } from '../model/vendor.ts';
import { changeWords } from '../routes/shared/change-words.ts';
import { assess, type Assessment } from '../rules/risk/assessment.ts';
import { recordRisk } from '../rules/risk/record-risk.ts';
import { dayElement } from './day.ts';
import { html, NOTHING, type Html } from './html.ts';
import { categoryLink, sourceLink } from './link.ts';
import { riskMark } from './mark.ts';
import { offerFacts } from './offer-facts.ts';
import { prose } from './prose.ts';
import { unreadNote } from './unread.ts';

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
