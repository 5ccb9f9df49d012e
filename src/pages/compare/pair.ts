import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import type { Vendor } from '../../model/vendor.ts';
import { vendorsMarkdown } from '../list-markdown.ts';
import type { Page } from '../page.ts';
import { timelineEntry } from '../parts/change-entry.ts';
import { type Html, NOTHING, html } from '../parts/html.ts';
import { eligibilityWords, levelReason, riskMark, stabilityWords, unreadNote } from '../parts/level.ts';
import { NOT_STATED, limitCell } from '../parts/limit-cell.ts';
import { categoryLink, hostLink } from '../parts/links.ts';
import { foundRow } from '../parts/offer-row.ts';
import { dayElement, figure, figures, prose } from '../parts/words.ts';
import { measureWords } from '../search/filters.ts';
import { PAGE, alternativesPath, comparisonPath, vendorPage } from '../../routes/shared/page.ts';
import { datedChanges, datedListings, provenance } from '../../routes/shared/provenance.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { leftVendors } from '../../rules/changes/left-vendors.ts';
import { confirmedOn } from '../../rules/freshness/confirmation.ts';
import { vendorsModified } from '../../rules/freshness/last-modified.ts';
import { limitsOf } from '../../rules/limits/limits-of.ts';
import { alternatives, rankedListings } from '../../rules/ranking/alternatives.ts';
import { firstOffer } from '../../rules/ranking/first-offer.ts';
import { assess } from '../../rules/risk/assessment.ts';
import { isFreeOffer } from '../../rules/risk/free-offer.ts';
import { recordRisk } from '../../rules/risk/record-risk.ts';
import { alternativesOf } from '../../rules/search/recorded-alternatives.ts';
import { statesNoCard } from '../../rules/search/states-no-card.ts';

/** Two vendors side by side: terms, limits, level, changes and the alternatives of both. */
export function pairPage(catalogue: Catalogue, first: Vendor, second: Vendor): Page {
  const sides = [first, second].map((vendor): Side => ({ vendor, listing: firstOffer(catalogue, vendor) }));
  const path = comparisonPath(first, second);
  const title = `${first.name} and ${second.name} compared`;
  const listings = sides.flatMap(({ listing }) => listing ?? []);
  const dated = [
    ...datedListings(catalogue, listings),
    ...datedChanges(sides.flatMap(({ vendor }) => changeHistory(vendor))),
  ];
  return {
    path,
    modified: vendorsModified(catalogue, [first, second]),
    title,
    description: `${first.name} or ${second.name}: free terms, limits, risk level and recorded changes side by side, with alternatives to both.`,
    jsonAlternate: pairJson(sides),
    ...(listings.length === 2 ? {} : { jsonAlternateTitle: 'Changes on record as JSON' }),
    markdown: () =>
      vendorsMarkdown(
        catalogue,
        sides.map(({ vendor, listing }) => ({ vendor, listing, changes: changeHistory(vendor) })),
      ),
    cite: provenance(catalogue, path, dated).cite_as,
    crumbs: [
      { name: 'Compare', path: PAGE.compare },
      { name: `${first.name} and ${second.name}`, path },
    ],
    main: html`<h1>${title}</h1>
      ${pairTable(catalogue, sides)}${pastFree(sides)}${changes(sides)}${pairAlternatives(catalogue, sides)}`,
  };
}

/** The API compares offers only; where a vendor has none, the JSON alternate is its change records. */
function pairJson(sides: readonly Side[]): string {
  const without = sides.find(({ listing }) => listing === null);
  if (without) return `/api/changes?${new URLSearchParams({ vendor: without.vendor.name }).toString()}`;
  const [a, b] = sides.map(({ vendor }) => vendor.slug);
  return `/api/compare?a=${a ?? ''}&b=${b ?? ''}`;
}

type Fact = readonly [name: string, value: (side: Side) => Html];

