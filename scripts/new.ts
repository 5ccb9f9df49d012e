import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { collectFiles, validate } from '../src/compile/validate.ts';
import { read, type SourceFile } from '../src/compile/read/read.ts';
import type { CatalogueFiles } from '../src/compile/checks/check.ts';
import { makeFolder, replaceFile } from '../src/compile/write/out-folder.ts';
import { changedLines, fix } from '../src/editing/fix/fix.ts';
import { leadOutcomes, parseLeads } from '../src/editing/new/leads.ts';
import { questions, SCAFFOLDS } from '../src/editing/new/questions.ts';
import { writeUp } from '../src/editing/new/write-up.ts';
import { CHANGE_TYPES, DATE_SOURCES, IMPACTS, LISTING_EFFECTS } from '../src/model/vocabulary.ts';
import { askAll, terminal } from './lib/prompts.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { printDiagnostics } from './lib/catalogue.ts';

const oneOf = (words: readonly string[]): string => words.join('|');

const USAGE = `npm run new -- vendor|change|category [--catalogue DIR] [--date YYYY-MM-DD] [--dry-run] [--yes]
  vendor    --name --url --category --tier --tags A,B --description --limits 'A; B' --verified
  change    --vendor --type --tier --date-source ${oneOf(DATE_SOURCES)} --on YYYY-MM-DD
            --effect ${oneOf(LISTING_EFFECTS)} --impact ${oneOf(IMPACTS)} --summary --before --after --source --alternatives A,B
            types: ${CHANGE_TYPES.join(', ')}
  category  --name --audience --holds --scope --answers 'A|B'
Values without a flag are asked for on a terminal.
npm run new -- --from FILE [--drafts DIR] [--catalogue DIR] [--dry-run]
  FILE has a name, an address and a section a line, with tabs between them; a draft is written for each that is new`;

const { text: TEXT, no: NO } = FLAG;
const NOTHING = collectFiles([]).files;
const FLAGS = Object.fromEntries(
  SCAFFOLDS.flatMap((kind) => questions(kind, NOTHING, dateOption(undefined))).map(({ flag }) => [flag, TEXT]),
);

/** Writes a draft for each lead that the catalogue does not hold, unless one is there; prints what becomes of each. */
function draftLeads(text: string, catalogue: CatalogueFiles, drafts: string, isDry: boolean): void {
  const outcomes = leadOutcomes(parseLeads(text), catalogue);
  for (const outcome of outcomes) {
    if (outcome.kind !== 'drafted') {
      const note = outcome.kind === 'held' ? outcome.file : outcome.why;
      console.log(`${outcome.kind}  ${JSON.stringify(outcome.lead.name)}  ${note}`);
      continue;
    }
    const target = join(drafts, basename(outcome.draft.path));
    const isThere = existsSync(target);
    console.log(`${isThere ? 'kept' : 'drafted'}  ${target}`);
    if (isDry || isThere) continue;
    makeFolder(drafts);
    replaceFile(target, outcome.draft.text);
  }
  const count = (kind: string): number => outcomes.filter((outcome) => outcome.kind === kind).length;
  console.log(`${count('drafted')} drafts, ${count('held')} held already, ${count('refused')} refused`);
}

/** The lines of an entry that is put into a file, after the number of its first line. */
function addedLines(held: SourceFile, after: string): string {
  const fixed = fix(held);
  const before = 'text' in fixed ? fixed.text : held.text;
  const { first, last, lines } = changedLines(before, after);
  // A run of lines holds at least one line of the text before.
  const isKept = before.split('\n')[last - 1] === lines.at(-1);
  return `, from line ${first}\n\n${lines.slice(0, isKept ? -1 : undefined).join('\n')}\n`;
}

await run(async () => {
  const declared = { catalogue: FLAG.catalogue, date: TEXT, 'dry-run': NO, yes: NO, from: TEXT };
  // Drafts are not a part of the catalogue until an editor has filled and moved them.
  const drafted = { drafts: { type: 'string', default: 'drafts' } } as const;
  const { values, positionals } = options(USAGE, { ...declared, ...FLAGS, ...drafted }, true);
  const { catalogue, date, yes: isConfirmed, 'dry-run': isDry, from, drafts, ...flags } = values;
  const folder = catalogueOption(catalogue);
  const today = dateOption(date);
  const { files } = await read(folder);
  if (from !== undefined) {
    if (!existsSync(from)) throw new UsageError(`file not found: ${from}`);
    draftLeads(readFileSync(from, 'utf8'), collectFiles(files).files, drafts, isDry);
    return EXIT.ok;
  }
  const kind = SCAFFOLDS.find((known) => known === positionals[0]);
  if (!kind || positionals.length > 1) throw new UsageError(`usage: ${USAGE}`);
  const ground = { files, catalogue: collectFiles(files).files, today };
  const person = process.stdin.isTTY && process.stdout.isTTY ? terminal() : null;
  const answers = await askAll(questions(kind, ground.catalogue, today), flags, person);
  const file = writeUp(kind, answers, ground);
  const target = join(folder, file.path);
  const held = files.find(({ path }) => path === file.path);
  console.log(`${target}${held ? addedLines(held, file.text) : `\n\n${file.text}`}`);
  const others = files.filter(({ path }) => path !== file.path);
  const diagnostics = validate([...others, file], today).diagnostics.filter(({ at }) => at.file === file.path);
  if (diagnostics.length > 0) {
    printDiagnostics(diagnostics, [file, ...others], folder);
    return EXIT.diagnostics;
  }
  if (isDry || (person && !isConfirmed && !(await person.confirm('Write it?')))) {
    console.log('nothing was written');
    return EXIT.ok;
  }
  makeFolder(dirname(target));
  replaceFile(target, file.text);
  console.log(`${held ? 'added to' : 'written'}  ${target}; next: npm run diff`);
  return EXIT.ok;
});
