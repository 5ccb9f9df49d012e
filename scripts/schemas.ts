import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeTable } from '../src/compile/checks/index.ts';
import { read } from '../src/compile/read/read.ts';
import { collectFiles } from '../src/compile/validate.ts';
import { editorFiles } from '../src/editing/schemas/editor-schema.ts';
import { editorWords } from '../src/editing/schemas/editor-words.ts';
import { EXIT, run, options } from './lib/command.ts';

const README = 'catalogue/README.md';
/** The table of diagnostic codes, from its head to its last row. */
const CODE_TABLE = /\| Code \| Kind \| Means \|\n(?:\|.*\|(?:\n|$))*\|.*\|/;

await run(async () => {
  options('npm run schemas', {});
  const { files } = await read('catalogue');
  for (const { path, text } of editorFiles(editorWords(collectFiles(files).files))) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    console.log(`written  ${path}`);
  }
  // Line feeds, as in the repository, whatever the checkout has.
  const readme = readFileSync(README, 'utf8').replaceAll('\r\n', '\n');
  writeFileSync(
    README,
    readme.replace(CODE_TABLE, () => codeTable()),
  );
  console.log(`written  ${README}`);
  return EXIT.ok;
});
