import type { Diagnostic } from '../src/compile/diagnostics/diagnostic.ts';
import { checkCatalogue, checkFiles } from '../src/editing/check-catalogue.ts';
import { read } from '../src/compile/read/read.ts';
import { report, reportJson } from '../src/compile/diagnostics/report.ts';
import { reportGithub } from '../src/compile/diagnostics/github.ts';
import { reportSuggestions } from '../src/compile/diagnostics/suggestions.ts';
import { reportSarif } from '../src/compile/diagnostics/sarif.ts';
import { cataloguePaths, requireRead } from './lib/catalogue.ts';
import { EXIT, run, catalogueOption, dateOption, options, wordOption } from './lib/command.ts';

const USAGE =
  'npm run check -- [FILE…] [--catalogue DIR] [--date YYYY-MM-DD] [--format text|json|github|suggestions|sarif] [--json]';

const FORMATS = {
  text: report,
  json: reportJson,
  github: reportGithub,
  suggestions: reportSuggestions,
  sarif: reportSarif,
} as const;
const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    {
      catalogue: { type: 'string', default: 'catalogue' },
      date: { type: 'string' },
      format: { type: 'string', default: 'text' },
      json: { type: 'boolean', default: false },
    },
    true,
  );
  const format = values.json ? 'json' : wordOption('--format', values.format, FORMAT_NAMES);
  const folder = catalogueOption(values.catalogue);
  const selected = cataloguePaths(positionals, folder);
  const date = dateOption(values.date);
  const { files: sources, diagnostics: unread } = await read(folder);
  requireRead(selected, sources, folder);
  const isSelected = ({ at }: Diagnostic): boolean => selected.size === 0 || selected.has(at.file);
  const diagnostics = [
    ...unread.filter(isSelected),
    ...(selected.size === 0 ? checkCatalogue(sources, date) : checkFiles(sources, selected, date)),
  ];
  const printed = FORMATS[format](diagnostics, { sources, prefix: folder, color: process.stdout.isTTY });
  // Set before the output is written: its reader may have gone (`npm run check | head`).
  process.exitCode = diagnostics.length === 0 ? EXIT.ok : EXIT.diagnostics;
  if (printed !== '') console.log(printed);
  return process.exitCode;
});
