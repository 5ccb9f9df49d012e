import type { IsoDate } from '../model/iso-date.ts';
import type { Diagnostic } from '../compile/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compile/read/read.ts';
import { accepted } from './accepted.ts';
import { IndexImport } from './index-import.ts';
import type { DumpName, Note } from './note.ts';

/** The dumps of an index, unproved. */
export interface Dumps {
  readonly offers: readonly unknown[];
  readonly changes: readonly unknown[];
}

/** A catalogue made from dumps, and the account of every record that is not in it as it stood. */
export interface Imported {
  readonly files: readonly SourceFile[];
  readonly notes: readonly Note[];
  /** Likely diagnostics, accepted by a waiver each for an editor to review. */
  readonly waived: readonly Diagnostic[];
  readonly counts: Readonly<Record<DumpName, { readonly read: number; readonly imported: number }>>;
}

/** Dumps → catalogue files. Every record is imported, or its note says why not; what is written passes the checks. */
export function importIndex(dumps: Dumps, today: IsoDate): Imported {
  const index = new IndexImport(today);
  const offers = dumps.offers.filter((raw, position) => index.takeOffer(raw, position)).length;
  const changes = dumps.changes.filter((raw, position) => index.takeChange(raw, position)).length;
  // Notes about alternatives are made with the files, when all vendors are known.
  const { files, diagnostics } = accepted(index.files(), today);
  return {
    files,
    notes: index.notes.toSorted(byRecord),
    waived: diagnostics,
    counts: {
      offers: { read: dumps.offers.length, imported: offers },
      changes: { read: dumps.changes.length, imported: changes },
    },
  };
}

function byRecord(a: Note, b: Note): number {
  return a.from === b.from ? a.index - b.index : a.from === 'offers' ? -1 : 1;
}
