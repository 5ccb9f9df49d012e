import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFiles } from '../src/editing/schemas/editor-files.ts';
import { EXIT, run } from './lib/exit-code.ts';
import { options } from './lib/options.ts';

await run(() => {
  options('npm run schemas', {});
  for (const { path, text } of editorFiles()) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    console.log(`written  ${path}`);
  }
  return EXIT.good;
});
