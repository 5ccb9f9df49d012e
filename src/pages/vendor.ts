import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { badgePath } from './badge.ts';
import type { Page, Structured } from './page.ts';
import { type Coming, comingEvents, comingNext } from './parts/coming.ts';
import {
  changeEntry,
  changeId,
  DIRECTION_WORDS,
  latestChange,
  resolutionNotice,
  timeline,
} from './parts/change-entry.ts';
import { followBox } from './parts/follow.ts';
import { searchPath } from './parts/form.ts';
import { type Html, html, NOTHING, section, wordList } from './parts/html.ts';
import { dayElement, dayInWords, prose } from './parts/words.ts';
import { levelMark, recordedLevel, shownLevel, stableLegend } from './parts/level.ts';
import { vendorAlternatives, type ShownAlternative } from '../rules/search/recorded-alternatives.ts';
import { differingLimit } from './parts/limits.ts';
import { alsoOf, hostLink, vendorLink } from './parts/links.ts';
import { foundRow, offerRow, offerRows } from './parts/offer-row.ts';
import { howWeKnow, offerGrants, offerHeadline, offerPlaces, termsBelow } from './vendor-offer.ts';
import { changeWords } from '../routes/shared/words.ts';
import { PAGE, address, categoryPage, comparisonPath, vendorPage } from '../routes/shared/page.ts';
import { datedChanges, datedListings } from '../routes/shared/provenance.ts';
import { feedLinks, hasFeed } from '../routes/shared/scoped-feeds.ts';
import { listedProgramme } from '../rules/catalogue/referrals.ts';
import { changeHistory } from '../rules/changes/change-history.ts';
import { dateMeaning } from '../rules/changes/date-meaning.ts';
import { vendorModified } from '../rules/freshness/newest.ts';
import { firstOffer } from '../rules/ranking/alternatives.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { recordDirection } from '../rules/risk/record-direction.ts';
import { monthlyCost } from '../rules/stack/monthly-cost.ts';

/** On the first screen. */
const ALTERNATIVES_FIRST = 3;
/** With their terms; the whole order is in the API and on the page of the category. */
const ALTERNATIVES_IN_FULL = 8;

/** The page of a vendor: what is free, on which conditions, what changed last, what else there is; how we know comes last. */
export function vendorPageOf(catalogue: Catalogue, vendor: Vendor): Page {
  const listings = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  const [first, ...others] = listings;
  const history = changeHistory(vendor);
  const path = vendorPage(vendor);
  const next = comingEvents(catalogue, vendor);
  const alternatives = vendorAlternatives(catalogue, vendor);
  return {
    path,
    modified: vendorModified(catalogue, vendor),
    file: `catalogue/vendors/${vendor.slug}.yaml`,
    badge: badgePath(vendor),
    ...(first ? { preview: preview(catalogue, first) } : {}),
    title: first ? `${vendor.name}: free terms and what changed` : `${vendor.name}: what changed`,
    description: first
      ? `${first.offer.tier}: ${first.offer.description}`
      : `Recorded changes of ${vendor.name}; the index lists no offer.`,
    ...(hasFeed(vendor) ? { feed: feedLinks('vendor', vendor.slug, `Pricing changes of ${vendor.name}`) } : {}),
    json: first ? `/api/details/${vendor.slug}` : searchPath({ vendor: vendor.name }, '/api/changes'),
    dated: first ? datedListings(catalogue, [first]) : datedChanges(history),
    above: first
      ? { name: first.category.name, path: categoryPage(first.category) }
      : { name: 'Changes', path: PAGE.changes },
    name: vendor.name,
    heading: null,
    structured: vendorStructure(catalogue, vendor, listings),
    main: html`<div class="first">
        <div class="grants-first">
          <h1>${vendor.name}${first ? html` <span class="tier">${first.offer.tier}</span>` : NOTHING}</h1>
          ${first ? offerHeadline(catalogue, first) : recordHeadline(catalogue, vendor)}${alsoOf(catalogue, vendor)}
          ${followBox({ vendors: [vendor] }, { before: first ? offerPlaces(first) : NOTHING, after: html` · <a href="${PAGE.embed}?vendor=${vendor.slug}">badge</a>` })}
          ${first ? offerGrants(catalogue, first, 1) : recordTerms(catalogue, vendor)}
        </div>
        <div class="beside">${lastChange(catalogue, vendor, next)}${insteadOf(catalogue, vendor, alternatives)}</div>
        <div class="in-full">
          ${first ? termsBelow(first) : NOTHING}
          ${vendor.former_names.length === 0 ? NOTHING : html`<p class="aside">Listed before as ${vendor.former_names.join(', ')}.</p>`}
        </div>
      </div>
      ${others.map((listing, index) => furtherOffer(catalogue, listing, index + 2))}${changesOf(catalogue, vendor)}${comingNext(next)}${alternativesSection(catalogue, vendor, alternatives)}${referral(vendor)}${first ? howWeKnow(catalogue, listings) : NOTHING}`,
  };
}

