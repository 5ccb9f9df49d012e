import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { categoryList } from './home.ts';
import { type Page, pageRoute } from './page.ts';
import { followBox } from './parts/follow.ts';
import { type Html, html, NOTHING, section } from './parts/html.ts';
import { dayElement, figure, figures } from './parts/words.ts';
import { offerRows } from './parts/offer-row.ts';
import { categoryLink, hostLink } from './parts/links.ts';
import { PAGE, vendorPage } from '../routes/shared/page.ts';
import { groupBy } from '../rules/catalogue/group-by.ts';
import { referralProgrammes, type ListedProgramme } from '../rules/catalogue/referrals.ts';
import { byCodeUnits, byName } from '../rules/text/fold.ts';

// The folder of a build cannot hold both a file `vendor` and a folder `vendor`, so the function renders these.

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

/** Referral programmes whose terms were read on the vendor's page. */
export function referralProgramsPage(catalogue: Catalogue): Page {
  const programmes = referralProgrammes(catalogue);
  const dated = programmes.map(({ programme }) => ({ date: programme.read_on }));
  return {
    path: PAGE.referralPrograms,
    title: 'Referral programmes',
    description: `Referral programmes of developer vendors, each read on the vendor's own page: ${figures(programmes.length, 'programme')}.`,
    json: '/api/referral-programs',
    dated,
    main: html`<p class="lead">
        Rewards for customers who bring others. A programme is listed only after its terms were read on the vendor's
        page, and not while that page is gone or leads elsewhere. The programmes stand in today's order, which referral
        money does not change (<a href="${PAGE.criteria}#ties">why?</a>).
      </p>
      ${
        programmes.length === 0
          ? html`<p class="empty">No programme's terms have been read yet, so none is listed.</p>`
          : html`${offerRows(programmes.map(referralRow))}
            ${followBox({ vendors: programmes.map(({ listing }) => listing.vendor) })}`
      }`,
  };
}

function referralRow({ listing, programme }: ListedProgramme): Html {
  const { vendor, category } = listing;
  return html`<li class="offer-row">
    <p class="offer-name">
      <a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${programme.type}</span>
    </p>
    <div class="what">
      <p>The new customer gets: ${programme.referee_benefit}. The referrer gets: ${programme.referrer_benefit}.</p>
      <p class="why">Read on ${dayElement(programme.read_on)} ${hostLink(programme.program_url)}</p>
    </div>
    <span class="level where">${categoryLink(category)}</span>
  </li> `;
}
