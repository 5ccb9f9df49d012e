import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { address, categoryPage, PAGE, vendorPage } from '../../routes/shared/page.ts';
import { feedLinks } from '../../routes/shared/scoped-feeds.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { commaList } from '../../rules/text/words.ts';
import { type Page, pageRoute } from '../page.ts';
import { formText, MAX_NAMES_CHARS, namesField, option, searchPath } from '../parts/form.ts';
import { html, type Html, NOTHING } from '../parts/html.ts';
import { factList } from '../parts/tables.ts';
import { namedVendors, unknownNames } from './named-vendors.ts';

/** `/follow`: one feed for chosen vendors, and those of categories. The address holds the state. */
export const follow = pageRoute({
  path: PAGE.follow,
  parameters: {
    vendors: formText('Vendors, a comma list.', MAX_NAMES_CHARS),
    categories: formText('Slugs of categories, a comma list.'),
  },
  file: 'follow',
  page: (catalogue, { vendors, categories }) => followPage(catalogue, vendors ?? '', categories ?? ''),
});

/** The page for vendors and categories, or its empty form. */
function followPage(catalogue: Catalogue, names: string, categoryNames: string): Page {
  const { vendors, unknown } = namedVendors(catalogue, names);
  const categories = commaList(categoryNames).flatMap((name) => categoryNamed(catalogue, name) ?? []);
  const slugs = vendors.map(({ slug }) => slug).join(',');
  const feeds: readonly (readonly [string, string])[] = [
    ...(slugs === ''
      ? []
      : ([
          ['Feed of these vendors (Atom)', `/api/feed?vendors=${slugs}`],
          ['The same as JSON Feed', `/api/feed.json?vendors=${slugs}`],
          ['Calendar of their ends', `/api/watchlist.ics?vendors=${slugs}`],
          ['Changes, level and next check as JSON', `/api/watchlist?vendors=${slugs}`],
        ] as const)),
    ...categories.map(({ name, slug }) => [`Feed of ${name} (Atom)`, feedLinks('category', slug, '').atom] as const),
    ['Calendar of announced ends', '/api/deadlines.ics'],
    ['Calendar of last days of offers', '/api/expiring.ics'],
  ];
  return {
    path: PAGE.follow,
    title: 'Follow vendors',
    description:
      'Choose vendors and categories; get feed and calendar addresses that say when their free terms change.',
    addressQuery: searchPath({ vendors: names.trim(), categories: categoryNames }, ''),
    jsonAlternate: slugs === '' ? '/api/feed.json' : `/api/feed.json?vendors=${slugs}`,
    jsonAlternateTitle: 'The feed as JSON',
    main: html`<h1>Follow vendors</h1>
      <p class="lead">Put the vendors you use into one feed. No account: the address holds the choice.</p>
      ${form(catalogue, names, categories[0]?.slug ?? null)}${unknownNames(catalogue, unknown)}${choice(vendors, categories)}${addresses(catalogue, feeds)}`,
  };
}

function form(catalogue: Catalogue, names: string, category: string | null): Html {
  return html`<form class="choose wide" action="${PAGE.follow}" method="get" aria-label="Choose what to follow">
    ${namesField('vendors', 'Vendors, between commas', { value: names, example: 'vercel, neon, resend, auth0, sentry' })}<label
      >Category
      <select name="categories">
        <option value="">none</option>
        ${catalogue.records.categories.map(({ name, slug }) => option(slug, name, category))}
      </select></label
    >
    <button type="submit">Make the addresses</button>
  </form> `;
}

function choice(vendors: readonly Vendor[], categories: readonly Category[]): Html {
  const all = [
    ...vendors.map((vendor) => [vendor.name, vendorPage(vendor)] as const),
    ...categories.map((category) => [category.name, categoryPage(category)] as const),
  ];
  if (all.length === 0) return NOTHING;
  const names = vendors.map(({ slug }) => slug).join(',');
  const check = html`<a href="${searchPath({ names }, PAGE.stackCheck)}">Check them now</a>`;
  return html`<p class="status" role="status">
    Following ${all.map(([name, path], place) => html`${place === 0 ? '' : ', '}<a href="${path}">${name}</a>`)}.
    ${vendors.length > 0 ? check : NOTHING}
  </p> `;
}

function addresses(catalogue: Catalogue, feeds: readonly (readonly [string, string])[]): Html {
  return html`<section aria-labelledby="addresses">
    <h2 id="addresses">Addresses</h2>
    ${factList(feeds.map(([name, path]) => [html`<a href="${path}">${name}</a>`, html`<code class="long">${address(catalogue, path)}</code>`]))}
  </section> `;
}
