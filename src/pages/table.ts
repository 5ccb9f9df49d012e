import type { Catalogue } from '../model/catalogue.ts';
import { categoryPage, PAGE, vendorPage } from '../routes/shared/page.ts';
import { agentFiles } from './agent-files.ts';
import { categoryPageOf } from './category.ts';
import { changesPage } from './changes.ts';
import { COMPARISON_PAGES } from './comparison-pages.ts';
import { comparisonPage } from './comparison.ts';
import { criteriaPage } from './criteria.ts';
import { dataPage } from './data.ts';
import { deadlinesPage } from './deadlines.ts';
import { expiringPage } from './expiring.ts';
import { freshnessPage } from './freshness.ts';
import { homePage } from './home.ts';
import { referralProgramsPage } from './referral-programs.ts';
import { PAGE_ROUTES } from './page-routes.ts';
import type { PageFile } from './page-file.ts';
import { shell, type Page } from './shell.ts';
import { signalPage } from './signal.ts';
import { vendorPageOf } from './vendor.ts';

/** One page of the site: its path, known without rendering, and how to render it. */
export interface PageEntry {
  readonly path: string;
  readonly render: () => Page;
}

/** Renders every page of the site, then the files for agents and crawlers, one at a time to bound memory. */
export function* pages(catalogue: Catalogue): Generator<PageFile> {
  const entries = pageEntries(catalogue);
  for (const { path, render } of entries) {
    yield { path: pageFile(path), text: shell(catalogue, render()) };
  }
  yield* agentFiles(
    catalogue,
    [...entries, ...PAGE_ROUTES.filter(({ file }) => file === undefined)].map(({ path }) => path),
  );
}

/** The file of the page at a path. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : path.slice(1);
}

/** Every page that a build writes, in the order of the sitemap. */
export function pageEntries(catalogue: Catalogue): readonly PageEntry[] {
  const { categories, vendors } = catalogue.records;
  return [
    { path: PAGE.home, render: () => homePage(catalogue) },
    { path: PAGE.changes, render: () => changesPage(catalogue) },
    { path: PAGE.deadlines, render: () => deadlinesPage(catalogue) },
    { path: PAGE.expiring, render: () => expiringPage(catalogue) },
    { path: PAGE.criteria, render: () => criteriaPage(catalogue) },
    { path: PAGE.freshness, render: () => freshnessPage(catalogue) },
    { path: PAGE.signal, render: () => signalPage(catalogue) },
    { path: PAGE.data, render: () => dataPage(catalogue) },
    { path: PAGE.referralPrograms, render: () => referralProgramsPage(catalogue) },
    ...COMPARISON_PAGES.map((comparison) => ({
      path: comparison.path,
      render: () => comparisonPage(catalogue, comparison),
    })),
    ...categories.map((category) => ({
      path: categoryPage(category),
      render: () => categoryPageOf(catalogue, category),
    })),
    // A vendor without offers has a page too, which cites its change records.
    ...vendors.map((vendor) => ({ path: vendorPage(vendor), render: () => vendorPageOf(catalogue, vendor) })),
  ];
}
