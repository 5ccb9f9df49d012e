import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Eligibility } from '../model/offer.ts';
import type { ReadOutcome, RuledOutUse } from '../model/vocabulary.ts';
import { PAGE } from '../routes/shared/page.ts';
import { changeWords } from '../routes/shared/words.ts';
import { confirmedOn } from '../rules/risk/read-findings.ts';
import { assess, type Assessment } from '../rules/risk/assessment.ts';
import { steadySince } from '../rules/risk/free-tier-longevity.ts';
import { statesNoCard } from '../rules/catalogue/conditions.ts';
import { limitsOf } from '../rules/limits/limits-of.ts';
import { html, NOTHING, section, type Html } from './parts/html.ts';
import { dayElement, figures, prose } from './parts/words.ts';
import { eligibilityWords, levelMark, shownLevel, whoMayApply } from './parts/level.ts';
import { limitTable } from './parts/limits.ts';
import { anchor, categoryLink, categoryShape, hostLink, sourceLink } from './parts/links.ts';
import { type Fact, factList } from './parts/tables.ts';

/** Level and day of the terms in a line. What a level for some applicants rests on is among the conditions. */
export function offerHeadline(catalogue: Catalogue, listing: Listing): Html {
  const level = shownLevel(catalogue, listing);
  const isForSome = assess(catalogue, listing).gate?.code === 'eligibility_restricted';
  const why = isForSome ? null : (level.why ?? (level.kind === 'stable' ? html`no bad news on record` : null));
  return html`<p class="headline">
    ${levelMark(level)}
    <span class="why">${why ? html`${why}; ` : NOTHING}terms written ${dayElement(listing.offer.verifiedDate)}</span>
  </p>`;
}

export function offerPlaces({ offer, category }: Listing): Html {
  return html`<span class="where">${categoryShape(category)}${categoryLink(category)}</span>
    <span class="where">${hostLink(offer.url)}</span> `;
}

/** What an offer grants and on which conditions: its limits as a table, or the terms where they state no figure. */
export function offerGrants(catalogue: Catalogue, listing: Listing, place: number): Html {
  const grants = limitsOf(listing.offer).length > 0 ? limitTable(catalogue, listing, place) : terms(listing);
  return html`${grants}${mustKnow(catalogue, listing, place)}${notices(assess(catalogue, listing))}`;
}

/** The terms in full, to stand below the table of limits; nothing where `offerGrants` has them. */
export function termsBelow(listing: Listing): Html {
  return limitsOf(listing.offer).length > 0 ? terms(listing) : NOTHING;
}

function terms({ offer }: Listing): Html {
  return html`<p class="terms">${prose(offer.description)}</p> `;
}

/** Who may take it, whether it asks for a card, its last day, and the conditions, each with a place of its own. */
function mustKnow(catalogue: Catalogue, { offer }: Listing, place: number): Html {
  const { eligibility, expires_date: lastDay, conditions = [] } = offer;
  const facts = [
    ...(eligibility && eligibility.type !== 'public' ? [openTo(eligibility)] : []),
    ...(statesNoCard(offer) && !conditions.some(({ text }) => /\bcard\b/i.test(text))
      ? [html`No payment card needed, as the terms state.`]
      : []),
    ...(lastDay === undefined ? [] : [html`${lastDay < catalogue.date ? 'Ended' : 'Ends'} on ${dayElement(lastDay)}.`]),
  ];
  if (facts.length + conditions.length === 0) return NOTHING;
  const prefix = place === 1 ? 'condition' : `condition-${String(place)}`;
  return html`<ul class="conditions">
    ${facts.map((fact) => html`<li>${fact}</li> `)}${conditions.map((condition, index) => {
      const { text, quote, url, read_on: readOn, rules_out: uses = [] } = condition;
      const id = `${prefix}-${String(index + 1)}`;
      const note =
        uses.length === 0
          ? NOTHING
          : html` <strong class="note">${uses.map((use) => RULED_OUT[use]).join(', ')}</strong>`;
      return html`<li id="${id}">
        ${prose(text)}${note} ${anchor(id, text)}
        <details>
          <summary>source</summary>
          ${quote === undefined ? NOTHING : html`<q>${quote}</q> `}${hostLink(url)}${readOn === undefined ? NOTHING : html`, read on ${dayElement(readOn)}`}
        </details>
      </li> `;
    })}
  </ul> `;
}

