import type { HistoryBuild } from '../model/build.ts';
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
import { historyOf, type ExportDigests, type KnownHistory } from './export/history.ts';
import { render, type Leftover } from './render.ts';
import { pageAssets } from './write/page-assets.ts';
import type { BuildFile } from './write/write.ts';

/** A part of the files of a build: its name, and its files. Each file is made when the iterator reaches it. */
export interface BuildPart {
  readonly name: string;
  readonly files: Iterable<BuildFile>;
}

/** What the parts leave behind when all of their files are made. */
export interface PartsOutcome {
  readonly leftovers: readonly Leftover[];
  readonly history: readonly HistoryBuild[];
}

/** The parts of the files that a build serves, in the order in which they are written. */
export function* buildParts(
  catalogue: Catalogue,
  known: KnownHistory,
  wholeCategoryBytes: number,
): Generator<BuildPart, PartsOutcome> {
  const leftovers = yield* answersPart(catalogue, wholeCategoryBytes);
  const document = yield* documentPart(catalogue);
  const history = yield* exportParts(catalogue, known);
  yield* feedsPart(catalogue);
  const left = yield* pageParts(catalogue, document);
  yield { name: 'assets', files: pageAssets() };
  return { leftovers: [...leftovers, ...left], history };
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

function* answersPart(
  catalogue: Catalogue,
  wholeCategoryBytes: number,
): Generator<BuildPart, PartsOutcome['leftovers']> {
  let leftovers: PartsOutcome['leftovers'] = [];
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

function* exportParts(catalogue: Catalogue, known: KnownHistory): Generator<BuildPart, PartsOutcome['history']> {
  const own = withoutMemory(catalogue);
  let digests: ExportDigests = new Map();
  yield {
    name: 'exports',
    files: (function* () {
      digests = yield* exportFiles(own, exportTexts(own));
    })(),
  };
  const history = historyOf(own, digests, known);
  yield { name: 'diffs', files: history.files() };
  return history.builds;
}

function* feedsPart(catalogue: Catalogue): Generator<BuildPart, void> {
  yield { name: 'feeds', files: feedFiles(withoutMemory(catalogue)) };
}

function* pageParts(catalogue: Catalogue, document: OpenApiDocument): Generator<BuildPart, PartsOutcome['leftovers']> {
  const own = withoutMemory(catalogue);
  yield { name: 'pages', files: pages(own, docsPages(own, document)) };
  return vendorFilesLeft(own);
}
