import type { Catalogue, Category } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { comparisonNamed, namesBetween, pairForm, vendorsMeant } from './compare/subject.ts';
import { tablePath } from './compare/table.ts';
import { MARKDOWN_EXTENSION, markdownPath } from './markdown.ts';
import type { Page } from './page.ts';
import { type Html, NOTHING, html, section } from './parts/html.ts';
import { figures } from './parts/words.ts';
import { categoryLink } from './parts/links.ts';
import { COMPARISON_PAGES } from './parts/site-links.ts';
import { searchPath } from './parts/form.ts';
import { decodeEscapes } from '../rules/text/parsed-url.ts';
import { PAGE, categoryPage, vendorPage } from '../routes/shared/page.ts';
import { categoryNamed, nearestCategories } from '../rules/catalogue/categories.ts';
import { vendorNamed } from '../rules/names/resolver.ts';

const MAX_SHOWN_CHARS = 120;

/** Shown to a browser where there is nothing at a path: the requested path, the nearest names, and the search. */
export function notFoundPage(catalogue: Catalogue, path: string): Page {
  const requested = requestedPath(path);
  const { words } = requested;
  return {
    path: PAGE.search,
    title: 'Not found',
    description: 'There is nothing at this address of the index.',
    heading: html`There is nothing at this address`,
    dated: null,
    query: words,
    main: html`<p class="lead">No page is at <code class="long">${path.slice(0, MAX_SHOWN_CHARS)}</code>.</p>
      ${nearestNames(catalogue, requested)}
      <section aria-labelledby="instead">
        <h2 id="instead">Where to look instead</h2>
        <ul class="plain">
          ${words === '' ? NOTHING : html`<li><a href="${searchPath({ q: words })}">Search the offers for “${words}”</a></li>`}
          <li><a href="${PAGE.vendors}">All vendors by name</a></li>
          <li><a href="${PAGE.categories}">All categories</a></li>
          <li><a href="${PAGE.changes}">Changes</a></li>
          <li><a href="${PAGE.docs}">The API, its paths and parameters</a></li>
        </ul>
      </section>`,
  };
}

/** Shown to a browser whose query a page cannot read. `error` is the sentence of the 400. */
export function wrongQuestionPage(path: string, error: string): Page {
  return {
    path: PAGE.search,
    title: 'The query cannot be read',
    description: 'The query of this address cannot be read.',
    dated: null,
    main: html`<p class="lead">${error}.</p>
      <p>
        <a href="${path}">The page without a query</a>, or <a href="${PAGE.search}">search the offers</a>. A shorter
        question finds more.
      </p>`,
  };
}

/** The nearest names; those of the kind that the folder of the path holds come first. */
function nearestNames(catalogue: Catalogue, { folder, name, words }: ReturnType<typeof requestedPath>): Html {
  if (words === '') return NOTHING;
  const pair = folder === 'compare' ? namesBetween(name.toLowerCase()) : null;
  if (pair) return pairForm(catalogue, pair);
  const vendors = vendorsMeant(catalogue, words).map((each) => vendorEntry(catalogue, each));
  const categories = nearestCategories(catalogue, words)
    .flatMap((near) => categoryNamed(catalogue, near) ?? [])
    .map((category) => categoryEntry(catalogue, category));
  const entries = folder === 'category' ? [...categories, ...vendors] : [...vendors, ...categories];
  if (entries.length === 0) return html`<p>No vendor and no category has a name near “${words}”.</p>`;
  const names = entries.map((entry) => html`<li>${entry}</li> `);
  return section(
    'nearest',
    'The nearest names',
    html`<ul class="nearest">
      ${names}
    </ul>`,
  );
}

function categoryEntry(catalogue: Catalogue, category: Category): Html {
  const count = catalogue.listingsByCategory.get(category.slug)?.length ?? 0;
  return html`${categoryLink(category)} <span class="note">category of ${figures(count, 'offer')}</span>`;
}

function vendorEntry(catalogue: Catalogue, vendor: Vendor): Html {
  const [first] = catalogue.listingsByVendor.get(vendor.slug) ?? [];
  const about = first ? `${first.category.name}, ${first.offer.tier}` : 'changes on record, no offer';
  return html`<a href="${vendorPage(vendor)}">${vendor.name}</a> <span class="note">${about}</span>`;
}

const FIXED: ReadonlySet<string> = new Set([
  ...Object.values(PAGE).filter((path) => !path.includes('#')),
  ...COMPARISON_PAGES.map(({ path }) => path),
]);

/** Addresses that people try. */
const LEADS_TO: Readonly<Record<string, string>> = {
  '/docs': PAGE.docs,
  '/alternatives': PAGE.vendors,
  '/expiring': PAGE.deadlines,
  '/rules': PAGE.criteria,
  '/stack': PAGE.plan,
  '/costs': PAGE.plan,
  '/subscribe': PAGE.follow,
  '/watchlist': PAGE.follow,
  '/mcp/docs': PAGE.mcpSetup,
};

/**
 * The page to which a path without a page is redirected; null where there is none. The path may have a page's letters in
 * another case, be the folder of the documentation, name a vendor by any name that means one vendor (a former name, an
 * alias, the short form of its slug) or a category by a former name, or be the Markdown form of one of these.
 */
export function movedTo(catalogue: Catalogue, path: string): string | null {
  const isMarkdown = path.endsWith(MARKDOWN_EXTENSION);
  const target = likelyTarget(catalogue, isMarkdown ? path.slice(0, -MARKDOWN_EXTENSION.length) : path);
  const moved = target !== null && isMarkdown ? markdownPath(target) : target;
  return moved === path ? null : moved;
}

function likelyTarget(catalogue: Catalogue, path: string): string | null {
  const lower = path.toLowerCase();
  if (FIXED.has(lower)) return lower;
  const led = LEADS_TO[lower];
  if (led !== undefined) return led;
  const { folder, name } = requestedPath(path);
  const category = categoryNamed(catalogue, name);
  switch (folder) {
    case 'vendor':
    case 'alternatives': {
      const vendor = vendorNamed(catalogue, name);
      return vendor && vendorPage(vendor);
    }
    case 'compare': {
      const comparison = COMPARISON_PAGES.find((each) => each.name === name);
      if (comparison) return comparison.path;
      return category ? tablePath(category) : comparisonNamed(catalogue, name);
    }
    case 'category':
      return category && categoryPage(category);
    default:
      return null;
  }
}

/** Maximum length of a name in a path; the rest is cut. */
const MAX_NAME_CHARS = 200;

/**
 * The names in a path that has no page: its folder in lower case, empty where it has one segment, and the last segment as it is
 * written (`name`) and in words (`fly io` of `/vendor/fly-io.html`), both decoded unless an escape is broken.
 */
function requestedPath(path: string) {
  const segments = (decodeEscapes(path) ?? path).split('/').filter((segment) => segment !== '');
  const name = (segments.at(-1) ?? '').slice(0, MAX_NAME_CHARS);
  const words = name
    .replace(/\.(?:html?|json|md|php)$/i, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  return { folder: segments.slice(0, -1).join('/').toLowerCase(), words, name };
}
