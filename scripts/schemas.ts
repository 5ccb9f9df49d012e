import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFiles } from '../src/compile/editor-schemas/editor-files.ts';
import { EXIT, run } from './command/exit-code.ts';
import { options } from './command/options.ts';

await run(() => {
  options('npm run schemas', {});
  for (const { path, text } of editorFiles()) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    console.log(`written  ${path}`);
  }
  return EXIT.good;
});