function pairTable(catalogue: Catalogue, sides: readonly Side[]): Html {
  const facts = [...termFacts(catalogue), ...limitFacts(sides), ...dateFacts(catalogue)];
  return html`<table class="pair">
    <thead>
      <tr>
        <td></td>
        ${sides.map(({ vendor }) => html`<th scope="col"><a href="${vendorPage(vendor)}">${vendor.name}</a></th> `)}
      </tr>
    </thead>
    <tbody>
      ${facts.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${sides.map((side) => html`<td>${value(side)}</td> `)}
          </tr> `,
      )}
    </tbody>
  </table> `;
}

const NO_OFFER = html`<span class="note">no offer listed</span>`;

function ofOffer(value: (listing: Listing) => Html): Fact[1] {
  return ({ listing }) => (listing ? value(listing) : NO_OFFER);
}

function termFacts(catalogue: Catalogue): readonly Fact[] {
  return [
    ['Tier', ofOffer(({ offer }) => html`${offer.tier}`)],
    ['Level', (side) => level(catalogue, side)],
    ['Category', ofOffer(({ category }) => categoryLink(category))],
    ['Terms', ofOffer(({ offer }) => prose(offer.description))],
    ['Free for good, open to all', ofOffer((listing) => html`${isFreeOffer(catalogue, listing) ? 'yes' : 'no'}`)],
    [
      'Open to',
      ofOffer(({ offer }) => (offer.eligibility ? eligibilityWords(offer.eligibility) : html`no restriction stated`)),
    ],
    ['Payment card', ofOffer(({ offer }) => (statesNoCard(offer) ? html`stated to take none` : NOT_STATED))],
  ];
}

function level(catalogue: Catalogue, { vendor, listing }: Side): Html {
  if (!listing) return riskMark(recordRisk(catalogue, vendor));
  const assessed = assess(catalogue, listing);
  const words = levelReason(assessed);
  const why = words ? html` <span class="why">${words}</span>` : NOTHING;
  return html`${riskMark(assessed)} ${unreadNote(listing, assessed.risk_level)}${why}`;
}

/** Each measure that either side states. */
function limitFacts(sides: readonly Side[]): readonly Fact[] {
  const limits = sides.flatMap(({ listing }) => (listing ? limitsOf(listing.offer) : []));
  const stated: readonly LimitMeasure[] = LIMIT_MEASURES.filter((each) =>
    limits.some(({ measure }) => measure === each),
  );
  return stated.map((measure): Fact => [
    `Limit of ${measureWords(measure)}`,
    ofOffer(({ offer }) => limitCell(limitsOf(offer), measure)),
  ]);
}

function dateFacts(catalogue: Catalogue): readonly Fact[] {
  return [
    ['Stability', ofOffer((listing) => html`${stabilityWords(assess(catalogue, listing).stability)}`)],
    [
      'Changes on record',
      ({ vendor }) => {
        const count = changeHistory(vendor).length;
        return html`${count === 0 ? 'none' : figure(count)}`;
      },
    ],
    ['Terms written', ofOffer(({ offer }) => dayElement(offer.verifiedDate))],
    [
      'Page last read',
      ofOffer(({ read }) => (read?.last_read ? dayElement(read.last_read.date) : html`no read on record`)),
    ],
    [
      'Terms confirmed',
      ofOffer((listing) => {
        const day = confirmedOn(listing);
        return day ? dayElement(day) : html`no confirming read on record`;
      }),
    ],
    ["Vendor's page", ofOffer(({ offer }) => hostLink(offer.url))],
  ];
}

/** The index states no price but 0 (docs/rules.md#costs). */
function pastFree(sides: readonly Side[]): Html {
  const pages = sides.flatMap(({ vendor, listing }) => (listing ? [{ vendor, url: listing.offer.url }] : []));
  if (pages.length === 0) return NOTHING;
  return html`<section aria-labelledby="past-free">
    <h2 id="past-free">Past the free terms</h2>
    <p>
      The index holds no prices of paid plans. They are on the vendors' pages:
      ${pages.map(({ vendor, url }, place) => html`${place === 0 ? '' : ', '}${vendor.name} at ${hostLink(url)}`)}.
    </p>
  </section> `;
}

const CHANGES_SHOWN = 3;

function changes(sides: readonly Side[]): Html {
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Changes on record</h2>
    ${sides.map(({ vendor }) => {
      const history = changeHistory(vendor);
      const more = history.length - CHANGES_SHOWN;
      return html`<h3>${vendor.name}</h3>
        ${
          history.length === 0
            ? html`<p>None since the index began to follow this vendor.</p>`
            : html`<ol class="timeline">
                ${history.slice(0, CHANGES_SHOWN).map(timelineEntry)}
              </ol>`
        }
        ${more > 0 ? html`<p><a href="${vendorPage(vendor)}#changes">${figures(more, 'earlier change')} of ${vendor.name}</a></p>` : NOTHING}`;
    })}
  </section> `;
}

