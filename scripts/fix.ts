import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../src/compile/diagnostics/diagnostic.ts';
import { currentNames } from '../src/compile/checks/vendor-references.ts';
import { fix } from '../src/editing/fix/fix.ts';
import { collectFiles } from '../src/compile/validate.ts';
import { listedWords } from '../src/editing/fix/listed-words.ts';
import { editorWords, WORDS_FILE, wordsText } from '../src/editing/schemas/editor-words.ts';
import { read } from '../src/compile/read/read.ts';
import { replaceFile } from '../src/compile/write/out-folder.ts';
import { cataloguePaths, printDiagnostics } from './lib/catalogue.ts';
import { FLAG, EXIT, run, catalogueOption, options } from './lib/command.ts';

const USAGE = 'npm run fix -- [FILE…] [--catalogue DIR]';

/**
 * Brings the words that editors complete up to date, where the catalogue has schemas for editors. While a file or a list
 * cannot be read they stay as they are: its words would be missing.
 */
async function writeWords(folder: string): Promise<void> {
  const { files, diagnostics } = await read(folder);
  const { files: catalogue, invalid } = collectFiles(files);
  const isWhole = diagnostics.length + invalid.size === 0 && catalogue.categories && catalogue.tags;
  if (!isWhole || !existsSync(join(folder, 'schemas'))) return;
  const path = join(folder, 'schemas', WORDS_FILE);
  const text = wordsText(editorWords(catalogue));
  if (!(existsSync(path) && readFileSync(path, 'utf8') === text)) replaceFile(path, text);
}

await run(async () => {
  const { values, positionals } = options(USAGE, { catalogue: FLAG.catalogue }, true);
  const folder = catalogueOption(values.catalogue);
  const { files, diagnostics } = await read(folder);
  const selected = cataloguePaths(positionals, files, folder);
  const found: Diagnostic[] = [...diagnostics];
  const unfit = new Set(diagnostics.map(({ at }) => at.file));
  const valid = collectFiles(files).files;
  const words = listedWords(valid.categories?.value ?? [], valid.tags?.value ?? [], currentNames(valid));
  const paths = new Set(files.map(({ path }) => path));
  let changed = 0;
  for (const file of files) {
    if (unfit.has(file.path) || (selected.size > 0 && !selected.has(file.path))) continue;
    const named = file.path.replace(/\.ya?ml$/i, '.yaml');
    const path = paths.has(named) ? file.path : named;
    const fixed = fix({ path, text: file.text }, words);
    if ('diagnostics' in fixed) {
      found.push(...fixed.diagnostics);
      continue;
    }
    if (fixed.text === file.text && path === file.path) continue;
    changed++;
    paths.add(path);
    const to = join(folder, path);
    replaceFile(join(folder, file.path), fixed.text);
    renameSync(join(folder, file.path), to);
    console.log(`fixed  ${to}`);
  }
  await writeWords(folder);
  if (found.length > 0) printDiagnostics(found, files, folder);
  if (changed === 0 && found.length === 0) console.log('every file is in canonical form');
  return found.length > 0 ? EXIT.diagnostics : EXIT.ok;
});
