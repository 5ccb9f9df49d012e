import type { Manifest } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { hasVendorFiles } from '../pages/vendor-files.ts';
import { link } from '../rules/catalogue/link.ts';
import { collectGarbage, collectPart } from './collect-garbage.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { hostFiles, indexFile } from './write/host-files.ts';
import { validateFolder } from './validate-folder.ts';
import { OutFolder } from './write/out-folder.ts';
import { precompressed } from './write/precompressed.ts';
import type { SourceFile } from './read/read.ts';
import { buildParts, type BuildPart } from './parts.ts';
import type { Leftover } from './render.ts';
import { SITE_NAME } from './site.ts';
import { DistWriter, type BuildFile } from './write/write.ts';

export interface CompileOptions {
  readonly catalogue: string;
  readonly out: string;
  readonly date: IsoDate;
  readonly baseUrl: string;
  /** Address of the repository, for links that report or edit an entry. */
  readonly repositoryUrl?: string | undefined;
  /** The commit of the catalogue and the code, which the build names; not known where it is left out. */
  readonly commit?: string | null;
  /** As in `RenderBudget`; by default 200 MB, and none for a catalogue of which no file of a vendor is written. */
  readonly wholeCategoryBytes?: number;
  /** Also writes compressed copies of the files, for a web server in front. */
  readonly precompress?: boolean;
  /** Called when a phase completes. */
  readonly onPhase?: (phase: string, outcome: string) => void;
}

export type Compiled =
  | {
      readonly ok: true;
      readonly catalogue: Catalogue;
      readonly files: number;
      readonly bytes: number;
      readonly manifest: Manifest;
      readonly leftovers: readonly Leftover[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: readonly SourceFile[] };

const WHOLE_CATEGORY_BYTES = 200_000_000;

/** The answers of vendors are left to the function with their pages, unless the caller names a budget. */
function defaultBudget(catalogue: Catalogue): number {
  return hasVendorFiles(catalogue) ? WHOLE_CATEGORY_BYTES : 0;
}

/**
 * The whole pipeline: read → parse → shape → check → link → render → write. Writes nothing where there is a diagnostic. Throws
 * `UnusableFolder` where a build must not replace the content of `out`.
 */
export async function compile(options: CompileOptions): Promise<Compiled> {
  const say = options.onPhase ?? (() => undefined);
  const out = new OutFolder(options.out, options.catalogue);
  const validated = await validRecords(options.catalogue, options.date);
  if (!validated.ok) return validated;
  say('check', `${validated.files} files`);

  const catalogue = link(validated.records, options.date, {
    name: SITE_NAME,
    base_url: options.baseUrl,
    ...(options.repositoryUrl === undefined ? {} : { repository_url: options.repositoryUrl }),
  });
  collectPart();
  say('link', `${catalogue.listings.length} offers, ${catalogue.changes.length} changes`);

  const { written, leftovers } = writeDist({ catalogue, out }, options);
  const { files, bytes, manifest } = written;
  say('write', sized(files, bytes));
  return { ok: true, catalogue, files, bytes, manifest, leftovers };
}

/** In a function of its own, so that the sources and their drafts can be collected before the files are written. */
async function validRecords(folder: string, date: IsoDate) {
  const { sources, records, diagnostics } = await validateFolder(folder, date);
  if (diagnostics.length > 0) return { ok: false, diagnostics, sources } as const;
  return { ok: true, records, files: sources.length } as const;
}

interface BuildInput {
  readonly catalogue: Catalogue;
  readonly out: OutFolder;
}

function writeDist({ catalogue, out }: BuildInput, options: CompileOptions) {
  const writer = new DistWriter(out);
  const write = (file: BuildFile): void => {
    writer.write(file);
    if (options.precompress) for (const sibling of precompressed(file)) writer.writeUnlisted(sibling);
  };
  const commit = options.commit ?? null;
  try {
    const writePart = ({ name, files }: BuildPart): void => {
      const { files: filesBefore, bytes: bytesBefore } = writer.written;
      writeAll(files, write);
      const { files: filesNow, bytes: bytesNow } = writer.written;
      options.onPhase?.(name, sized(filesNow - filesBefore, bytesNow - bytesBefore));
    };
    const leftovers = writeParts(catalogue, options, writePart);
    collectPart();
    write(indexFile(catalogue, writer.written, { commit }));
    for (const file of hostFiles(catalogue, writer.written, commit)) writer.writeUnlisted(file);
    writer.commit();
    return { written: writer.written, leftovers };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

type WritePart = (part: BuildPart) => void;

/** Writes every part. A function of its own, so that nothing holds what they derived when the index is made. */
function writeParts(catalogue: Catalogue, options: CompileOptions, writePart: WritePart): readonly Leftover[] {
  const parts = buildParts(catalogue, options.wholeCategoryBytes ?? defaultBudget(catalogue));
  let outcome: readonly Leftover[] | null = null;
  while (!outcome) outcome = writeNext(parts, writePart);
  return outcome;
}

/**
 * Writes the next part; what the parts leave behind where there is none. A function of its own, so that nothing holds a
 * part that is written while the next one is made: with it all that it derived would be held.
 */
function writeNext(parts: Generator<BuildPart, readonly Leftover[]>, writePart: WritePart): readonly Leftover[] | null {
  const part = parts.next();
  if (part.done) return part.value;
  writePart(part.value);
  return null;
}

/** The size of the heap is read once for so many files. */
const FILES_BETWEEN_COLLECTIONS = 10;

function writeAll(files: Iterable<BuildFile>, write: (file: BuildFile) => void): void {
  let count = 0;
  for (const file of files) {
    write(file);
    if (++count % FILES_BETWEEN_COLLECTIONS === 0) collectGarbage();
  }
}

const sized = (files: number, bytes: number): string => `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
