import { readdirSync, readFileSync } from 'node:fs';
import { bundle, licences } from './bundle.ts';
import { exportFiles } from './export/export-files.ts';
import type { BuildFile } from './write/write.ts';
import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { openApi } from '../openapi/openapi.ts';
import { docsPages } from '../pages/docs/overview.ts';
import { withColours } from '../pages/parts/colours.ts';
import { pages } from '../pages/table.ts';
import { type AnyRoute, encode, ok } from '../routes/route.ts';
import { answerName, caseReply, isErrorReply } from '../routes/shared/cases.ts';
import { atomFeed, jsonFeed } from '../routes/shared/change-feed.ts';
import { scopedFeeds } from '../routes/shared/scoped-feeds.ts';
import { ROUTES } from '../routes/table.ts';

/** The files that a build serves, part by part with the name of the part; each file is made when it is taken. */
export function* buildParts(catalogue: Catalogue): Generator<readonly [part: string, files: Iterable<BuildFile>]> {
  yield ['answers', render(catalogue, ROUTES)];
  const document = openApi(catalogue);
  yield ['document', [{ path: 'api/openapi.json', text: `${JSON.stringify(document)}\n` }]];
  yield ['exports', exportFiles(catalogue)];
  yield ['feeds', feedFiles(catalogue)];
  yield ['pages', pages(catalogue, docsPages(catalogue, document))];
  yield ['assets', pageAssets()];
}

/**
 * Renders every case of every route to a file, one at a time, so that the answers of a large catalogue are never in memory
 * together. Throws where a case does not answer 200: that is a bug of its route.
 */
export function* render(catalogue: Catalogue, routes: readonly AnyRoute[]): Generator<RenderedFile> {
  for (const route of routes) {
    for (const given of route.cases(catalogue)) {
      const request = `${route.path} ${JSON.stringify(given)}`;
      const { reply, parsed } = caseReply(catalogue, route, given);
      if (isErrorReply(reply) || parsed === null) throw new Error(`${request} answers ${encode(reply)}`);
      const path = answerName(route, parsed);
      if (path === null) throw new Error(`${request} has no file name`);
      yield { path, text: encode(reply) };
    }
  }
}

/** Both forms of every feed of one category, vendor or change type, each a file at its own path. */
export function* feedFiles(catalogue: Catalogue): Generator<RenderedFile> {
  for (const { path, feed } of scopedFeeds(catalogue)) {
    const [atom, json] = [`${path}.atom`, `${path}.json`];
    yield { path: atom.slice(1), text: atomFeed(catalogue, feed, atom) };
    yield { path: json.slice(1), text: encode(ok(jsonFeed(catalogue, feed, json))) };
  }
}

const FOLDER = new URL('../pages/assets/', import.meta.url);

/** Browsers request these at the root by default. */
const AT_THE_ROOT = new Set(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']);

/** Assets of the pages (style sheet, search, icon), copied from the sources, and the module that is made for one. */
export function* pageAssets(): Generator<BuildFile> {
  // What `deals audit` finds in a file, as a module for the browser; the page loads it once a file is chosen.
  const { files, packages } = bundle({ entryPoints: ['client/audit/vendors-in-file.ts'] });
  yield { path: 'assets/vendors-in-file.js', text: `/*\n${licences(packages)}*/\n${files[0]?.text ?? ''}` };
  for (const name of readdirSync(FOLDER).sort()) {
    const path = AT_THE_ROOT.has(name) ? name : `assets/${name}`;
    const bytes = readFileSync(new URL(name, FOLDER));
    yield /\.(?:ico|png)$/.test(name) ? { path, bytes } : { path, text: withColours(bytes.toString('utf8')) };
  }
}