/** One side of a comparison: a vendor with the offer that represents it; null where only records are held. */
export interface Side {
  readonly vendor: Vendor;
  readonly listing: Listing | null;
}

const SHOWN = 6;

/**
 * Alternatives to both sides: what is recorded as one to either, then the other vendors of their categories, each in the
 * order of the day.
 */
export function pairAlternatives(catalogue: Catalogue, sides: readonly Side[]): Html {
  const vendors = sides.map(({ vendor }) => vendor);
  const key = `compare:${vendors.map(({ name }) => name).join(':')}`;
  const recorded = rankedListings(catalogue, recordedFor(catalogue, vendors), key).listings;
  const inCategory = new Set(
    sides.flatMap(({ listing }) => (listing ? alternatives(catalogue, listing, key).listings : [])),
  );
  const ranked = rankedListings(catalogue, [...inCategory], key).listings;
  const shown = [...new Set([...recorded, ...ranked])]
    .filter(({ vendor }) => !vendors.includes(vendor))
    .slice(0, SHOWN);
  if (shown.length === 0) return NOTHING;
  return html`<section aria-labelledby="alternatives">
    <h2 id="alternatives">Alternatives to both</h2>
    <p class="aside">
      What is recorded as an alternative to either, then other vendors of their categories. Ties are drawn anew each
      day, for ${dayElement(catalogue.date)} with the key <code class="long">${key}</code>;
      <a href="${PAGE.criteria}#ties">how the draw works</a>.
    </p>
    <ol class="offer-rows brief">
      ${shown.map((listing) => foundRow(catalogue, listing))}
    </ol>
    ${further(catalogue, vendors, shown)}
  </section> `;
}

function recordedFor(catalogue: Catalogue, vendors: readonly Vendor[]): readonly Listing[] {
  const found = vendors.flatMap(({ slug }) => [...(alternativesOf(catalogue, slug)?.recorded ?? [])]);
  return [...new Set(found)].filter((listing) => firstOffer(catalogue, listing.vendor) === listing);
}

const FURTHER = 3;

function further(catalogue: Catalogue, vendors: readonly Vendor[], shown: readonly Listing[]): Html {
  const others = [...new Set(shown.map(({ vendor }) => vendor))].slice(0, FURTHER);
  const left = leftVendors(catalogue);
  return html`<h3>Side by side</h3>
    <ul class="names linked">
      ${vendors.flatMap((vendor) => [
        ...(left.has(vendor)
          ? [html`<li><a href="${alternativesPath(vendor)}">Alternatives to ${vendor.name}</a></li> `]
          : []),
        ...others.map(
          (other) => html`<li><a href="${comparisonPath(vendor, other)}">${vendor.name} and ${other.name}</a></li> `,
        ),
      ])}
    </ul>`;
}
