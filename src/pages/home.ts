import type { Catalogue } from '../model/catalogue.ts';
import { AUDIENCES, type Audience, RISK_LEVELS } from '../model/vocabulary.ts';
import { servedLog } from './changes.ts';
import { endingNext } from './ends.ts';
import type { Page } from './page.ts';
import { changeEntry } from './parts/change-entry.ts';
import { type Html, NOTHING, html } from './parts/html.ts';
import { UNREAD_WORDS, hasReads, riskMark, sinceWhenUnread } from './parts/level.ts';
import { categoryLink } from './parts/links.ts';
import { barChart } from './parts/picture.ts';
import type { Structured } from './parts/shell.ts';
import { COMPARISON_PAGES } from './parts/site-links.ts';
import { command, dayElement, figure, figures } from './parts/words.ts';
import { searchPath } from './search/question.ts';
import { PAGE, address } from '../routes/shared/page.ts';
import { provenance } from '../routes/shared/provenance.ts';
import { trackedChanges } from '../rules/changes/census.ts';
import { freshness } from '../rules/freshness/freshness.ts';
import { assess } from '../rules/risk/assessment.ts';

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

/** Example queries of the search. */
const EXAMPLES = ['postgres', 'send email', 'vercel alternative', 'no card llm api', 'students'] as const;

/** The head of the start page: search results, description, and the legend of the marks. */
export function hero(catalogue: Catalogue): Html {
  return html`<p class="status" id="search-status" role="status"></p>
    <section class="results" id="search-results" aria-label="Results"></section>
    <div class="hero">
      <div>
        <h1>What developers get for free, and how long it lasts</h1>
        <p class="lead">
          ${figures(catalogue.listings.length, 'offer')} of ${figures(catalogue.vendors.length, 'vendor')} and
          ${figures(trackedChanges(catalogue), 'tracked pricing change')}, judged by published rules as of
          ${dayElement(catalogue.date)}.
        </p>
        <p class="try">Try ${EXAMPLES.map((words) => html`<a href="${searchPath({ q: words })}">${words}</a> `)}</p>
      </div>
      ${levels(catalogue)}
    </div>`;
}

/** Number of offers per level: the legend of the marks, with today's figures. */
function levels(catalogue: Catalogue): Html {
  const assessed = catalogue.listings.map((listing) => assess(catalogue, listing));
  const entries = [
    ...RISK_LEVELS.map((level) => ({
      mark: { risk_level: level, gate: null },
      about: level === 'stable' && !hasReads(catalogue) ? UNREAD_WORDS : ABOUT[level],
    })),
    { mark: { risk_level: null, gate: null }, about: 'too little on record to give one' },
    { mark: { risk_level: null, gate: {} }, about: 'ended, not free, or not for all' },
  ];
  return html`<section class="levels" aria-labelledby="levels">
    <h2 id="levels">Can it be trusted to last?</h2>
    <dl>
      ${entries.map(({ mark, about }) => {
        const isOfIt = ({ risk_level, gate }: (typeof assessed)[number]): boolean =>
          risk_level === mark.risk_level && (risk_level !== null || (gate === null) === (mark.gate === null));
        return html`<div>
          <dt>${riskMark(mark)}<span>${about}</span></dt>
          <dd>${figure(assessed.filter(isOfIt).length)}</dd>
        </div> `;
      })}
    </dl>
    <p class="more"><a href="${PAGE.criteria}#risk">What sets a level</a></p>
  </section>`;
}

const ABOUT = {
  stable: 'nothing counts against it today',
  caution: 'terms narrowed, or removed long ago',
  risky: 'a free tier or product was taken away',
} as const;

const AUDIENCE_TITLE = { developer: 'For building', personal: 'For yourself' } as const satisfies Record<
  Audience,
  string
>;

/** Every category by audience, with its number of offers. Headings are of level 3. */
export function categoryList(catalogue: Catalogue): readonly Html[] {
  return AUDIENCES.map((audience) => {
    const members = catalogue.records.categories.filter((category) => category.audience === audience);
    if (members.length === 0) return NOTHING;
    return html`<h3>${AUDIENCE_TITLE[audience]}</h3>
      <ul class="category-list">
        ${members.map(
          (category) =>
            html`<li>
              ${categoryLink(category)}
              <span class="tally">${figure(catalogue.listingsByCategory.get(category.slug)?.length ?? 0)}</span>
            </li> `,
        )}
      </ul> `;
  });
}
