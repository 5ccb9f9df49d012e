import type { Catalogue } from '../model/catalogue.ts';
import { PAGE, vendorPage } from '../routes/shared/page.ts';
import { referralProgrammes, type ListedProgramme } from '../rules/catalogue/referrals.ts';
import { dayElement, figures } from './parts/words.ts';
import { followBox } from './parts/follow.ts';
import { html, NOTHING, type Html } from './parts/html.ts';
import { categoryLink, hostLink } from './parts/links.ts';
import type { Page } from './page.ts';

/** Referral programmes whose terms were read on the vendor's page. */
export function referralProgramsPage(catalogue: Catalogue): Page {
  const programmes = referralProgrammes(catalogue);
  const dated = programmes.map(({ programme }) => ({ date: programme.read_on, withheld: false }));
  return {
    path: PAGE.referralPrograms,
    title: 'Referral programmes',
    description: `Referral programmes of developer vendors, each read on the vendor's own page: ${figures(programmes.length, 'programme')}.`,
    json: '/api/referral-programs',
    dated,
    main: html`<p class="lead">
        One for each vendor that runs one. A programme is listed only after its terms were read on the vendor's page,
        and not while that page is gone or leads elsewhere. Referral money moves no rank; they stand in today's order
        (<a href="${PAGE.criteria}#ties">why?</a>).
      </p>
      ${
        programmes.length === 0
          ? emptyNote(catalogue)
          : html`<ol class="offer-rows">
                ${programmes.map(referralRow)}
              </ol>
              ${followBox({ vendors: programmes.map(({ listing }) => listing.vendor) })}`
      }`,
  };
}

/** States why no programme is listed yet, and how many wait for a read. */
function emptyNote(catalogue: Catalogue): Html {
  const known = catalogue.vendors.filter(({ referral_program: programme }) => programme?.available).length;
  const waiting =
    known === 0 ? NOTHING : html` ${figures(known, 'programme is', 'programmes are')} on record and wait to be read.`;
  return html`<p class="empty">No programme's terms have been read yet, so none is listed.${waiting}</p>`;
}

function referralRow({ listing, programme }: ListedProgramme): Html {
  const { vendor, category } = listing;
  return html`<li class="offer-row">
    <p class="offer-name">
      <a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="tier">${programme.type}</span>
    </p>
    <div class="what">
      <p>The new customer gets ${programme.referee_benefit}; the referrer gets ${programme.referrer_benefit}.</p>
      <p class="why">Read on ${dayElement(programme.read_on)} ${hostLink(programme.program_url)}</p>
    </div>
    <span class="level where">${categoryLink(category)}</span>
  </li> `;
}
