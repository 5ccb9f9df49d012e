import type { PageRoute } from './page-route.ts';
import { alternativesIndex, alternativesRoute } from './alternatives.ts';
import { changesRoute } from './changes.ts';
import { categoriesPage, comparePage, vendorsPage } from './index-pages.ts';
import { subjectPage } from './compare/compare-route.ts';
import { searchPage } from './search/search-page.ts';

/** Every page that the function renders. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  searchPage,
  vendorsPage,
  categoriesPage,
  comparePage,
  subjectPage,
  alternativesIndex,
  alternativesRoute,
  changesRoute,
];
