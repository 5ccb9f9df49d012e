import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { categoryPage, comparisonPath, PAGE, vendorPage } from '../routes/shared/page.ts';
import { vendorPairs } from '../rules/catalogue/vendor-pairs.ts';
import { aboutPage, dataPage, signalPage } from './about.ts';
import { agentFiles, type ListedPage } from './agent-files.ts';
import { catalogueModified } from '../rules/freshness/newest.ts';
import { badge, badgePath } from './badge.ts';
import { categoryPageOf } from './category.ts';
import { changesRoute } from './changes/page.ts';
import { COMPARISON_PAGES } from './parts/site-links.ts';
import { pairPage } from './compare/pair.ts';
import { TABLE_PARAMETERS, tablePage, tablePath } from './compare/table.ts';
import { criteriaPage } from './criteria.ts';
import { digestRoute } from './digest.ts';
import { endsPage } from './ends.ts';
import { follow } from './tools/follow.ts';
import { plan } from './tools/plan.ts';
import { embed, mcpSetupPage } from './tools/setup.ts';
import { stackCheck } from './tools/stack-check.ts';
import { freshnessPage } from './freshness.ts';
import { hasMarkdown, markdownOf, markdownPath } from './markdown.ts';
import { homePage } from './home.ts';
import { type Page, type PageEntry, type PageRoute, pageRoute } from './page.ts';
import { shell } from './parts/shell.ts';
import { vendorWithSlug } from './parts/links.ts';
import { vendorPageOf } from './vendor.ts';
import { pairOf } from './compare/subject.ts';
import { comparePage, comparisonPage } from './compare/index.ts';
import { categoriesPage, referralProgramsPage, vendorsPage } from './index-pages.ts';
import { searchPage } from './search/page.ts';

/** Renders the pages as HTML and Markdown, then the files for agents and crawlers; one at a time to bound memory. */
export function* pages(catalogue: Catalogue, docs: readonly PageEntry[] = []): Generator<RenderedFile> {
  const day = catalogueModified(catalogue);
  const listed: ListedPage[] = [];
  for (const { path, render } of pageEntries(catalogue, docs)) {
    const page = render();
    listed.push({ path, modified: page.modified ?? day });
    yield { path: pageFile(path), text: shell(catalogue, page) };
    // The function renders the others: their route takes any last segment.
    if (!path.startsWith(`${PAGE.compare}/`))
      yield { path: markdownPath(path).slice(1), text: markdownOf(catalogue, page) };
  }
  const rendered = PAGE_ROUTES.filter(({ isFile, path }) => !isFile && !path.includes('{'));
  for (const vendor of catalogue.records.vendors) {
    yield { path: badgePath(vendor).slice(1), text: badge(catalogue, vendor) };
  }
  yield* agentFiles(catalogue, [...listed, ...rendered.map(({ path }) => ({ path, modified: day }))]);
}

function pageFile(path: string): string {
  return path === '/' ? 'index.html' : path.slice(1);
}

/** Every page with a path of its own, in the order of the sitemap, and then further ones. */
export function* pageEntries(catalogue: Catalogue, further: readonly PageEntry[] = []): Generator<PageEntry> {
  yield* namedEntries(catalogue);
  // The pairs that are compared most naturally.
  for (const [first, second] of vendorPairs(catalogue)) {
    yield { path: comparisonPath(first, second), render: () => pairPage(catalogue, first, second) };
  }
  // One at a time: in a large catalogue, most entries are of vendors.
  for (const vendor of catalogue.records.vendors) yield vendorPageEntry(catalogue, vendor);
  yield* further;
}

const BADGE_FILE = /^badge\/([a-z0-9-]+)\.svg$/;
const VENDOR_FILE = /^vendor\/([a-z0-9-]+)$/;

/** Whether a file is a page of a vendor, a category or a comparison or a badge: nearly all of what is served as a file. */
export function isRenderedFile(path: string): boolean {
  return /^(?:vendor|category|compare|badge)\//.test(path);
}

/** Makes a test of whether a file is a page of the catalogue, the Markdown form of one or a badge: an edit may change it. */
export function isFileOf(catalogue: Catalogue): (path: string) => boolean {
  const named = new Set(namedEntries(catalogue).map((entry) => pageFile(entry.path)));
  return (path) => isRenderedFile(path) || named.has(htmlFile(path));
}

