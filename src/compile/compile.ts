import type { Catalogue, CatalogueRecords } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { ROUTES } from '../routes/table.ts';
import { link } from '../rules/link.ts';
import { judge } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { read, type SourceFile } from './read.ts';
import { render, type Leftover, type RenderedFile } from './render.ts';
import { DistWriter, type Manifest } from './write.ts';

export interface CompileOptions {
  readonly catalogue: string;
  readonly out: string;
  readonly date: IsoDate;
  readonly baseUrl: string;
  readonly wholeCategoryBytes?: number;
  /** Told of each finished phase, for the operator. */
  readonly onPhase?: (phase: string, outcome: string) => void;
}

export type Compiled =
  | {
      readonly ok: true;
      readonly catalogue: Catalogue;
      readonly files: number;
      readonly bytes: number;
      readonly leftovers: readonly Leftover[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly sources: readonly SourceFile[] };

export const SITE_NAME = 'Developer Deals Index';
export const WHOLE_CATEGORY_BYTES = 200_000_000;

/** A catalogue folder judged: its records where it is sound, and every fault found in one run. */
export interface Judged {
  readonly sources: readonly SourceFile[];
  readonly records: CatalogueRecords;
  readonly diagnostics: readonly Diagnostic[];
}

/** read → parse → shape → check: the half of the pipeline that `npm run check` runs. */
export async function judgeFolder(folder: string, date: IsoDate): Promise<Judged> {
  const { files, diagnostics } = await read(folder);
  const judged = judge(files, date);
  return { sources: files, records: judged.records, diagnostics: [...diagnostics, ...judged.diagnostics] };
}

/** The whole pipeline: read → parse → shape → check → link → render → write. Writes nothing when there is a fault. */
export async function compile(options: CompileOptions): Promise<Compiled> {
  const say = options.onPhase ?? (() => undefined);
  const { sources, records, diagnostics } = await judgeFolder(options.catalogue, options.date);
  if (diagnostics.some((diagnostic) => diagnostic.severity === 'error')) return { ok: false, diagnostics, sources };
  say('check', `${sources.length} files`);

  const catalogue = link(records, options.date, { name: SITE_NAME, base_url: options.baseUrl });
  say('link', `${catalogue.listings.length} offers, ${catalogue.changes.length} changes`);

  const { files, bytes, leftovers } = writeDist(catalogue, options);
  say('write', `${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  return { ok: true, catalogue, files, bytes, leftovers };
}

function writeDist(catalogue: Catalogue, options: CompileOptions) {
  const writer = new DistWriter(options.out);
  try {
    const rendering = render(catalogue, ROUTES, {
      wholeCategoryBytes: options.wholeCategoryBytes ?? WHOLE_CATEGORY_BYTES,
    });
    let step = rendering.next();
    for (; !step.done; step = rendering.next()) writer.write(step.value);
    for (const file of hostFiles(catalogue, writer.written.manifest)) writer.write(file);
    writer.commit();
    const { files, bytes } = writer.written;
    return { files, bytes, leftovers: step.value };
  } catch (fault) {
    writer.abandon();
    throw fault;
  }
}

/** What hosts need beside the answers: the linked catalogue for the function, and what is in the build. */
function* hostFiles(catalogue: Catalogue, manifest: Manifest): Generator<RenderedFile> {
  const index = { date: catalogue.date, site: catalogue.site, records: catalogue.records };
  yield { path: '_index/catalogue.json', text: `${JSON.stringify(index)}\n` };
  const build = { date: catalogue.date, base_url: catalogue.site.base_url, files: manifest };
  yield { path: '_index/manifest.json', text: `${JSON.stringify(build)}\n` };
}