/** Who may take an offer; long conditions are folded. */
function openTo(eligibility: Eligibility): Html {
  const { conditions } = eligibility;
  if (conditions.join('').length <= MAX_OPEN_CHARS) return html`Open to ${eligibilityWords(eligibility)}.`;
  return html`Open to ${whoMayApply(eligibility)}.
    <details>
      <summary>${figures(conditions.length, 'condition')}</summary>
      ${prose(conditions.join('. '))}.
    </details>`;
}

const MAX_OPEN_CHARS = 120;

const RULED_OUT = {
  production: 'no production use',
  'commercial use': 'no commercial use',
} as const satisfies Record<RuledOutUse, string>;

/** What puts the terms above in doubt. */
function notices({ terms_superseded: superseded, refused_read: refused, link_unreachable: gone }: Assessment): Html {
  const reading = superseded?.reading;
  const newer = reading
    ? html`Read on ${dayElement(reading.date)}: ${prose(reading.terms)} ${sourceLink(reading.url)}`
    : NOTHING;
  return html`${superseded ? notice('Newer terms are on record', html`${prose(superseded.notice)} ${newer}`) : NOTHING}${
    refused ? notice('A read found other terms', prose(refused.reason)) : NOTHING
  }${gone ? notice('Its page did not answer', html`The vendor's page is gone or unreachable.`) : NOTHING}`;
}

function notice(title: string, text: Html): Html {
  return html`<p class="notice"><strong>${title}.</strong> ${text}</p> `;
}

const READ_FOUND = {
  confirmed: 'the page bears the terms out',
  changed: 'the page says something else',
  states_no_price: 'the page states no price',
  link_ok: 'the page is there',
} as const satisfies Record<ReadOutcome, string>;

/** When and how the terms were written, read and confirmed, and where they stand in the day's order. */
export function howWeKnow(catalogue: Catalogue, listings: readonly Listing[]): Html {
  const heading = ({ offer }: Listing): Html => (listings.length > 1 ? html`<h3>${offer.tier}</h3>` : NOTHING);
  return section(
    'how',
    'How we know',
    listings.map((listing) => [heading(listing), bookkeeping(catalogue, listing)]),
  );
}

function bookkeeping(catalogue: Catalogue, listing: Listing): Html {
  const { offer, read, referral_code: code } = listing;
  const assessed = assess(catalogue, listing);
  const { gate, demerits, days_since_verified: age, source_check: check, risk_cause: cause } = assessed;
  const last = read?.last_read;
  const confirmed = confirmedOn(listing);
  const steady = steadySince(catalogue, listing);
  const said = [
    last && last.outcome !== 'confirmed' ? last.found : undefined,
    check && check.outcome !== 'ok' ? check.detail : undefined,
  ].flatMap((text) => (text === undefined ? [] : `. ${text.replace(/\.$/, '')}`));
  const payments = offer.payment_protocols ?? [];
  const facts: readonly (Fact | null)[] = [
    ['Terms written', html`${dayElement(offer.verifiedDate)}, ${figures(age, 'day')} ago`],
    [
      'Page last read',
      last ? html`${dayElement(last.date)}: ${READ_FOUND[last.outcome]}${[...new Set(said)].join('')}` : 'not yet',
    ],
    ['Terms confirmed', confirmed ? dayElement(confirmed) : 'not yet'],
    cause && [
      'Level set by',
      html`${changeWords(cause.change_type)} of ${dayElement(cause.date)} ${sourceLink(cause.source_url)}`,
    ],
    ['Stability', assessed.stability ?? 'not stated'],
    gate === null
      ? ["Today's order", html`${figures(demerits, 'demerit')} (<a href="${PAGE.criteria}#demerits">why?</a>)`]
      : null,
    steady ? ['No worsening of this tier on record', html`after ${dayElement(steady)}`] : null,
    payments.length === 0
      ? null
      : ['Agents can pay by', payments.map(({ protocol, example_cost: cost }) => `${protocol} (${cost})`).join('; ')],
    code
      ? ['Referral code', html`<code>${code.code}</code>: ${[code.referee_benefit, ...code.restrictions].join('; ')}`]
      : null,
    ['Tags', offer.tags.join(', ')],
  ];
  return factList(
    facts.filter((fact) => fact !== null),
    '',
  );
}
