import { buildParts } from './render.ts';
import { validateFolder } from './validate.ts';
import { hostFiles, indexFile } from './write/host-files.ts';
import { OutFolder } from './write/out-folder.ts';
import { type BuildFile, DistWriter, compressedSiblings } from './write/write.ts';
import { SITE_NAME } from '../model/build.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { link } from '../rules/catalogue/link.ts';

export interface CompileOptions {
  readonly catalogue: string;
  readonly out: string;
  readonly date: IsoDate;
  readonly baseUrl: string;
  /** Address of the repository, for links that report or edit an entry. */
  readonly repositoryUrl?: string | undefined;
  /** The commit of the catalogue and the code, which the build names; not known where it is left out. */
  readonly commit?: string | null;
  /** Also writes compressed copies of the files, for a web server in front. */
  readonly precompress?: boolean;
  /** Called when a phase completes. */
  readonly onPhase?: (phase: string, outcome: string) => void;
}

/**
 * The whole pipeline: read → parse → shape → check → link → render → write. Writes nothing where there is a diagnostic. Throws
 * `UsageError` where a build must not replace the content of `out`.
 */
export async function compile(options: CompileOptions) {
  const out = new OutFolder(options.out, options.catalogue);
  const { sources, records, diagnostics } = await validateFolder(options.catalogue, options.date);
  if (diagnostics.length > 0) return { ok: false as const, diagnostics, sources };
  options.onPhase?.('check', `${sources.length} files`);

  const catalogue = link(records, options.date, {
    name: SITE_NAME,
    base_url: options.baseUrl,
    ...(options.repositoryUrl === undefined ? {} : { repository_url: options.repositoryUrl }),
  });
  options.onPhase?.('link', `${catalogue.listings.length} offers, ${catalogue.changes.length} changes`);

  const writer = new DistWriter(out);
  try {
    for (const [part, files] of buildParts(catalogue)) {
      const [filesBefore, bytesBefore] = [writer.files, writer.bytes];
      for (const file of files) write(writer, file, options);
      options.onPhase?.(part, sizeText(writer.files - filesBefore, writer.bytes - bytesBefore));
    }
    write(writer, indexFile(catalogue, writer.manifest, options.commit ?? null), options);
    for (const file of hostFiles(catalogue, writer.manifest)) writer.writeUnlisted(file);
    writer.commit();
  } catch (error) {
    writer.abandon();
    throw error;
  }
  const { files, bytes } = writer;
  options.onPhase?.('write', sizeText(files, bytes));
  return { ok: true as const, catalogue, files, bytes };
}

function write(writer: DistWriter, file: BuildFile, { precompress }: CompileOptions): void {
  writer.write(file);
  if (precompress) for (const sibling of compressedSiblings(file)) writer.writeUnlisted(sibling);
}

const sizeText = (files: number, bytes: number): string => `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
