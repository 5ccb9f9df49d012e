import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { address, PAGE } from '../../routes/shared/page.ts';
import { categoryNamed } from '../../rules/catalogue/categories.ts';
import { commaList } from '../../rules/text/words.ts';
import { type Page, pageRoute } from '../page.ts';
import { followAddresses, followPath } from '../parts/follow.ts';
import { chips, formText, hiddenFields, MAX_NAMES_CHARS, namesField, option, searchPath } from '../parts/form.ts';
import { html, type Html, NOTHING, section } from '../parts/html.ts';
import { type Fact, factList } from '../parts/tables.ts';
import { vendorsInText, unknownNames } from './vendors-in-text.ts';

/** `/follow`: one feed and one calendar for chosen vendors and categories. The address holds the state. */
export const follow = pageRoute({
  path: PAGE.follow,
  parameters: {
    vendors: formText('Vendors, a comma list.', MAX_NAMES_CHARS),
    categories: formText('Slugs of categories, a comma list.'),
    add: formText('A category to add to these.'),
  },
  isFile: true,
  page(catalogue, { vendors: names, categories, add }) {
    const named = commaList(`${categories ?? ''},${add ?? ''}`).flatMap((name) => categoryNamed(catalogue, name) ?? []);
    return followPage(catalogue, names ?? '', [...new Set(named)]);
  },
});

/** The page for vendors and categories, or its empty form. */
function followPage(catalogue: Catalogue, names: string, categories: readonly Category[]): Page {
  const { vendors, unknown } = vendorsInText(catalogue, names);
  const { atom, json, calendar, watchlist } = followAddresses({ vendors, categories });
  const link = (path: string, words: string): Fact => [
    html`<a href="${path}">${words}</a>`,
    html`<code class="long">${address(catalogue, path)}</code>`,
  ];
  const addresses = [
    link(atom, 'Feed (Atom)'),
    link(json, 'Feed (JSON)'),
    link(calendar, 'Calendar of what ends'),
    watchlist === null
      ? link('/api/expiring.ics', 'Calendar of last days of offers')
      : link(watchlist, 'Changes, levels and next checks as JSON'),
  ];
  const isChosen = vendors.length + categories.length > 0;
  const chosen = html`${followedList(vendors, categories)}${section('addresses', 'Addresses', factList(addresses))}`;
  return {
    path: PAGE.follow,
    title: 'Follow vendors and categories',
    description:
      'Choose vendors and categories; get one feed and one calendar that say when their free terms change or end.',
    addressQuery: followPath({ vendors, categories }).slice(PAGE.follow.length),
    json: { name: watchlist === null ? 'The feed as JSON' : 'The same as JSON', path: watchlist ?? json },
    main: html`<p class="lead">
        One feed and one calendar of what changes and ends at the vendors you use and in the categories you watch. No
        account: the address holds the choice.
      </p>
      ${unknownNames(catalogue, unknown)}${isChosen ? [chosen, form(catalogue, names, categories)] : [form(catalogue, names, categories), chosen]}`,
  };
}

function form(catalogue: Catalogue, names: string, categories: readonly Category[]): Html {
  const others = catalogue.records.categories.filter((category) => !categories.includes(category));
  return html`<form class="choose wide" action="${PAGE.follow}" method="get" aria-label="Choose what to follow">
    ${namesField('vendors', 'Vendors, between commas', { value: names, example: 'vercel, neon, resend, auth0, sentry' })}${hiddenFields({ categories: categories.map(({ slug }) => slug).join(',') })}<label
      >${categories.length === 0 ? 'Category' : 'One more category'}
      <select name="add">
        <option value="">none</option>
        ${others.map(({ name, slug }) => option(slug, name, null))}
      </select></label
    >
    <button type="submit">Make the addresses</button>
  </form> `;
}

/** What is followed, each with a link to leave it out. */
function followedList(vendors: readonly Vendor[], categories: readonly Category[]): Html {
  const check = searchPath({ names: vendors.map(({ slug }) => slug).join(',') }, PAGE.stackCheck);
  const chosen = [
    ...vendors.map((one) => [one, { vendors: vendors.filter((each) => each !== one), categories }] as const),
    ...categories.map((one) => [one, { vendors, categories: categories.filter((each) => each !== one) }] as const),
  ];
  return html`${chips(
    'What is followed',
    chosen.map(([{ name }, others]) => ({ label: name, to: followPath(others) })),
    PAGE.follow,
  )}${vendors.length > 0 ? html`<p><a href="${check}">Check these vendors now</a></p>` : NOTHING}`;
}
