/** The two dumps an index is imported from. */
export type DumpName = 'offers' | 'changes';

/** The outcome for a record, or one of its fields, that could not be imported unchanged. */
export type Verdict =
  /** The whole record is not in the catalogue. */
  | 'left-out'
  /** The record is, without this field or entry. */
  | 'dropped'
  /** The record is, with this field changed. */
  | 'repaired'
  /** Imported unchanged; an editor should review it. */
  | 'noted';

/** One line of the importer's report: nothing is lost or changed without one. */
export interface Note {
  readonly from: DumpName;
  /** Place in the dump, from 0. */
  readonly index: number;
  /** As the dump writes it, where it does. */
  readonly vendor: string | null;
  readonly verdict: Verdict;
  readonly field: string | null;
  readonly reason: string;
}

/** Collects the notes about one record. */
export class RecordNotes {
  readonly #all: Note[];
  readonly #record: Pick<Note, 'from' | 'index' | 'vendor'>;

  constructor(all: Note[], record: Pick<Note, 'from' | 'index' | 'vendor'>) {
    this.#all = all;
    this.#record = record;
  }

  leftOut(reason: string): void {
    this.#add('left-out', null, reason);
  }

  dropped(field: string, reason: string): void {
    this.#add('dropped', field, reason);
  }

  repaired(field: string, reason: string): void {
    this.#add('repaired', field, reason);
  }

  noted(field: string, reason: string): void {
    this.#add('noted', field, reason);
  }

  #add(verdict: Verdict, field: string | null, reason: string): void {
    this.#all.push({ ...this.#record, verdict, field, reason });
  }
}
