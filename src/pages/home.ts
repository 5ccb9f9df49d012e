import type { Catalogue, Listing, Category } from '../model/catalogue.ts';
import type { ChangeRecord } from '../model/change-record.ts';
import { type Audience, AUDIENCES } from '../model/vocabulary.ts';
import { address, categoryPage, PAGE, vendorPage } from '../routes/shared/page.ts';
import { trackedChanges } from '../rules/changes/change-history.ts';
import { dateMeaning } from '../rules/changes/date-meaning.ts';
import { daysBetween } from '../rules/dates/days.ts';
import type { Direction } from '../rules/risk/standing.ts';
import { recordDirection } from '../rules/risk/record-direction.ts';
import { categoryOrder } from '../rules/ranking/alternatives.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { CORE_CATEGORIES } from '../rules/stack/picks.ts';
import { isFreeOffer, lapsedCount } from '../rules/risk/free-offer.ts';
import { servedLog } from './changes/question.ts';
import { endingNext } from './ends.ts';
import type { Page, Structured } from './page.ts';
import { changeId, DIRECTION_WORDS } from './parts/change-entry.ts';
import { type Html, html, NOTHING, section } from './parts/html.ts';
import { dayElement, dayMark, figure, figures, prose } from './parts/words.ts';
import { hasReads } from './parts/level.ts';
import { limitLine } from './parts/limits.ts';
import { categoryLink, categoryShape, vendorLink } from './parts/links.ts';
import { COMPARISON_PAGES } from './parts/site-links.ts';
import { searchPath } from './parts/form.ts';
import { measureOfJob } from './tools/plan.ts';

const DESCRIPTION =
  'Free tiers, discounts and startup programmes for developers, with what changed in them, when, and by which source.';

const EXAMPLES = ['postgres', 'send email', 'vercel alternative', 'is heroku free'] as const;

/** The start page: search, categories with their leading offers, what got worse and better, what ends next. */
export function homePage(catalogue: Catalogue): Page {
  return {
    path: PAGE.home,
    title: catalogue.site.name,
    description: DESCRIPTION,
    json: { name: 'The categories as JSON', path: '/api/categories' },
    heading: null,
    structured: [dataset(catalogue)],
    main: html`<p class="status" id="search-status" role="status"></p>
      <section class="results" id="search-results" aria-label="Results"></section>
      <div class="hero">
        <h1>What developers get for free, and how long it lasts</h1>
        <p class="lead">
          ${figures(catalogue.listings.length, 'offer')} of ${figures(catalogue.vendors.length, 'vendor')}, and
          ${figures(trackedChanges(catalogue), 'change')} of their terms. ${readWords(catalogue)}
        </p>
        <p class="try">
          Try ${EXAMPLES.map((words) => html`<a href="${searchPath({ q: words })}">${words}</a> `)}
          <a href="${searchPath({ eligibility: 'student' })}">students</a>
        </p>
        ${latestWords(catalogue)}
      </div>
      ${leadingCategories(catalogue)}
      <div class="columns">
        ${latestChanges(catalogue, 'negative')}${latestChanges(catalogue, 'positive')}${endingNext(catalogue)}
      </div>
      ${TOOLS} ${section('categories', 'All categories', categoryList(catalogue))}`,
  };
}

const READ_WITHIN = 30;

/** How many pages were checked again lately, in a sentence. */
function readWords(catalogue: Catalogue): Html {
  const { listings, date } = catalogue;
  const lately = listings.filter(
    ({ read }) => read?.last_read && daysBetween(read.last_read.date, date) <= READ_WITHIN,
  );
  const more = html`<a href="${PAGE.freshness}">How fresh?</a>`;
  if (lately.length > 0)
    return html`In the last ${READ_WITHIN} days, ${figures(lately.length, 'page was', 'pages were')} checked again.
    ${more}`;
  const newest = listings
    .map(({ offer }) => offer.verifiedDate)
    .toSorted()
    .at(-1);
  if (newest === undefined) return NOTHING;
  const since = hasReads(catalogue) ? html`in the last ${READ_WITHIN} days` : 'since';
  return html`The newest terms were written down on ${dayElement(newest)}; none have been checked again ${since}.
  ${more}`;
}

const CATEGORIES_SHOWN = 12;
const LEADERS = 3;

