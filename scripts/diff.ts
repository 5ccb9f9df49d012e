import { collectFiles, validate } from '../src/compile/validate.ts';
import { catalogueDiff } from '../src/editing/diff/diff.ts';
import { diffMarkdown, diffText } from '../src/editing/diff/report.ts';
import { read, type SourceFile } from '../src/compile/read/read.ts';
import { commitName, filesAt, NoSuchRevision } from '../src/editing/diff/revision.ts';
import { ParseCache } from '../src/compile/shape/shape-file.ts';
import { records } from '../src/compile/shape/records.ts';
import type { CatalogueRecords } from '../src/model/catalogue.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { printDiagnostics, LOCAL_SITE } from './lib/catalogue.ts';

const USAGE = 'npm run diff -- [BASE] [--markdown] [--catalogue DIR] [--date YYYY-MM-DD]';

/** The records of a revision. A file that today's checks reject is left out and named on stderr. */
function recordsOf(files: readonly SourceFile[], memory: ParseCache): CatalogueRecords {
  const { files: valid, invalid } = collectFiles(files, memory);
  for (const path of invalid) console.error(`${path} is invalid in the base revision and is left out`);
  return records(valid);
}

/** The name of the commit that a person means. Throws `UsageError` where there is none. */
function commitOf(folder: string, base: string): Promise<string> {
  return commitName(folder, base).catch((error: unknown) => {
    throw error instanceof NoSuchRevision ? new UsageError(error.message) : error;
  });
}

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    { catalogue: FLAG.catalogue, date: FLAG.text, markdown: FLAG.no },
    true,
  );
  const [base = 'HEAD', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`one base is compared with at a time\nusage: ${USAGE}`);
  const folder = catalogueOption(values.catalogue);
  const date = dateOption(values.date);
  const memory = new ParseCache();
  const { files, diagnostics: unread } = await read(folder);
  const validation = validate(files, date, memory);
  const diagnostics = [...unread, ...validation.diagnostics];
  if (diagnostics.length > 0) {
    printDiagnostics(diagnostics, files, folder);
    return EXIT.diagnostics;
  }
  const commit = await commitOf(folder, base);
  const committed = await filesAt(folder, commit);
  const consequences = catalogueDiff({
    before: link(recordsOf(committed, memory), date, LOCAL_SITE),
    after: link(validation.records, date, LOCAL_SITE),
  });
  const heading = { base: base === commit ? base : `${base} (${commit})`, date };
  console.log(values.markdown ? diffMarkdown(consequences, heading) : diffText(consequences, heading));
  return EXIT.ok;
});
