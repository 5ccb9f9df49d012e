import type { Catalogue } from '../model/catalogue.ts';
import type { OpenApiDocument } from '../model/openapi-document.ts';
import { openApi } from '../openapi/openapi.ts';
import { docsPages } from '../pages/docs/overview.ts';
import { pages } from '../pages/table.ts';
import { vendorFilesLeft } from '../pages/vendor-files.ts';
import { exportTexts } from '../routes/export/texts.ts';
import { ROUTES } from '../routes/table.ts';
import { collectPart } from './collect-garbage.ts';
import { exportFiles } from './export/exports.ts';
import { feedFiles } from './export/feeds.ts';
import { render, type Leftover } from './render.ts';
import { pageAssets } from './write/page-assets.ts';
import type { BuildFile } from './write/write.ts';

/** A part of the files of a build: its name, and its files. Each file is made when the iterator reaches it. */
export interface BuildPart {
  readonly name: string;
  readonly files: Iterable<BuildFile>;
}

/** The parts of the files that a build serves, in the order in which they are written; returns what is left to the function. */
export function* buildParts(
  catalogue: Catalogue,
  wholeCategoryBytes: number,
): Generator<BuildPart, readonly Leftover[]> {
  const leftovers = yield* answersPart(catalogue, wholeCategoryBytes);
  const document = yield* documentPart(catalogue);
  yield* exportPart(catalogue);
  yield* feedsPart(catalogue);
  const left = yield* pageParts(catalogue, document);
  yield { name: 'assets', files: pageAssets() };
  return [...leftovers, ...left];
}

/**
 * The same catalogue as another object. What rules and routes derive is kept per catalogue, and can be collected with this
 * one: of a large catalogue, it is several times the records. Each part makes its own when it begins, because a caller
 * may hold the part before until then.
 */
function withoutMemory(catalogue: Catalogue): Catalogue {
  collectPart();
  return { ...catalogue };
}

function* answersPart(catalogue: Catalogue, wholeCategoryBytes: number): Generator<BuildPart, readonly Leftover[]> {
  let leftovers: readonly Leftover[] = [];
  const own = withoutMemory(catalogue);
  yield {
    name: 'answers',
    files: (function* () {
      leftovers = yield* render(own, ROUTES, { wholeCategoryBytes });
    })(),
  };
  return leftovers;
}

function* documentPart(catalogue: Catalogue): Generator<BuildPart, OpenApiDocument> {
  const document = openApi(withoutMemory(catalogue));
  yield { name: 'document', files: [{ path: 'api/openapi.json', text: `${JSON.stringify(document)}\n` }] };
  return document;
}

function* exportPart(catalogue: Catalogue): Generator<BuildPart, void> {
  const own = withoutMemory(catalogue);
  yield { name: 'exports', files: exportFiles(own, exportTexts(own)) };
}

function* feedsPart(catalogue: Catalogue): Generator<BuildPart, void> {
  yield { name: 'feeds', files: feedFiles(withoutMemory(catalogue)) };
}

function* pageParts(catalogue: Catalogue, document: OpenApiDocument): Generator<BuildPart, readonly Leftover[]> {
  const own = withoutMemory(catalogue);
  yield { name: 'pages', files: pages(own, docsPages(own, document)) };
  return vendorFilesLeft(own);
}
