import { hash } from 'node:crypto';
import * as z from 'zod';
import { databaseBytes } from './database.ts';
import type { BuildFile } from '../write/write.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { contentType } from '../../routes/content-type.ts';
import {
  EXPORT_FOLDER,
  EXPORT_MANIFEST,
  exportedChanges,
  exportedOffers,
  exportManifest,
  type ExportManifest,
  EXPORTS,
} from '../../routes/export.ts';
import { CHANGE_COLUMNS, exportHead, exportTexts, OFFER_COLUMNS } from '../../routes/export-texts.ts';

/** Every file below `/api/export`: the data, its schemas, and the manifest of the data. */
export function* exportFiles(catalogue: Catalogue): Generator<BuildFile, void> {
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
