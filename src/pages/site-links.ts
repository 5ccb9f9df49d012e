import { PAGE } from '../routes/shared/page.ts';
import { COMPARISON_PAGES } from './comparison-pages.ts';

/** A navigation link. */
export interface SiteLink {
  readonly name: string;
  readonly path: string;
}

/** In the head of every page. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { name: 'Categories', path: PAGE.categories },
  { name: 'Compare', path: PAGE.compare },
  { name: 'Changes', path: PAGE.changes },
  { name: 'Deadlines', path: PAGE.deadlines },
  { name: 'Criteria', path: PAGE.criteria },
  { name: 'API', path: PAGE.docs },
];

/** At the foot of every page: all pages except vendors and categories. */
export const FOOTER: readonly { readonly heading: string; readonly entries: readonly SiteLink[] }[] = [
  {
    heading: 'The index',
    entries: [
      { name: 'Search', path: PAGE.search },
      { name: 'Categories', path: PAGE.categories },
      { name: 'Vendors', path: PAGE.vendors },
      { name: 'Changes', path: PAGE.changes },
      { name: 'Deadlines', path: PAGE.deadlines },
      { name: 'Expiring offers', path: PAGE.expiring },
    ],
  },
  {
    heading: 'Compared',
    entries: [
      ...COMPARISON_PAGES.map(({ shortTitle, path }) => ({ name: shortTitle, path })),
      { name: 'Alternatives', path: PAGE.alternatives },
      { name: 'Referral programmes', path: PAGE.referralPrograms },
    ],
  },
  {
    heading: 'How we judge',
    entries: [
      { name: 'Criteria', path: PAGE.criteria },
      { name: 'What counts as a change', path: PAGE.whatCounts },
      { name: 'Freshness', path: PAGE.freshness },
      { name: 'About and privacy', path: PAGE.about },
    ],
  },
  {
    heading: 'For programs',
    entries: [
      { name: 'API documentation', path: PAGE.docs },
      { name: 'OpenAPI document', path: '/api/openapi.json' },
      { name: 'Data', path: PAGE.data },
      { name: 'Atom feed', path: '/api/feed' },
      { name: 'Signal', path: PAGE.signal },
      { name: 'llms.txt', path: '/llms.txt' },
    ],
  },
];
