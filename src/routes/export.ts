import * as z from 'zod';
import { changeRecord } from './shared/change-record.ts';
import { component, count, isoDate, list, nullableText, text } from './shared/common.schema.ts';
import { offer } from './shared/offer.schema.ts';

/** A file of the whole catalogue at `/api/export/NAME`. */
interface ExportFile {
  readonly name: string;
  readonly holds: string;
  /** Where its content is described, as a JSON Schema; null where no schema can. */
  readonly schema: string | null;
}

/** Every export, in the order of the page that lists them. */
export const EXPORTS: readonly ExportFile[] = [
  { name: 'offers.json', holds: 'Every offer, as `/api/offers` returns it.', schema: 'offers.schema.json' },
  { name: 'offers.ndjson', holds: 'The same, one offer a line.', schema: 'offers.schema.json#/$defs/Offer' },
  {
    name: 'offers.csv',
    holds: 'The same as a table, one offer a line, for a spreadsheet.',
    schema: 'offers.schema.json#/$defs/Row',
  },
  {
    name: 'changes.json',
    holds: 'Every change record, reversed and withdrawn ones and housekeeping included.',
    schema: 'changes.schema.json',
  },
  { name: 'changes.ndjson', holds: 'The same, one record a line.', schema: 'changes.schema.json#/$defs/ChangeRecord' },
  { name: 'changes.csv', holds: 'The same as a table, one record a line.', schema: 'changes.schema.json#/$defs/Row' },
  {
    name: 'index.sqlite',
    holds: 'All of it as an SQLite database: tables, full-text search, a view for each common question.',
    schema: null,
  },
];

/** What describes the exports; served beside them. */
export const EXPORT_DESCRIPTIONS = ['offers.schema.json', 'changes.schema.json', 'manifest.schema.json'] as const;

/** The list of the exports with their size and digest. */
export const EXPORT_MANIFEST = 'manifest.json';

export const EXPORT_FOLDER = '/api/export';

export const DATA_LICENSE = 'MIT';

const headShape = {
  date: isoDate('Day that the export was derived for.'),
  license: text('SPDX name of the licence of the data.'),
  cite_as: text('How to cite the data.'),
};

/** `offers.json`. */
export const exportedOffers = component('ExportedOffers', 'Every offer of the index.', {
  ...headShape,
  offers: list(offer, 'Every offer, in catalogue order.'),
});

/** `changes.json`. */
export const exportedChanges = component('ExportedChanges', 'Every change record of the index.', {
  ...headShape,
  changes: list(changeRecord, 'Every change record, newest first.'),
});

const exportedFile = component('ExportedFile', 'One file of the export.', {
  name: text('Name of the file, beside this one.'),
  bytes: count('Length of the file.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 of the file, in hexadecimal.'),
  content_type: text('Type of the file.'),
  date: isoDate('Day that the file was derived for.'),
  schema: nullableText('JSON Schema of the file, of its lines or of its rows, beside this one; null for a database.'),
});

/** `manifest.json`. */
export const exportManifest = component('ExportManifest', 'What the export holds.', {
  ...headShape,
  files: list(exportedFile, 'Every file of the export but this one.'),
});

export type ExportManifest = z.infer<typeof exportManifest>;
