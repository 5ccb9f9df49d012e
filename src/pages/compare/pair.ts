import type { Catalogue, Listing } from '../../model/catalogue.ts';
import { type Limit, LIMIT_MEASURES, type LimitMeasure } from '../../model/limit.ts';
import type { Vendor } from '../../model/vendor.ts';
import { escapeMarkdown } from '../../routes/shared/escape.ts';
import { address, comparisonPath, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { datedChanges, datedListings } from '../../routes/shared/provenance.ts';
import { changeHistory } from '../../rules/changes/change-history.ts';
import { vendorsModified } from '../../rules/freshness/newest.ts';
import { newCustomerLimits } from '../../rules/limits/limits-of.ts';
import { MEASURES } from '../../rules/limits/measures.ts';
import { areKindredThings } from '../../rules/limits/things.ts';
import { firstOffer } from '../../rules/ranking/alternatives.ts';
import { monthlyCost } from '../../rules/stack/monthly-cost.ts';
import { statesNoCard } from '../../rules/catalogue/conditions.ts';
import { unescapeMarkup } from '../markdown.ts';
import type { Page } from '../page.ts';
import { vendorAlternatives } from '../../rules/search/recorded-alternatives.ts';
import { changeEntry, lastChangeLink, latestChange, timeline } from '../parts/change-entry.ts';
import { followBox } from '../parts/follow.ts';
import { searchPath } from '../parts/form.ts';
import { type Html, html, NOTHING, section } from '../parts/html.ts';
import { capitalize, clause, command, dayElement, figures, prose } from '../parts/words.ts';
import { eligibilityWords, levelMark, stableLegend, vendorLevel } from '../parts/level.ts';
import { limitCell, measureWords, NOT_STATED } from '../parts/limits.ts';
import { categoryLink, hostLink } from '../parts/links.ts';
import { foundRow, offerRows } from '../parts/offer-row.ts';
import { pairForm } from './subject.ts';

/** One side of a comparison: a vendor with the offer that represents it; null where only records are held. */
interface Side {
  readonly vendor: Vendor;
  readonly listing: Listing | null;
}

/** Two vendors side by side: limits, level and terms, differences first; then changes and the alternatives of both. */
export function pairPage(catalogue: Catalogue, first: Vendor, second: Vendor): Page {
  const sides = [first, second].map((vendor): Side => ({ vendor, listing: firstOffer(catalogue, vendor) }));
  const path = comparisonPath(first, second);
  const title = `${first.name} and ${second.name} compared`;
  const listings = sides.flatMap(({ listing }) => listing ?? []);
  const rows = factRows(catalogue, sides);
  const dated = [
    ...datedListings(catalogue, listings),
    ...datedChanges(sides.flatMap(({ vendor }) => changeHistory(vendor))),
  ];
  return {
    path,
    modified: vendorsModified(catalogue, [first, second]),
    title,
    description: `${first.name} or ${second.name}: free terms, limits, risk level and recorded changes side by side, with alternatives to both.`,
    json: pairJson(sides),
    dated,
    above: { name: 'Compare', path: PAGE.compare },
    name: `${first.name} and ${second.name}`,
    main: html`${pairForm(catalogue, { a: first.name, b: second.name })}${pairTable(sides, rows)}${toPaste(sides, rows, address(catalogue, path))}${followBox({ vendors: [first, second] })}${changes(catalogue, sides)}${pairAlternatives(catalogue, sides)}`,
  };
}

/** The API compares offers only; where a vendor has none, the JSON alternate is its change records. */
function pairJson(sides: readonly Side[]): NonNullable<Page['json']> {
  const without = sides.find(({ listing }) => listing === null);
  if (without)
    return { name: 'Changes on record as JSON', path: searchPath({ vendor: without.vendor.name }, '/api/changes') };
  const [a, b] = sides.map(({ vendor }) => vendor.slug);
  return `/api/compare?a=${a ?? ''}&b=${b ?? ''}`;
}

/** A row of the table: a cell for each side, and which of them is better where that can be told. */
interface FactRow {
  readonly name: string;
  readonly cells: readonly Html[];
  readonly better: number | null;
}

function pairTable(sides: readonly Side[], rows: readonly FactRow[]): Html {
  const isSame = ({ cells: [one, other] }: FactRow): boolean => one?.text === other?.text;
  const groups = [
    ['Where they differ', rows.filter((row) => !isSame(row))],
    ['Where they are alike', rows.filter(isSame)],
  ] as const;
  return html`<table class="pair">
    <thead>
      <tr>
        <td></td>
        ${sides.map(({ vendor }) => html`<th scope="col"><a href="${vendorPage(vendor)}">${vendor.name}</a></th> `)}
      </tr>
    </thead>
    ${groups.map(([title, members]) =>
      members.length === 0
        ? NOTHING
        : html`<tbody>
            <tr>
              <th colspan="3" scope="rowgroup" class="group">${title}</th>
            </tr>
            ${members.map(
              ({ name, cells, better }) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  ${cells.map((cell, side) => (side === better ? html`<td class="better">${cell} <small>more</small></td> ` : html`<td>${cell}</td> `))}
                </tr> `,
            )}
          </tbody>`,
    )}
  </table> `;
}

function factRows(catalogue: Catalogue, sides: readonly Side[]): readonly FactRow[] {
  const noOffer = html`<span class="note">no offer listed</span>`;
  const ofOffer = (name: string, value: (listing: Listing) => Html, better: number | null = null): FactRow => ({
    name,
    cells: sides.map(({ listing }) => (listing ? value(listing) : noOffer)),
    better,
  });
  const stated = sides.flatMap(({ listing }) => (listing ? newCustomerLimits(listing.offer) : []));
  const measures = LIMIT_MEASURES.filter((each) => stated.some(({ measure }) => measure === each));
  return [
    ofOffer('Tier', ({ offer }) => html`${offer.tier}`),
    { name: 'Risk level', cells: sides.map(({ vendor }) => level(catalogue, vendor)), better: null },
    ofOffer('Conditions', ({ offer: { conditions = [] } }) =>
      conditions.length === 0
        ? html`<span class="note">none stated</span>`
        : prose(conditions.map(({ text }) => text).join('. ')),
    ),
    ...measures.map((measure) =>
      ofOffer(
        capitalize(measureWords(measure)),
        (listing) => limitCell(catalogue, listing, measure),
        betterSide(sides, measure),
      ),
    ),
    { name: 'Last change', cells: sides.map(({ vendor }) => lastOf(catalogue, vendor)), better: null },
    ofOffer('Free for good, open to all', (listing) =>
      clause(monthlyCost(catalogue, listing).not_estimated_because ?? 'yes'),
    ),
    ofOffer('Open to', ({ offer }) =>
      offer.eligibility ? eligibilityWords(offer.eligibility) : html`anyone, as far as stated`,
    ),
    ofOffer('Payment card', ({ offer }) => (statesNoCard(offer) ? html`stated to take none` : NOT_STATED)),
    ofOffer('Category', ({ category }) => categoryLink(category)),
    ofOffer('Terms', ({ offer }) => prose(offer.description)),
    ofOffer('Terms written', ({ offer }) => dayElement(offer.verifiedDate)),
    ofOffer('Page last read', ({ read }) => (read?.last_read ? dayElement(read.last_read.date) : html`not yet`)),
    ofOffer('Paid plans', ({ offer }) => hostLink(offer.url)),
  ];
}

function level(catalogue: Catalogue, vendor: Vendor): Html {
  const shown = vendorLevel(catalogue, vendor);
  return html`${levelMark(shown)}${shown.why ? html` <span class="why">${shown.why}</span>` : NOTHING}`;
}

function lastOf(catalogue: Catalogue, vendor: Vendor): Html {
  const record = latestChange(catalogue, vendor, null);
  return record ? lastChangeLink(catalogue, vendor, record) : html`<span class="note">none on record</span>`;
}

/** The side that grants more of a measure; null where unit, period, scope, kind or the meaning of the thing differ. */
function betterSide(sides: readonly Side[], measure: LimitMeasure): number | null {
  if (measure === 'duration' || measure === 'other') return null;
  const [mine = [], theirs = []] = sides.map(({ listing }) =>
    listing ? newCustomerLimits(listing.offer).filter((limit) => limit.measure === measure) : [],
  );
  const keyOf = ({ unit, per, scope, kind }: Limit): string => [unit, per, scope, kind].join('|');
  const compared = mine.flatMap((one) =>
    theirs
      .filter(
        (other) => keyOf(other) === keyOf(one) && areKindredThings(one.thing, other.thing, MEASURES[measure].kind),
      )
      .map((other) => [one.amount ?? Infinity, other.amount ?? Infinity] as const),
  );
  if (compared.length === 0) return null;
  if (compared.every(([one, other]) => one > other)) return 0;
  return compared.every(([one, other]) => one < other) ? 1 : null;
}

/** The limits and levels as a Markdown table, for an issue or a chat. */
function toPaste(sides: readonly Side[], rows: readonly FactRow[], source: string): Html {
  const plain = (cell: Html): string => {
    const text = cell.text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replaceAll(' ,', ',')
      .trim();
    return escapeMarkdown(unescapeMarkup(text));
  };
  const entries = rows
    .filter(({ name }) => name !== 'Terms')
    .map(({ name, cells }) => `| ${[escapeMarkdown(name), ...cells.map(plain)].join(' | ')} |`);
  const names = sides.map(({ vendor }) => escapeMarkdown(vendor.name)).join(' | ');
  const lines = [`| | ${names} |`, '| --- | --- | --- |', ...entries, '', `Source: ${source}`];
  return html`<details class="fold">
    <summary>Paste into an issue</summary>
    ${command(lines)}
  </details> `;
}

const CHANGES_SHOWN = 3;

function changes(catalogue: Catalogue, sides: readonly Side[]): Html {
  const parts = sides.map(({ vendor }) => {
    const history = changeHistory(vendor);
    const more = history.length - CHANGES_SHOWN;
    const shown = history
      .slice(0, CHANGES_SHOWN)
      .map((record) => changeEntry(catalogue, record, { vendor, prefix: `${vendor.slug}-` }));
    return html`<h3>${vendor.name}</h3>
      ${history.length === 0 ? html`<p>None since the index began to follow this vendor.</p>` : timeline(shown)}
      ${more > 0 ? html`<p><a href="${vendorPage(vendor)}#changes">${figures(more, 'earlier change')} of ${vendor.name}</a></p>` : NOTHING}`;
  });
  return section('changes', 'Changes on record', parts);
}

const ALTERNATIVES_SHOWN = 6;

/** What is an alternative to either side, by turns. */
function pairAlternatives(catalogue: Catalogue, sides: readonly Side[]): Html {
  const vendors = sides.map(({ vendor }) => vendor);
  const lists = vendors.map((vendor) => vendorAlternatives(catalogue, vendor));
  const turns = Array.from({ length: ALTERNATIVES_SHOWN }, (_, at) => lists.flatMap((list) => list[at]?.listing ?? []));
  const shown = [...new Set(turns.flat())]
    .filter(({ vendor }) => !vendors.includes(vendor))
    .slice(0, ALTERNATIVES_SHOWN);
  if (shown.length === 0) return NOTHING;
  const rows = shown.map((listing) => foundRow(catalogue, listing));
  return section('alternatives', 'Alternatives to both', [
    stableLegend(catalogue, shown),
    offerRows(rows, { isBrief: true }),
  ]);
}
