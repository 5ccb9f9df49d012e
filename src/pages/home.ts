import type { Catalogue } from '../model/catalogue.ts';
import { address, PAGE } from '../routes/shared/page.ts';
import { provenance } from '../routes/shared/provenance.ts';
import { freshness } from '../rules/freshness/freshness.ts';
import { barChart } from './bar-chart.ts';
import { categoryList } from './category-list.ts';
import { changeEntry } from './change-entry.ts';
import { servedLog } from './changes.ts';
import { command } from './command.ts';
import { COMPARISON_PAGES } from './comparison-pages.ts';
import { endingNext } from './ending-next.ts';
import { figure, figures } from './figure.ts';
import { hero } from './hero.ts';
import { html, NOTHING, type Html } from './html.ts';
import type { Page } from './page.ts';
import type { Structured } from './structured.ts';
import { hasReads, sinceWhenUnread } from './unread.ts';

const LATEST = 8;
const DESCRIPTION =
  'Free tiers, discounts and startup programmes for developers, with what changed in them, when, and by which source.';

/** The start page: search, changes, ends, freshness, and links to every category. */
export function homePage(catalogue: Catalogue): Page {
  return {
    path: PAGE.home,
    title: catalogue.site.name,
    description: DESCRIPTION,
    jsonAlternate: '/api/categories',
    jsonAlternateTitle: 'The categories as JSON',
    cite: provenance(catalogue, PAGE.home, []).cite_as,
    crumbs: [],
    kind: 'CollectionPage',
    structured: [dataset(catalogue)],
    main: html`${hero(catalogue)}
      <div class="columns">
        ${latestChanges(catalogue)}
        <div class="side">${endingNext(catalogue)} ${howFresh(catalogue)} ${COMPARED}</div>
      </div>
      ${categories(catalogue)} ${forPrograms(catalogue)}`,
  };
}

function latestChanges(catalogue: Catalogue): Html {
  const latest = servedLog(catalogue).filter(({ date }) => date <= catalogue.date);
  return html`<section aria-labelledby="latest">
    <h2 id="latest">Latest changes</h2>
    <ol class="timeline">
      ${latest.slice(0, LATEST).map((record) => changeEntry(catalogue, record))}
    </ol>
    <p class="more"><a href="${PAGE.changes}">All changes</a> · <a href="/api/feed">Atom feed</a></p>
  </section>`;
}

function howFresh(catalogue: Catalogue): Html {
  return html`<section aria-labelledby="fresh">
    <h2 id="fresh">How fresh it is</h2>
    ${hasReads(catalogue) ? freshBars(catalogue) : NOTHING}${sinceWhenUnread(catalogue)}
    <p class="more"><a href="${PAGE.freshness}">Freshness in full</a></p>
  </section>`;
}

function freshBars(catalogue: Catalogue): Html {
  const found = freshness(catalogue);
  const bars = [
    { name: 'confirmed', value: found.confirmed_within_90_days },
    { name: 'written', value: found.stamped_within_90_days },
  ];
  const description = `Of ${figures(found.total_offers, 'offer')}, ${figure(found.confirmed_within_90_days)} were confirmed by a read and ${figure(found.stamped_within_90_days)} written within 90 days.`;
  return html`<figure>
    ${barChart({ id: 'fresh-chart', title: 'Offers by age', description, bars, full: found.total_offers })}
    <figcaption>${description}</figcaption>
  </figure>`;
}

const COMPARED = html`<section aria-labelledby="compared">
  <h2 id="compared">Compared</h2>
  <ul class="plain">
    ${COMPARISON_PAGES.map(({ path, shortTitle }) => html`<li><a href="${path}">${shortTitle}</a></li>`)}
    <li><a href="${PAGE.referralPrograms}">Referral programmes</a></li>
  </ul>
</section>`;

function categories(catalogue: Catalogue): Html {
  return html`<section aria-labelledby="categories">
    <h2 id="categories">Categories</h2>
    ${categoryList(catalogue)}
  </section>`;
}

function forPrograms(catalogue: Catalogue): Html {
  return html`<section aria-labelledby="programs">
    <h2 id="programs">For programs</h2>
    <p>
      The index is an API first; these pages are made from the same answers. No key, no sign-up, no rate limit on reads.
    </p>
    ${command([
      `curl '${address(catalogue, '/api/offers')}?q=postgres'`,
      `curl '${address(catalogue, '/api/audit-stack')}?services=vercel,neon,resend'`,
      `curl '${address(catalogue, '/api/changes')}?type=free_tier_removed'`,
    ])}
    <p class="more">
      <a href="${PAGE.docs}">API documentation</a> · <a href="/api/openapi.json">OpenAPI</a> ·
      <a href="/llms.txt">llms.txt</a> · <a href="${PAGE.criteria}">Criteria</a>
    </p>
  </section>`;
}

function dataset(catalogue: Catalogue): Structured {
  const url = address(catalogue, PAGE.home);
  return {
    '@type': 'Dataset',
    name: catalogue.site.name,
    description: DESCRIPTION,
    url,
    dateModified: catalogue.date,
    isAccessibleForFree: true,
    license: 'https://spdx.org/licenses/MIT.html',
    creator: { '@type': 'Organization', name: catalogue.site.name, url },
    keywords: ['free tier', 'pricing changes', 'developer tools', 'startup credits'],
    distribution: ['/api/offers', '/api/changes', '/api/categories'].map((path) => ({
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: address(catalogue, path),
    })),
  };
}
