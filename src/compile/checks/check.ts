import type { IsoDate } from '../../model/iso-date.ts';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import type { Path } from '../parse/draft.ts';
import type { FilesByKind } from '../shape/kinds.ts';
import type { Sourced } from '../shape/shape.ts';
import type { VendorFile } from '../shape/vendor-file.ts';
import { repetitions, type Repetition } from './findings.ts';

/** Every file that passed its schema. A list file that is absent or invalid is undefined; references to it are not checked. */
export interface CatalogueFiles extends FilesByKind {
  /** Slug and name of each vendor that has a file; the name is null where the file is invalid and has no readable name. */
  readonly vendorNames: ReadonlyMap<string, string | null>;
  /** Every path in the folder, valid or not. */
  readonly paths: ReadonlySet<string>;
}

interface Declaration {
  /** Kebab-case and permanent: waivers and searches name it. */
  readonly code: string;
  /** The table row of catalogue/README.md, and the rule text for code scanners: half a sentence. */
  readonly meaning: string;
  /** The effect on a reader of the API. */
  readonly why: string;
  /** No path and no published value depends on it, so `waivers.yaml` may accept it. */
  readonly isWaivable?: true;
}

/** A check of several files at once, or one that is made of a check of single files or entries. */
export interface Check extends Declaration {
  /** `today` only refuses later days, so that a valid file stays valid as time passes (docs/rules.md#dated-faults). */
  diagnose(catalogue: CatalogueFiles, today: IsoDate): Iterable<Finding>;
}

type Kinds = keyof FilesByKind;
type FilesOf<K extends Kinds> = NonNullable<FilesByKind[K]>;
type FileOf<K extends Kinds> = Extract<
  FilesOf<K> extends readonly (infer File)[] ? File : FilesOf<K>,
  Sourced<unknown>
>;

interface FileCheck<File> extends Declaration {
  diagnose(file: File, today: IsoDate): Iterable<Finding>;
}

/** A check of each file of a kind by itself. */
export function fileCheck<K extends Kinds>(kind: K, declared: FileCheck<FileOf<K>>): Check {
  return {
    ...declared,
    *diagnose({ [kind]: files }, today) {
      for (const file of [files ?? []].flat() as readonly FileOf<K>[]) yield* declared.diagnose(file, today);
    },
  };
}

interface UniqueCheck<File, Entry> extends Declaration, Repetition<Entry> {
  readonly entries: (file: File) => readonly Entry[];
}

/** A check that no two entries of a file have one key. */
export function uniqueCheck<K extends Kinds, Entry extends { readonly path: Path }>(
  kind: K,
  { entries, key, what, fix, note, accepts, ...declared }: UniqueCheck<FileOf<K>, Entry>,
): Check {
  return fileCheck(kind, {
    ...declared,
    diagnose(file) {
      const placed = entries(file).map((entry) => ({ ...entry, at: () => file.draft.place(entry.path) }));
      return repetitions(placed, { key, what, fix, note, accepts });
    },
  });
}

interface EntryCheck<Value> extends Declaration {
  diagnose(value: Value, entry: ReturnType<typeof entryAt>, today: IsoDate): Iterable<Finding>;
}

/** Makes checks of each entry of one list of the vendors' files. */
function entryCheck<Value>(list: 'offers' | 'changes', entriesOf: (file: VendorFile) => readonly Value[]) {
  return (declared: EntryCheck<Value>): Check =>
    fileCheck('vendors', {
      ...declared,
      *diagnose(file, today) {
        for (const [index, value] of entriesOf(file.value).entries())
          yield* declared.diagnose(value, entryAt(file, [list, index]), today);
      },
    });
}

export const offerCheck = entryCheck('offers', ({ offers }) => offers);
export const changeCheck = entryCheck('changes', ({ changes }) => changes);

/** The file of an entry, its path there, and the places of its parts, each by its path from the entry. */
function entryAt(file: Sourced<VendorFile>, path: Path) {
  return {
    file,
    path,
    at: (...inner: Path): Place => file.draft.place([...path, ...inner]),
    keyAt: (key: string): Place => file.draft.keyPlace([...path, key]),
  };
}
