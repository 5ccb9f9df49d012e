import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { categoryList } from './home.ts';
import { type Page, pageRoute } from './page.ts';
import { followBox } from './parts/follow.ts';
import { type Html, html, NOTHING, section } from './parts/html.ts';
import { figure, figures } from './parts/words.ts';
import { PAGE, vendorPage } from '../routes/shared/page.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { byCodeUnits, byName } from '../rules/text/order.ts';

// The folder of a build cannot hold both a file `vendor` and a folder `vendor`, so the function renders these.

/** Every vendor by name. */
export const vendorsPage = pageRoute({
  path: PAGE.vendors,
  parameters: {},
  page: vendors,
});

export const categoriesPage = pageRoute({
  path: PAGE.categories,
  parameters: {},
  page: categories,
});

function vendors(catalogue: Catalogue): Page {
  const all = catalogue.records.vendors;
  const withoutOffer = all.length - catalogue.vendors.length;
  return {
    path: PAGE.vendors,
    title: 'Vendors',
    description: `Every vendor of the index by name: ${figures(catalogue.vendors.length, 'vendor')} with offers, and ${figure(withoutOffer)} held by their change records alone.`,
    json: { name: 'The offers as JSON', path: '/api/offers?limit=1000' },
    main: html`<p class="lead">
        ${figures(catalogue.vendors.length, 'vendor')} with offers. Of ${figure(withoutOffer)} more, marked
        <em>changes only</em>, no offer is listed; what they changed is on record.
      </p>
      ${followBox({})}
      <div class="letters">
        ${byLetter(all).map(
          ([letter, members]) =>
            html`<details class="letter">
              <summary>${letter} <span class="tally">${figure(members.length)}</span></summary>
              <ul class="names">
                ${members.map(vendorEntry)}
              </ul>
            </details> `,
        )}
      </div>`,
  };
}

function vendorEntry(vendor: Vendor): Html {
  const note = vendor.offers.length === 0 ? html` <span class="note">changes only</span>` : NOTHING;
  return html`<li><a href="${vendorPage(vendor)}">${vendor.name}</a>${note}</li> `;
}

/** By the first letter of the slug, so that accents fall under their letter; digits are one group. */
function byLetter(members: readonly Vendor[]): readonly (readonly [string, readonly Vendor[]])[] {
  const groups = groupBy(
    members.toSorted((one, other) => byName(one.name, other.name)),
    (vendor) => {
      const first = vendor.slug.charAt(0).toUpperCase();
      return /[A-Z]/.test(first) ? first : '0–9';
    },
  );
  return [...groups].toSorted(([one], [other]) => byCodeUnits(one, other));
}

function categories(catalogue: Catalogue): Page {
  const count = catalogue.records.categories.length;
  return {
    path: PAGE.categories,
    title: 'Categories',
    description: `The ${figures(count, 'category', 'categories')} of the index, each with its offers in today's order.`,
    json: '/api/categories',
    main: html`<p class="lead">
        Every offer is in one category. The figure is how many offers it holds; a category's page ranks them.
      </p>
      ${followBox({})}${section('all', figures(count, 'category', 'categories'), categoryList(catalogue))}`,
  };
}
