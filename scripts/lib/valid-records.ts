import { SITE_NAME } from '../../src/compile/site.ts';
import { validateFolder } from '../../src/compile/validate-folder.ts';
import type { CatalogueRecords } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { printDiagnostics } from './print-diagnostics.ts';

/** The site of a catalogue that a command links for itself and does not publish. */
export const LOCAL_SITE = { name: SITE_NAME, base_url: 'http://localhost:8080' } as const;

/** The records of a catalogue folder; null, with its diagnostics printed, where it has any. */
export async function validRecords(folder: string, date: IsoDate): Promise<CatalogueRecords | null> {
  const { sources, records, diagnostics } = await validateFolder(folder, date);
  if (diagnostics.length === 0) return records;
  printDiagnostics(diagnostics, sources, folder);
  return null;
}