/** The offer in a line, with its level and the day of its terms. */
function preview(catalogue: Catalogue, listing: Listing): NonNullable<Page['preview']> {
  const { offer, category, vendor } = listing;
  return {
    title: `${vendor.name}: ${offer.tier}, ${category.name}`,
    text: `${shownLevel(catalogue, listing).word}, written ${dayInWords(offer.verifiedDate)}. ${offer.description}`,
  };
}

/** The level of a vendor without an offer. */
function recordHeadline(catalogue: Catalogue, vendor: Vendor): Html {
  const level = recordedLevel(catalogue, vendor);
  return html`<p class="headline">
    ${levelMark(level)}${level.why ? html` <span class="why">${level.why}</span>` : NOTHING}
  </p>`;
}

/** What the newest record of a vendor without an offer says. */
function recordTerms(catalogue: Catalogue, vendor: Vendor): Html {
  const newest = latestChange(catalogue, vendor, null);
  const now = newest && !newest.resolution ? newest.current_state : '';
  return html`<p class="terms">
    ${now === '' ? NOTHING : html`${prose(now)} `}The index lists no offer of ${vendor.name}.
  </p>`;
}

const LAST_CHANGE = 'What changed last';

function lastChange(catalogue: Catalogue, vendor: Vendor, coming: readonly Coming[]): Html {
  const record = latestChange(catalogue, vendor, null);
  const next = coming.find(({ isVendors }) => isVendors);
  const soon = next ? html`<p class="next">Next, ${dayElement(next.date)}: ${next.says}.</p>` : NOTHING;
  if (!record) return section('last', LAST_CHANGE, [html`<p>Nothing on record.</p> `, soon]);
  const way = record.resolution ? 'neutral' : recordDirection(record);
  const verdict = record.resolution ? 'taken back' : DIRECTION_WORDS[way];
  const change = html`<p class="change-head">
      <span class="type">${verdict}: ${changeWords(record.change_type)}</span>
      <span>${dateMeaning(record) === 'discovered' ? 'noticed ' : ''}${dayElement(record.date)}</span>
    </p>
    <p class="short">${prose(record.summary)} <a href="#${changeId(vendor, record)}">The whole record</a></p> `;
  return section({ id: 'last', look: `change-${way}` }, LAST_CHANGE, [change, resolutionNotice(record), soon]);
}

function reasonOf({ isRecorded, shared, listing }: ShownAlternative): string {
  if (isRecorded) return 'named as an alternative';
  return shared.length > 0 ? `also ${shared.join(', ')}` : `also in ${listing.category.name}`;
}

/** The first alternatives, with what they grant otherwise. */
function insteadOf(catalogue: Catalogue, vendor: Vendor, all: readonly ShownAlternative[]): Html {
  const own = firstOffer(catalogue, vendor);
  const shown = all.slice(0, ALTERNATIVES_FIRST);
  const [best] = shown;
  if (!best) return NOTHING;
  return html`<section aria-labelledby="instead">
    <h2 id="instead">Alternatives</h2>
    <ul class="instead">
      ${shown.map((alternative) => {
        const { listing } = alternative;
        const differs = own ? differingLimit(catalogue, own, listing) : null;
        return html`<li>
          <a href="${vendorPage(listing.vendor)}">${listing.vendor.name}</a>
          ${levelMark(shownLevel(catalogue, listing))}
          <small>${reasonOf(alternative)}${differs === null ? NOTHING : html`: ${differs}`}</small>
        </li> `;
      })}
    </ul>
    <p class="more">
      <a href="#alternatives">More, and why these</a> ·
      <a href="${comparisonPath(vendor, best.listing.vendor)}">Side by side</a>
    </p>
  </section> `;
}

