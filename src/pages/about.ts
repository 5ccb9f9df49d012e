import type { Catalogue } from '../model/catalogue.ts';
import { PAGE } from '../routes/shared/page.ts';
import { figures } from './parts/words.ts';
import { html, type Html } from './parts/html.ts';
import { newIssue } from './parts/links.ts';
import type { Page } from './page.ts';

const NO_REPOSITORY = 'This copy of the index names no repository, so a mistake is reported to its operator.';

const PRIVACY =
  'The site sets no cookie and loads nothing from another host. Its log of requests to the API keeps the path as ' +
  'the interface writes it, the status, the length of each parameter, the class of client and the number of ' +
  'results; no value, no address and no user agent. Views of pages are counted by path. A signal stores the event, ' +
  "the vendor, a redacted note and a name of the sender's choice; the sender's address is used as a salted hash to " +
  'limit signals and is not stored. The operator of the host may keep logs of its own.';

/** What the index is, who may use it, how to report a mistake, and what is recorded of a visit. */
export function aboutPage(catalogue: Catalogue): Page {
  return {
    path: PAGE.about,
    title: 'About',
    description: `What ${catalogue.site.name} holds, under which licence, how a mistake is reported, and what is recorded of a visit.`,
    json: { name: 'How old the knowledge is, as JSON', path: '/api/freshness' },
    heading: html`About this index`,
    main: html`<p class="lead">
        ${figures(catalogue.listings.length, 'offer')} that developers get for free or at a discount, each written with
        the page that states it, and what vendors changed since.
      </p>
      <section aria-labelledby="judged">
        <h2 id="judged">How it judges</h2>
        <p>
          Levels and order follow from published rules, the same for every vendor:
          <a href="${PAGE.criteria}">the criteria</a>. Payments and signals are no input of either. How old the
          knowledge is stands under <a href="${PAGE.freshness}">freshness</a>.
        </p>
      </section>
      <section aria-labelledby="licence">
        <h2 id="licence">Licence</h2>
        <p>
          Code and data are under the MIT licence. Please cite the page that you take a figure from; each has a citation
          at its foot. Everything is also at <a href="${PAGE.docs}">an API</a> without a key.
        </p>
      </section>
      ${contact(catalogue)}
      <section aria-labelledby="privacy">
        <h2 id="privacy">Privacy</h2>
        <p>${PRIVACY}</p>
      </section>`,
  };
}

function contact({ site }: Catalogue): Html {
  const { repository_url: repository } = site;
  return html`<section aria-labelledby="contact">
    <h2 id="contact">Mistakes and contact</h2>
    ${
      repository === undefined
        ? html`<p>${NO_REPOSITORY}</p>`
        : html`<p>
            Something wrong? The foot of each page leads to a report with the page filled in. Not on the list?
            <a href="${newIssue(repository, 'Missing: ')}" rel="nofollow noopener">Name the offer and its page</a>.
            Code, data and issues:
            <a class="out" href="${repository}" rel="nofollow noopener">${repository.replace(/^https:\/\//, '')}</a>.
          </p>`
    }
  </section>`;
}
