import { z } from 'zod';
import { changeRecord } from '../shared/change-record.schema.ts';
import { offer } from '../shared/offer.schema.ts';
import { count, isoDate } from '../shared/primitive.schema.ts';

const headShape = {
  date: isoDate('Day that the export was derived for.'),
  license: z.string().describe('SPDX name of the licence of the data.'),
  cite_as: z.string().describe('How to cite the data.'),
};

/** `offers.json`. */
export const exportedOffers = z
  .strictObject({ ...headShape, offers: z.array(offer).describe('Every offer, in catalogue order.') })
  .meta({ id: 'ExportedOffers', description: 'Every offer of the index.' });

/** `changes.json`. */
export const exportedChanges = z
  .strictObject({ ...headShape, changes: z.array(changeRecord).describe('Every change record, newest first.') })
  .meta({ id: 'ExportedChanges', description: 'Every change record of the index.' });

const exportedFile = z
  .strictObject({
    name: z.string().describe('Name of the file, beside this one.'),
    bytes: count('Length of the file.'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of the file, in hexadecimal.'),
    content_type: z.string().describe('Type of the file.'),
    date: isoDate('Day that the file was derived for.'),
    schema: z
      .string()
      .nullable()
      .describe('JSON Schema of the file, of its lines or of its rows, beside this one; null for a database.'),
  })
  .meta({ id: 'ExportedFile', description: 'One file of the export.' });

/** `manifest.json`. */
export const exportManifest = z
  .strictObject({ ...headShape, files: z.array(exportedFile).describe('Every file of the export but this one.') })
  .meta({ id: 'ExportManifest', description: 'What the export holds.' });

export type ExportManifest = z.infer<typeof exportManifest>;
