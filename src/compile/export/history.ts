import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HistoryBuild, RenderedFile } from '../../model/build.ts';
import type { Catalogue } from '../../model/catalogue.ts';
import { diffAnswerName, diffBetween } from '../../routes/diff.ts';
import { encode } from '../../routes/encode.ts';
import { EXPORT_FOLDER, EXPORT_HISTORY } from '../../routes/export/table.ts';
import { exportedChanges, exportedOffers, exportHead } from '../../routes/export/texts.ts';
import { ok } from '../../routes/route.ts';
import {
  grownHistory,
  HISTORY_FORMAT,
  rowsOfBuilds,
  type BuildHistory,
  type ExportRows,
  type KeptBuild,
} from '../../rules/history/build-history.ts';
import type { Row } from '../../rules/history/row-patch.ts';

/** The history of earlier builds with the rows of its last one, and what was found, in a sentence. */
export interface KnownHistory {
  readonly builds: readonly KeptBuild[];
  readonly rows: ExportRows;
  readonly outcome: string;
}

const NO_ROWS: ExportRows = { offers: [], changes: [] };

/**
 * Reads a history with the two exports beside it. Where the file is missing, cannot be read, has another format or does not
 * belong to those exports, the history begins anew: a build never fails for it.
 */
export function readHistory(file: string | null): KnownHistory {
  if (file === null) return begun('none was given');
  try {
    const history = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildHistory>;
    const last = history.builds?.at(-1);
    if (history.format !== HISTORY_FORMAT || !history.builds || !last) return begun(`${file} has another format`);
    const texts = textsBeside(file);
    if (digest([texts.offers]) !== last.offers || digest([texts.changes]) !== last.changes) {
      return begun(`${file} does not belong to the exports beside it`);
    }
    const outcome = `${history.builds.length} builds since ${history.builds[0]?.date ?? last.date}`;
    return { builds: history.builds, rows: rowsOf(texts), outcome };
  } catch (fault) {
    return begun(`${file} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

function begun(reason: string): KnownHistory {
  return { builds: [], rows: NO_ROWS, outcome: `begins with this build: ${reason}` };
}

interface Texts {
  readonly offers: string;
  readonly changes: string;
}

function textsBeside(file: string): Texts {
  const read = (name: string): string => readFileSync(join(dirname(file), name), 'utf8');
  return { offers: read('offers.json'), changes: read('changes.json') };
}

function rowsOf({ offers, changes }: Texts): ExportRows {
  const { offers: offerRows } = JSON.parse(offers) as { readonly offers: readonly Row[] };
  const { changes: changeRows } = JSON.parse(changes) as { readonly changes: readonly Row[] };
  return { offers: offerRows, changes: changeRows };
}

function digest(pieces: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

/** The digest of each export in hexadecimal, by its name. */
export type ExportDigests = ReadonlyMap<string, string>;

/**
 * The history with this build: its builds, and its files, which are the history and the difference from each build. Throws
 * where the exports have no digest yet.
 */
export function historyOf(catalogue: Catalogue, digests: ExportDigests, known: KnownHistory) {
  const digestOf = (name: string): string => {
    // Empty where the file was made and its pieces were not taken.
    const found = digests.get(name) ?? '';
    if (found === '') throw new Error(`${name} is not written yet`);
    return found;
  };
  const [offers, changes] = [digestOf('offers.json'), digestOf('changes.json')];
  const build: HistoryBuild = { date: catalogue.date, offers, changes };
  // What is exported, as objects: their JSON is that of the rows.
  const rows: ExportRows = {
    offers: exportedOffers(catalogue).map(asRow),
    changes: exportedChanges(catalogue).map(asRow),
  };
  const history = grownHistory(known.builds, known.rows, { build, rows });
  return {
    builds: history.builds.map((each): HistoryBuild => ({
      date: each.date,
      offers: each.offers,
      changes: each.changes,
    })),
    *files(): Generator<RenderedFile> {
      yield { path: `${EXPORT_FOLDER.slice(1)}/${EXPORT_HISTORY}`, text: `${JSON.stringify(history)}\n` };
      for (const base of rowsOfBuilds(history, rows)) {
        const body = diffBetween(exportHead(catalogue), base, { build, rows });
        yield { path: diffAnswerName(base.build), text: encode(ok(body)) };
      }
    },
  };
}

const asRow = (record: object): Row => record as Row;
