import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeTable } from '../src/compile/checks/index.ts';
import { read } from '../src/compile/read/read.ts';
import { collectFiles } from '../src/compile/validate.ts';
import { editorFiles, measureTable } from '../src/editing/schemas/editor-schema.ts';
import { editorWords } from '../src/editing/schemas/editor-words.ts';
import { EXIT, run, options } from './lib/command.ts';

const README = 'catalogue/README.md';
const headOf = (block: string): string => block.slice(0, block.indexOf('\n'));

await run(async () => {
  options('npm run schemas', {});
  const { files } = await read('catalogue');
  for (const { path, text } of editorFiles(editorWords(collectFiles(files).files))) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    console.log(`written  ${path}`);
  }
  // Line feeds, as in the repository, whatever the checkout has.
  const blocks = readFileSync(README, 'utf8').replaceAll('\r\n', '\n').trimEnd().split('\n\n');
  const tables = [codeTable(), measureTable()];
  const written = blocks.map((block) => tables.find((table) => headOf(table) === headOf(block)) ?? block);
  writeFileSync(README, `${written.join('\n\n')}\n`);
  console.log(`written  ${README}`);
  return EXIT.ok;
});
