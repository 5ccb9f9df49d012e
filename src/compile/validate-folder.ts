import type { CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { validate } from './validate.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { read, type SourceFile } from './read/read.ts';

/** A validated catalogue folder: its records where it is valid, and every diagnostic of one run. */
export interface ValidatedCatalogue {
  readonly sources: readonly SourceFile[];
  readonly records: CatalogueRecords;
  readonly diagnostics: readonly Diagnostic[];
}

/** read → parse → shape → check: the half of the pipeline that `npm run check` runs. */
export async function validateFolder(folder: string, date: IsoDate): Promise<ValidatedCatalogue> {
  const { files, diagnostics } = await read(folder);
  const { records, diagnostics: found } = validate(files, date);
  return { sources: files, records, diagnostics: [...diagnostics, ...found] };
}
