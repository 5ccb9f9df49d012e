import type { Catalogue } from '../model/catalogue.ts';
import {
  exportedChanges,
  exportedOffers,
  exportManifest,
  EXPORT_DESCRIPTIONS,
  EXPORT_MANIFEST,
  EXPORTS,
} from '../routes/export.ts';
import { exportTexts } from '../routes/export-texts.ts';
import { errorBody } from '../routes/shared/common.schema.ts';
import type { Components } from './components.ts';
import type { Json, Operation, Schema } from '../model/openapi-document.ts';
import { responseHeaders } from './headers.ts';
import { BAD_ESCAPE, errorResponse, errorResponses } from './responses.ts';
import { shortened, SHOWN_ELEMENTS } from './shorten.ts';

/** Where the files of the whole index are. */
export const EXPORT_PATH = '/api/export/{file}';

const NAMES: readonly string[] = [...EXPORTS.map(({ name }) => name), EXPORT_MANIFEST, ...EXPORT_DESCRIPTIONS];
const SHOWN_LINES = 2;

/** The operation of the files that the build writes below `/api/export`; no route answers it. */
export function exportOperation(components: Components, catalogue: Catalogue): Operation {
  const headers = responseHeaders('ETag', 'Vary', 'CacheControl', 'Expires', 'Link');
  const texts = exportTexts(catalogue, SHOWN_ELEMENTS);
  const files = EXPORTS.map(({ name, holds }) => `\`${name}\`: ${holds}`).join(' ');
  const json = [exportedOffers, exportedChanges, exportManifest].map((schema) => components.reference(schema));
  const description: Schema = { type: 'object', description: 'A JSON Schema.' };
  return {
    operationId: 'getExport',
    tags: ['Offers'],
    summary: 'The whole index as one file',
    description: `${files} \`${EXPORT_MANIFEST}\` lists them with length, digest and day. The database describes its tables itself.`,
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'Name of the file.',
        schema: { type: 'string', enum: NAMES },
        example: 'offers.json',
      },
    ],
    responses: {
      200: {
        description: 'The file.',
        headers,
        content: {
          'application/json': { schema: { anyOf: [...json, description] }, example: jsonStart(texts['offers.json']) },
          'application/x-ndjson': { schema: { type: 'string' }, example: firstLines(texts['offers.ndjson']) },
          'text/csv': { schema: { type: 'string' }, example: firstLines(texts['offers.csv']) },
          'application/vnd.sqlite3': { schema: { type: 'string', format: 'binary' } },
        },
      },
      304: { description: 'The caller holds this file: `If-None-Match` named it.', headers },
      ...errorResponses(components, NO_SCHEMAS, BAD_ESCAPE),
      404: errorResponse(components, {
        status: 404,
        body: errorBody,
        example: { error: 'There is nothing at /api/export/offers.xlsx; the paths are at /api/openapi.json.' },
      }),
    },
  };
}

const NO_SCHEMAS = { operationId: 'getExport', tag: 'Offers', body: null } as const;

function jsonStart(pieces: Iterable<string>): Json {
  return shortened(JSON.parse([...pieces].join('')) as Json);
}

function firstLines(pieces: Iterable<string>): string {
  return [...pieces]
    .join('')
    .split(/(?<=\n)/)
    .slice(0, SHOWN_LINES)
    .join('');
}
