import type { Catalogue } from '../model/catalogue.ts';
import { AUDIENCES, type Audience } from '../model/vocabulary.ts';
import { figure } from './figure.ts';
import { html, NOTHING, type Html } from './html.ts';
import { categoryLink } from './link.ts';

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
