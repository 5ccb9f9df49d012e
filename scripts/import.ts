import { readFileSync, writeFileSync } from 'node:fs';
import { validate } from '../src/compile/validate.ts';
import { dump } from '../src/import/dump.ts';
import { importIndex, type Imported } from '../src/import/import-index.ts';
import { importReport } from '../src/import/import-report.ts';
import type { DumpName } from '../src/import/note.ts';
import { isFree, writeCatalogue } from '../src/import/write-catalogue.ts';
import { report } from '../src/compile/diagnostics/report.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { dateOption, options } from './lib/options.ts';

const USAGE = 'npm run import -- --offers FILE --changes FILE --out DIR [--report FILE] [--date YYYY-MM-DD]';

/** A dump that cannot be read at all; there is nothing to import from it. */
class UnreadableDump extends Error {}

function named(flag: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`--${flag} is missing\nusage: ${USAGE}`);
  return value;
}

function recordsOf(path: string, name: DumpName): readonly unknown[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UnreadableDump(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const found = dump(text, name);
  if ('error' in found) throw new UnreadableDump(`${path} is ${found.error}`);
  return found.records;
}

/** The importer writes valid files only; the compiler validates them each time to prove it. */
function prove({ files }: Imported, today: IsoDate): void {
  const { diagnostics } = validate(files, today);
  if (diagnostics.length === 0) return;
  throw new Error(`the import has errors\n${report(diagnostics, { sources: files, prefix: '', color: false })}`);
}

function importFiles(from: Readonly<Record<DumpName, string>>, today: IsoDate): Imported {
  const dumps = { offers: recordsOf(from.offers, 'offers'), changes: recordsOf(from.changes, 'changes') };
  const imported = importIndex(dumps, today);
  if (imported.files.length === 0) throw new UnreadableDump(`nothing can be imported\n${importReport(imported)}`);
  prove(imported, today);
  return imported;
}

await run(() => {
  const { values } = options(USAGE, {
    offers: { type: 'string' },
    changes: { type: 'string' },
    out: { type: 'string' },
    report: { type: 'string' },
    date: { type: 'string' },
  });
  const from = { offers: named('offers', values.offers), changes: named('changes', values.changes) };
  const out = named('out', values.out);
  if (!isFree(out)) throw new UsageError(`${out} is not an empty folder; an import never mixes with what is there`);
  const today = dateOption(values.date);
  try {
    const imported = importFiles(from, today);
    writeCatalogue(imported.files, out);
    if (values.report !== undefined) {
      const { counts, notes, waived } = imported;
      writeFileSync(values.report, `${JSON.stringify({ counts, notes, waived }, null, 2)}\n`);
    }
    console.log(importReport(imported));
    return EXIT.ok;
  } catch (error) {
    if (!(error instanceof UnreadableDump)) throw error;
    console.error(error.message);
    return EXIT.diagnostics;
  }
});
