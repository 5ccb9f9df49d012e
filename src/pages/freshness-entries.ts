import type { Catalogue } from '../model/catalogue.ts';
import type { Freshness } from '../rules/freshness/freshness.ts';
import type { FreshnessEntry } from '../rules/freshness/freshness-entries.ts';
import { dayElement } from './day.ts';
import { figure } from './figure.ts';
import { html, type Html } from './html.ts';
import { vendorLink } from './link.ts';

const SHOWN = 10;

/** The oldest and newest entries of the index, and the terms that a record supersedes. */
export function freshnessEntries(catalogue: Catalogue, found: Freshness): Html {
  return html`<section aria-labelledby="ends">
      <h2 id="ends">Oldest and newest entries</h2>
      <div class="charts">
        ${table(catalogue, 'Oldest', found.stalest_entries)}${table(catalogue, 'Newest', found.freshest_entries)}
      </div>
    </section>
    <section aria-labelledby="superseded">
      <h2 id="superseded">Terms that a record supersedes</h2>
      <p>
        Where a change record names the stored description as the terms before it, the offer says so until it is written
        anew.
      </p>
      <dl class="facts wide">
        ${count('Offers so marked', found.superseded_terms.offers_whose_stored_terms_a_record_supersedes)}
        ${count('of them with a sourced reading', found.superseded_terms.offers_we_could_restate_from_a_sourced_reading)}
        ${count('of them that may be restated from it', found.superseded_terms.offers_we_may_restate_from_their_reading)}
        ${count('Offers restated from a reading', found.superseded_terms.offers_whose_terms_came_from_a_reading)}
      </dl>
    </section>`;
}

function count(name: string, value: number): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${figure(value)}</dd>
  </div>`;
}

function table(catalogue: Catalogue, title: string, entries: readonly FreshnessEntry[]): Html {
  return html`<div class="table" role="region" aria-label="${title} entries" tabindex="0">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Vendor</th>
          <th scope="col">Written</th>
          <th scope="col" class="number">Days ago</th>
        </tr>
      </thead>
      <tbody>
        ${entries.slice(0, SHOWN).map(
          (entry) =>
            html`<tr>
              <th scope="row">${vendorLink(catalogue, entry.vendor)}</th>
              <td>${dayElement(entry.verifiedDate)}</td>
              <td class="number">${entry.days_since_verified}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
