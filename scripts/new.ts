import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collected, validate } from '../src/compile/validate.ts';
import { read } from '../src/compile/read/read.ts';
import { questions, SCAFFOLDS, type Scaffold } from '../src/editing/new/questions.ts';
import { writeUp } from '../src/editing/new/write-up.ts';
import { CHANGE_TYPES, DATE_SOURCES, IMPACTS, LISTING_EFFECTS } from '../src/model/vocabulary.ts';
import { answered, terminal } from './lib/prompts.ts';
import { EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { printDiagnostics } from './lib/catalogue.ts';

const oneOf = (words: readonly string[]): string => words.join('|');

const USAGE = `npm run new -- vendor|change|category [--catalogue DIR] [--date YYYY-MM-DD] [--dry-run] [--yes]
  vendor    --name --url --category --tier --tags A,B --description --verified
  change    --vendor --type --date-source ${oneOf(DATE_SOURCES)} --on YYYY-MM-DD
            --effect ${oneOf(LISTING_EFFECTS)} --impact ${oneOf(IMPACTS)} --summary --before --after --source --alternatives A,B
            types: ${CHANGE_TYPES.join(', ')}
  category  --name --audience --holds --scope --answers 'A|B'
Values without a flag are asked for on a terminal.`;

const TEXT = { type: 'string' } as const;
const NO = { type: 'boolean', default: false } as const;

function scaffoldOf(positionals: readonly string[]): Scaffold {
  const kind = SCAFFOLDS.find((known) => known === positionals[0]);
  if (!kind || positionals.length > 1) throw new UsageError(`usage: ${USAGE}`);
  return kind;
}

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    {
      ...{ catalogue: { type: 'string', default: 'catalogue' }, date: TEXT, 'dry-run': NO, yes: NO },
      ...{ name: TEXT, url: TEXT, category: TEXT, tier: TEXT, tags: TEXT, description: TEXT, verified: TEXT },
      ...{ vendor: TEXT, type: TEXT, on: TEXT, 'date-source': TEXT, effect: TEXT, impact: TEXT, summary: TEXT },
      ...{ before: TEXT, after: TEXT, source: TEXT, alternatives: TEXT },
      ...{ audience: TEXT, holds: TEXT, scope: TEXT, answers: TEXT },
    },
    true,
  );
  const kind = scaffoldOf(positionals);
  const { catalogue, yes, 'dry-run': isDry, ...flags } = values;
  const folder = catalogueOption(catalogue);
  const today = dateOption(values.date);
  const { files } = await read(folder);
  const ground = { files, catalogue: collected(files).collected(), today };
  const person = process.stdin.isTTY && process.stdout.isTTY ? terminal() : null;
  const answers = await answered(questions(kind, ground.catalogue, today), flags, person);
  const file = writeUp(kind, answers, ground);

  console.log(`${join(folder, file.path)}\n\n${file.text}`);
  const others = files.filter(({ path }) => path !== file.path);
  const diagnostics = validate([...others, file], today).diagnostics.filter(({ at }) => at.file === file.path);
  if (diagnostics.length > 0) {
    printDiagnostics(diagnostics, [file, ...others], folder);
    return EXIT.diagnostics;
  }
  if (isDry || (person && !yes && !(await person.confirm('Write it?')))) {
    console.log('nothing was written');
    return EXIT.ok;
  }
  const target = join(folder, file.path);
  const isNew = !existsSync(target);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file.text);
  console.log(`${isNew ? 'written' : 'added to'}  ${target}; next: npm run diff`);
  return EXIT.ok;
});