/** The categories with most free offers, each with the first of its order today; also with those that were not re-read. */
function leadingCategories(catalogue: Catalogue): Html {
  const isFree = (listing: Listing): boolean => isFreeOffer(catalogue, listing, 'include');
  const shown = catalogue.records.categories
    .filter(({ audience }) => audience === 'developer')
    .map((category) => ({ category, free: (catalogue.listingsByCategory.get(category.slug) ?? []).filter(isFree) }))
    .filter(({ free }) => free.length > 0)
    .toSorted((one, other) => isCore(other.category) - isCore(one.category) || other.free.length - one.free.length)
    .slice(0, CATEGORIES_SHOWN);
  return html`<section class="leading" aria-label="Categories with what they offer today">
    ${shown.map(({ category, free }) => {
      const leaders = categoryOrder(catalogue, category).listings.filter(isFree).slice(0, LEADERS);
      const lapsed = lapsedCount(catalogue, free);
      const first = measureOfJob(category);
      return html`<div class="card">
        <h2>
          ${categoryShape(category)}<a href="${categoryPage(category)}">${category.name}</a>
          <span class="tally"
            >${figure(free.length - lapsed)} free${lapsed === 0 ? NOTHING : `, ${figure(lapsed)} not re-read`}</span
          >
        </h2>
        <ul>
          ${leaders.map(
            (listing) =>
              html`<li>
                <a href="${vendorPage(listing.vendor)}">${listing.vendor.name}</a>
                ${limitLine(catalogue, listing, { shown: 1, first })}
              </li> `,
          )}
        </ul>
      </div> `;
    })}
  </section> `;
}

/** 1 for what most projects need, 0 for the rest. */
function isCore({ name }: Category): number {
  return Number((CORE_CATEGORIES as readonly string[]).includes(name));
}

const LATEST = 5;
const LATEST_AT_ONCE = 3;

/** The changes of one direction that took effect on a known day, newest first: what was noticed lately may be long past. */
function changesOfWay(catalogue: Catalogue, way: Direction): readonly ChangeRecord[] {
  return servedLog(catalogue).filter(
    (record) => record.date <= catalogue.date && recordDirection(record) === way && dateMeaning(record) === 'effective',
  );
}

/** The vendors whose offers got worse last, in a line. */
function latestWords(catalogue: Catalogue): Html {
  const names = [...new Set(changesOfWay(catalogue, 'negative').map(({ vendor }) => vendor))].slice(0, LATEST_AT_ONCE);
  if (names.length === 0) return NOTHING;
  return html`<p class="try">Got worse lately ${names.map((name) => html`${vendorLink(catalogue, name)} `)}</p>`;
}

function latestChanges(catalogue: Catalogue, way: Direction): Html {
  const word = DIRECTION_WORDS[way];
  const latest = changesOfWay(catalogue, way).slice(0, LATEST);
  if (latest.length === 0) return NOTHING;
  return html`<section class="change-${way}" aria-labelledby="got-${word}">
    <h2 id="got-${word}">Got ${word} lately</h2>
    <ol class="endings">
      ${latest.map((record) => shortChange(catalogue, record))}
    </ol>
    <p class="more"><a href="${PAGE.changes}?way=${word}">All that got ${word}</a></p>
  </section> `;
}

function shortChange(catalogue: Catalogue, record: ChangeRecord): Html {
  const owner = exactVendor(catalogue, record.vendor)?.vendor;
  const more = owner
    ? html` <a href="${vendorPage(owner)}#${changeId(owner, record)}" aria-label="What changed at ${owner.name}"
        >what changed</a
      >`
    : NOTHING;
  return html`<li>
    ${dayMark(record.date)}
    <div>
      <b class="who">${vendorLink(catalogue, record.vendor)}</b>
      <p class="short">${prose(record.summary)}</p>
      ${more}
    </div>
  </li> `;
}

const TOOLS = html`<section aria-labelledby="tools">
  <h2 id="tools">Tools</h2>
  <ul class="cards-list">
    <li><a href="${PAGE.stackCheck}">Check a stack</a> What your dependencies run on, and what changes there.</li>
    <li><a href="${PAGE.plan}">Plan a project</a> Offers whose limits hold what you need.</li>
    <li><a href="${PAGE.compare}">Compare two</a> Limits side by side, the better one marked.</li>
    <li><a href="${PAGE.follow}">Follow vendors</a> One feed and one calendar for those you use.</li>
    ${COMPARISON_PAGES.map(({ path, shortTitle, lead }) => html`<li><a href="${path}">${shortTitle}</a> ${lead}</li>`)}
  </ul>
</section> `;

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
