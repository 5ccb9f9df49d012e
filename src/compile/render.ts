import { readdirSync, readFileSync } from 'node:fs';
import { bundle, licences } from './bundle.ts';
import type { BuildFile, BytesFile } from './write/write.ts';
import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { openApi } from '../openapi/openapi.ts';
import { docsPages } from '../pages/docs/overview.ts';
import { withColours } from '../pages/parts/colours.ts';
import { pages } from '../pages/table.ts';
import { answerName, caseReply, isErrorReply } from '../routes/shared/cases.ts';
import { encode, encodeBytes, type AnyRoute, type Given, ok } from '../routes/route.ts';
import { atomFeed, jsonFeed } from '../routes/shared/change-feed.ts';
import { scopedFeeds } from '../routes/shared/scoped-feeds.ts';
import { ROUTES } from '../routes/table.ts';
import { hash } from 'node:crypto';
import * as z from 'zod';
import {
  exportedChanges,
  exportedOffers,
  exportManifest,
  EXPORT_FOLDER,
  EXPORT_MANIFEST,
  EXPORTS,
  type ExportManifest,
} from '../routes/export.ts';
import { CHANGE_COLUMNS, exportHead, exportTexts, OFFER_COLUMNS } from '../routes/export-texts.ts';
import { databaseBytes } from './export/database.ts';
import { contentType } from '../routes/content-type.ts';

/** Writes the files of a part of a build, each as soon as it is made. */
export type WritePart = (name: string, files: Iterable<BuildFile>) => void;

/** Writes every file that a build serves, part by part. */
export function writeParts(catalogue: Catalogue, write: WritePart): void {
  write('answers', render(catalogue, ROUTES));
  const document = openApi(catalogue);
  write('document', [{ path: 'api/openapi.json', text: `${JSON.stringify(document)}\n` }]);
  write('exports', exportFiles(catalogue));
  write('feeds', feedFiles(catalogue));
  write('pages', pages(catalogue, docsPages(catalogue, document)));
  write('assets', pageAssets());
}

/**
 * Renders every case of every route to a file, one at a time, so that the answers of a large catalogue are never in memory
 * together. Throws where a case does not answer 200, or where two cases write one file: both are bugs of a route.
 */
export function* render(catalogue: Catalogue, routes: readonly AnyRoute[]): Generator<BytesFile> {
  const seen = new Set<string>();
  for (const route of routes) {
    for (const given of route.cases(catalogue)) {
      const file = renderCase(catalogue, route, given);
      if (seen.has(file.path)) throw new Error(`two cases write ${file.path}`);
      seen.add(file.path);
      yield file;
    }
  }
}

function renderCase(catalogue: Catalogue, route: AnyRoute, given: Given): BytesFile {
  const request = `${route.path} ${JSON.stringify(given)}`;
  const { reply, values } = caseReply(catalogue, route, given);
  if (isErrorReply(reply) || values === null) throw new Error(`${request} answers ${encode(reply)}`);
  const path = answerName(route, values);
  if (path === null) throw new Error(`${request} has no file name`);
  const { buffer, byteOffset, byteLength } = encodeBytes(reply);
  return { path, bytes: Buffer.from(buffer, byteOffset, byteLength) };
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

/** Browsers request it at this path by default. */
const AT_THE_ROOT = new Set(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']);

/** What `deals audit` finds in a file, as a module for the browser; the page loads it once a file is chosen. */
function fileReader(): string {
  const { files, packages } = bundle({ entryPoints: ['client/audit/vendors-in-file.ts'] });
  return `/*\n${licences(packages)}*/\n${files[0]?.text ?? ''}`;
}

/** Assets of the pages (style sheet, search, icon), copied from the sources, and the module that is made for one. */
export function* pageAssets(): Generator<BuildFile> {
  yield { path: 'assets/vendors-in-file.js', text: fileReader() };
  for (const name of readdirSync(FOLDER).sort()) {
    const path = AT_THE_ROOT.has(name) ? name : `assets/${name}`;
    const bytes = readFileSync(new URL(name, FOLDER));
    yield /\.(?:ico|png)$/.test(name) ? { path, bytes } : { path, text: withColours(bytes.toString('utf8')) };
  }
}

/** Every file below `/api/export`: the data, its schemas, and the manifest of the data. */
function* exportFiles(catalogue: Catalogue): Generator<BuildFile, void> {
  const texts = new Map(Object.entries(exportTexts(catalogue)));
  const files: ExportManifest['files'] = [];
  for (const { name, schema } of EXPORTS) {
    const text = texts.get(name);
    const bytes = text === undefined ? databaseBytes(catalogue) : Buffer.from(text);
    yield { path: exportPath(name), bytes };
    const content_type = contentType(name).replace(/;.*/, '');
    files.push({
      name,
      bytes: bytes.length,
      sha256: hash('sha256', bytes, 'hex'),
      content_type,
      date: catalogue.date,
      schema,
    });
  }
  const schemas = {
    'offers.schema.json': jsonSchema(exportedOffers, Object.keys(OFFER_COLUMNS)),
    'changes.schema.json': jsonSchema(exportedChanges, Object.keys(CHANGE_COLUMNS)),
    'manifest.schema.json': jsonSchema(exportManifest, []),
  };
  for (const [name, schema] of Object.entries(schemas))
    yield { path: exportPath(name), text: `${JSON.stringify(schema, null, 2)}\n` };
  const manifest: ExportManifest = { ...exportHead(catalogue), files };
  yield { path: exportPath(EXPORT_MANIFEST), text: `${JSON.stringify(manifest, null, 2)}\n` };
}

function exportPath(name: string): string {
  return `${EXPORT_FOLDER.slice(1)}/${name}`;
}

/** JSON Schema 2020-12; the cells of a table are texts, described as `Row`. */
function jsonSchema(schema: z.ZodType, columns: readonly string[]): object {
  const { $schema, $defs, ...root } = z.toJSONSchema(schema, { target: 'draft-2020-12', override: allowMoreFields });
  const properties = Object.fromEntries(columns.map((name) => [name, { type: 'string' }]));
  const row = columns.length === 0 ? {} : { Row: { type: 'object', properties, required: columns } };
  return { $schema, ...root, $defs: { ...$defs, ...row } };
}

/** Fields may be added to any object, as the interface says. */
function allowMoreFields({ jsonSchema: described }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (described.additionalProperties === false) delete described.additionalProperties;
}
