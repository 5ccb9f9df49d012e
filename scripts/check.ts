import { isError, type Diagnostic } from '../src/compile/diagnostics/diagnostic.ts';
import { type Change, checkCatalogue } from '../src/editing/check-catalogue.ts';
import { changeSince, NoSuchRevision } from '../src/editing/diff/revision.ts';
import { read, type SourceFile } from '../src/compile/read/read.ts';
import { reportGithub, reportJson, reportSuggestions } from '../src/compile/diagnostics/formats.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { catalogueReport } from '../src/editing/report/catalogue-report.ts';
import { report } from '../src/compile/diagnostics/report.ts';
import { cataloguePaths, LOCAL_SITE } from './lib/catalogue.ts';
import { FLAG, EXIT, run, catalogueOption, dateOption, options, wordOption } from './lib/command.ts';

const USAGE =
  'npm run check -- [FILE…] [--catalogue DIR] [--date YYYY-MM-DD] [--base REVISION] [--format text|json|github|suggestions] [--report]';

const FORMATS = {
  text: report,
  json: reportJson,
  github: reportGithub,
  suggestions: reportSuggestions,
} as const;
const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

/** The files that differ from a commit, `HEAD` unless another one is named: they get notices where no file is named. */
async function changesIn(folder: string, sources: readonly SourceFile[], base: string | undefined): Promise<Change> {
  try {
    return await changeSince(folder, base ?? 'HEAD', sources);
  } catch (error) {
    if (base !== undefined || !(error instanceof NoSuchRevision)) throw error;
    return { paths: new Set(), former: [] };
  }
}

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    {
      catalogue: FLAG.catalogue,
      date: FLAG.text,
      base: FLAG.text,
      format: { type: 'string', default: 'text' },
      report: FLAG.no,
    },
    true,
  );
  const format = wordOption('--format', values.format, FORMAT_NAMES);
  const folder = catalogueOption(values.catalogue);
  const date = dateOption(values.date);
  const { files: sources, diagnostics: unread } = await read(folder);
  const selected = cataloguePaths(positionals, sources, folder);
  const change = selected.size > 0 ? { paths: selected, former: [] } : await changesIn(folder, sources, values.base);
  const concerns = ({ at, also = [] }: Diagnostic): boolean =>
    selected.size === 0 || selected.has(at.file) || also.some((other) => selected.has(other.at.file));
  const { files, records, diagnostics: found } = checkCatalogue(sources, date, change);
  const all = [...unread, ...found];
  const diagnostics = all.filter(concerns);
  const isValid = !diagnostics.some(isError);
  if (values.report && isValid) {
    console.log(catalogueReport(link(records, date, LOCAL_SITE), files));
    return EXIT.ok;
  }
  const printed = FORMATS[format](diagnostics, { sources, prefix: folder, color: process.stdout.isTTY });
  // Set before the output is written: its reader may have gone (`npm run check | head`).
  process.exitCode = isValid ? EXIT.ok : EXIT.diagnostics;
  if (printed !== '') console.log(printed);
  const left = all.length - diagnostics.length;
  if (format === 'text' && left > 0) console.log(`${left} more in other files: npm run check`);
  return process.exitCode;
});
