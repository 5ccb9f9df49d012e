import type { Diagnostic } from '../src/compile/diagnostics/diagnostic.ts';
import { validateFiles } from '../src/editing/validate-files.ts';
import { validateFolder } from '../src/compile/validate-folder.ts';
import { read, type SourceFile } from '../src/compile/read/read.ts';
import { report, reportJson } from '../src/compile/diagnostics/report.ts';
import { reportGithub } from '../src/compile/diagnostics/github.ts';
import { reportSarif } from '../src/compile/diagnostics/sarif.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { cataloguePaths } from './lib/catalogue-paths.ts';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { catalogueOption, dateOption, options } from './lib/options.ts';

const USAGE =
  'npm run check -- [FILE…] [--catalogue DIR] [--date YYYY-MM-DD] [--format text|json|github|sarif] [--json]';

const FORMATS = { text: report, json: reportJson, github: reportGithub, sarif: reportSarif } as const;

function formatOption(text: string): keyof typeof FORMATS {
  if (text === 'text' || text === 'json' || text === 'github' || text === 'sarif') return text;
  throw new UsageError(`--format must be one of ${Object.keys(FORMATS).join(', ')}; got "${text}"\nusage: ${USAGE}`);
}

interface ValidatedCatalogue {
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

async function validatedFiles(
  folder: string,
  selected: ReadonlySet<string>,
  date: IsoDate,
): Promise<ValidatedCatalogue> {
  const { files, diagnostics } = await read(folder);
  const missing = [...selected].find((path) => !files.some((file) => file.path === path));
  if (missing !== undefined) throw new UsageError(`${folder} has no file ${missing}`);
  const unread = diagnostics.filter(({ at }) => selected.has(at.file));
  return { sources: files, diagnostics: [...unread, ...validateFiles(files, selected, date)] };
}

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
  const format = values.json ? 'json' : formatOption(values.format);
  const folder = catalogueOption(values.catalogue);
  const selected = cataloguePaths(positionals, folder);
  const date = dateOption(values.date);
  const { sources, diagnostics } =
    selected.size === 0 ? await validateFolder(folder, date) : await validatedFiles(folder, selected, date);
  const printed = FORMATS[format](diagnostics, { sources, prefix: folder, color: process.stdout.isTTY });
  if (printed !== '') console.log(printed);
  return diagnostics.length === 0 ? EXIT.ok : EXIT.diagnostics;
});