function furtherOffer(catalogue: Catalogue, listing: Listing, place: number): Html {
  const parts = [
    offerHeadline(catalogue, listing),
    html`<p class="follow">${offerPlaces(listing)}</p>`,
    offerGrants(catalogue, listing, place),
    termsBelow(listing),
  ];
  return section({ id: `offer-${String(place)}`, look: 'offer' }, listing.offer.tier, parts);
}

function changesOf(catalogue: Catalogue, vendor: Vendor): Html {
  const history = changeHistory(vendor);
  if (history.length === 0) return NOTHING;
  return section(
    'changes',
    'Changes on record',
    timeline(history.map((record) => changeEntry(catalogue, record, { vendor }))),
  );
}

function alternativesSection(catalogue: Catalogue, vendor: Vendor, all: readonly ShownAlternative[]): Html {
  const own = firstOffer(catalogue, vendor);
  const shown = all.slice(0, ALTERNATIVES_IN_FULL).map(({ listing }) => listing);
  const category = (own ?? shown[0])?.category;
  const named = changeHistory(vendor).flatMap(({ alternatives }) => alternatives);
  const others = [...new Set(named)].filter((name) => !exactVendor(catalogue, name)?.vendor.offers.length);
  if (!category && others.length === 0) return NOTHING;
  const list = category
    ? html`<p class="aside">
          First what a change or the offer itself names, then offers of
          <a href="${categoryPage(category)}">${category.name}</a>${own ? ' that share its leading tags' : NOTHING};
          equals change places every day (<a href="${PAGE.criteria}#ties">why?</a>).
        </p>
        ${stableLegend(catalogue, shown)}
        ${offerRows(
          shown.map((listing) =>
            listing.category === category ? offerRow(catalogue, listing) : foundRow(catalogue, listing),
          ),
          { isBrief: true },
        )}
        <p>All of <a href="${PAGE.compare}/${category.slug}">${category.name} as a table</a>.</p>`
    : NOTHING;
  const unlisted =
    others.length === 0
      ? NOTHING
      : html`<p>
          Named without an offer on the index: ${wordList(others.map((name) => vendorLink(catalogue, name)))}.
        </p>`;
  return section('alternatives', 'Alternatives with their terms', [list, unlisted]);
}

function referral(vendor: Vendor): Html {
  const programme = listedProgramme(vendor);
  if (!programme) return NOTHING;
  return html`<section aria-labelledby="referral">
    <h2 id="referral">Referral programme</h2>
    <p>
      The new customer gets: ${programme.referee_benefit}. The referrer gets: ${programme.referrer_benefit}. Read on
      ${dayElement(programme.read_on)}. ${hostLink(programme.program_url)}
    </p>
  </section> `;
}

/** A vendor's offers as structured data; nothing for a vendor with change records only. The only price ever stated is 0. */
function vendorStructure(catalogue: Catalogue, vendor: Vendor, listings: readonly Listing[]): readonly Structured[] {
  const [first] = listings;
  if (!first) return [];
  const offers = listings.map((listing) => ({
    '@type': 'Offer',
    name: listing.offer.tier,
    description: listing.offer.description,
    category: listing.category.name,
    url: listing.offer.url,
    ...(monthlyCost(catalogue, listing).amount === '$0' ? { price: '0', priceCurrency: 'USD' } : {}),
    ...(listing.offer.expires_date === undefined ? {} : { validThrough: listing.offer.expires_date }),
  }));
  const { category, offer } = first;
  const url = address(catalogue, vendorPage(vendor));
  return [
    { '@type': 'Product', name: vendor.name, category: category.name, description: offer.description, url, offers },
  ];
}
