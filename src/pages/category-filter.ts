import type { Catalogue, Listing } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { ELIGIBILITY_TYPES } from '../model/vocabulary.ts';
import { isFreeOffer } from '../rules/risk/free-offer.ts';
import { statesNoCard } from '../rules/search/states-no-card.ts';
import { slug } from '../rules/text/slug.ts';
import { ELIGIBILITY_WORDS } from './eligibility-words.ts';
import { figure } from './figure.ts';
import { html, NOTHING, type Html } from './html.ts';
import { shownLevel } from './search/answered.ts';
import { LEVEL_WORDS } from './search/filters.ts';
import { LEVELS } from './search/search-question.ts';
import { byCodeUnits } from '../rules/text/by-code-units.ts';

const TAGS_OFFERED = 30;

/** A value of a filter, with the number of offers that have it. */
type Choice = readonly [value: string, label: string, count: number];

/** The filters of a category: a form that leads to the search page, where they can be changed one by one. */
export function categoryFilter(catalogue: Catalogue, category: Category): Html {
  const listings = catalogue.listingsByCategory.get(category.slug) ?? [];
  const count = (has: (listing: Listing) => boolean): number => listings.filter(has).length;
  return html`<form class="choose" action="/search" method="get" aria-label="Filter and sort this category">
    <input type="hidden" name="category" value="${category.slug}" />
    ${select(
      'level',
      'Level',
      LEVELS.map((level) => [level, LEVEL_WORDS[level], count((each) => shownLevel(catalogue, each) === level)]),
    )}
    ${select(
      'eligibility',
      'Open to',
      ELIGIBILITY_TYPES.map((type) => [
        type,
        ELIGIBILITY_WORDS[type],
        count(({ offer }) => (offer.eligibility?.type ?? 'public') === type),
      ]),
    )}
    ${select('tag', 'Tag', tags(listings))}
    <label
      >Order
      <select name="sort">
        <option value="">rank of the day</option>
        <option value="newest">newest entry</option>
        <option value="name">name</option>
      </select></label
    >
    ${box('free', 'true', ['free for good, open to all', count((listing) => isFreeOffer(catalogue, listing))])}
    ${box('card', 'none', ['stated to take no card', count(({ offer }) => statesNoCard(offer))])}
    <button type="submit">Show</button>
  </form> `;
}

/** A check box, left out where no offer has the value. */
function box(name: string, value: string, [label, count]: readonly [string, number]): Html {
  if (count === 0) return NOTHING;
  return html`<label class="box"
    ><input type="checkbox" name="${name}" value="${value}" /> ${label} (${figure(count)})</label
  >`;
}

/** A select where there is something to choose. */
function select(name: string, label: string, choices: readonly Choice[]): Html {
  const kept = choices.filter(([, , count]) => count > 0);
  if (kept.length < 2) return NOTHING;
  return html`<label
    >${label}
    <select name="${name}">
      <option value="">any</option>
      ${kept.map(([value, words, count]) => html`<option value="${value}">${words} (${figure(count)})</option>`)}
    </select></label
  >`;
}

function tags(listings: readonly Listing[]): readonly Choice[] {
  const counts = new Map<string, number>();
  for (const { offer } of listings) for (const tag of offer.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, first], [other, second]) => second - first || byCodeUnits(one, other))
    .slice(0, TAGS_OFFERED)
    .map(([tag, count]) => [slug(tag), tag, count]);
}
