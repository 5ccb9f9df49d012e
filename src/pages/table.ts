import type { Catalogue } from '../model/catalogue.ts';
import { agentFiles } from './agent-files.ts';
import { categoryPageOf } from './category.ts';
import { changesPage } from './changes.ts';
import { COMPARISON_PAGES } from './comparison-pages.ts';
import { comparisonPage } from './comparison.ts';
import { criteriaPage } from './criteria.ts';
import { deadlinesPage } from './deadlines.ts';
import { expiringPage } from './expiring.ts';
import { freshnessPage } from './freshness.ts';
import { homePage } from './home.ts';
import { referralProgramsPage } from './referral-programs.ts';
import type { PageFile } from './page-file.ts';
import { shell, type Page } from './shell.ts';
import { signalPage } from './signal.ts';
import { vendorPageOf } from './vendor.ts';

/** Every page of the site, then the files that agents and crawlers look for. One at a time, since there are many. */
export function* pages(catalogue: Catalogue): Generator<PageFile> {
  const paths: string[] = [];
  for (const page of table(catalogue)) {
    paths.push(page.path);
    yield { path: page.path === '/' ? 'index.html' : page.path.slice(1), text: shell(catalogue, page) };
  }
  yield* agentFiles(catalogue, paths);
}

function* table(catalogue: Catalogue): Generator<Page> {
  yield homePage(catalogue);
  yield changesPage(catalogue);
  yield deadlinesPage(catalogue);
  yield expiringPage(catalogue);
  yield criteriaPage(catalogue);
  yield freshnessPage(catalogue);
  yield signalPage(catalogue);
  yield referralProgramsPage(catalogue);
  for (const comparison of COMPARISON_PAGES) yield comparisonPage(catalogue, comparison);
  for (const category of catalogue.records.categories) yield categoryPageOf(catalogue, category);
  // A vendor without offers has a page too: what it changed is worth a citation.
  for (const vendor of catalogue.records.vendors) yield vendorPageOf(catalogue, vendor);
}