/**
 * The content of a page, of its Markdown form or of a badge, with the bytes that the build wrote, by its path there; null where
 * the catalogue has none. A page of two vendors has a route instead.
 */
export function renderedFile(catalogue: Catalogue, path: string): string | null {
  const [, badged] = BADGE_FILE.exec(path) ?? [];
  if (badged !== undefined) {
    const vendor = vendorWithSlug(catalogue, badged);
    return vendor && badge(catalogue, vendor);
  }
  const file = htmlFile(path);
  const vendor = vendorWithSlug(catalogue, VENDOR_FILE.exec(file)?.[1] ?? '');
  const entry = vendor
    ? vendorPageEntry(catalogue, vendor)
    : namedEntries(catalogue).find((each) => pageFile(each.path) === file);
  if (!entry) return null;
  const page = entry.render();
  if (file === path) return shell(catalogue, page);
  return hasMarkdown(page) ? markdownOf(catalogue, page) : null;
}

/** The file of the page whose HTML or Markdown form is at a path. */
function htmlFile(path: string): string {
  return path === 'index.md' ? 'index.html' : path.replace(/\.md$/, '');
}

/** The pages other than those of vendors and of pairs. */
function namedEntries(catalogue: Catalogue): readonly PageEntry[] {
  return [
    { path: PAGE.home, render: () => homePage(catalogue) },
    { path: PAGE.deadlines, render: () => endsPage(catalogue) },
    { path: PAGE.criteria, render: () => criteriaPage(catalogue) },
    { path: PAGE.mcpSetup, render: () => mcpSetupPage(catalogue) },
    { path: PAGE.freshness, render: () => freshnessPage(catalogue) },
    { path: PAGE.signal, render: () => signalPage(catalogue) },
    { path: PAGE.about, render: () => aboutPage(catalogue) },
    { path: PAGE.data, render: () => dataPage(catalogue) },
    { path: PAGE.referralPrograms, render: () => referralProgramsPage(catalogue) },
    ...PAGE_ROUTES.filter(({ isFile, path }) => isFile && !path.includes('{')).map((route) => ({
      path: route.path,
      render: () => pageWithoutQuery(catalogue, route),
    })),
    ...COMPARISON_PAGES.map((comparison) => ({
      path: comparison.path,
      render: () => comparisonPage(catalogue, comparison),
    })),
    ...catalogue.records.categories.flatMap((category) => [
      { path: categoryPage(category), render: () => categoryPageOf(catalogue, category) },
      { path: tablePath(category), render: () => tablePage(catalogue, category, { sort: null, page: null }) },
    ]),
  ];
}

function pageWithoutQuery(catalogue: Catalogue, route: PageRoute): Page {
  const found = route.page(catalogue, Object.fromEntries(Object.keys(route.parameters).map((name) => [name, null])));
  if (!found) throw new Error(`${route.path} is no page without a query`);
  return found;
}

/** A vendor without offers has a page too, which cites its change records. */
function vendorPageEntry(catalogue: Catalogue, vendor: Vendor): PageEntry {
  return { path: vendorPage(vendor), render: () => vendorPageOf(catalogue, vendor) };
}

/** Two vendors side by side, or the table of a category. */
const subjectPage = pageRoute({
  path: `${PAGE.compare}/{subject}`,
  parameters: {
    subject: { kind: 'text', in: 'path', description: 'Two slugs with `-vs-` between them, or a category.' },
    ...TABLE_PARAMETERS,
  },
  isFile: true,
  page(catalogue, { subject: name, ...query }) {
    const category = catalogue.records.categories.find(({ slug }) => slug === name);
    if (category) return tablePage(catalogue, category, query);
    const pair = pairOf(catalogue, name ?? '');
    return pair && pairPage(catalogue, ...pair);
  },
});

/** Every page that the function renders. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  searchPage,
  vendorsPage,
  categoriesPage,
  comparePage,
  subjectPage,
  changesRoute,
  digestRoute,
  stackCheck,
  plan,
  follow,
  embed,
];
