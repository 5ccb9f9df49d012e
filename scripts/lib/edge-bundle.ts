import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdgeSettings } from './edge-settings.ts';
import { wranglerExit } from './wrangler.ts';

/** Modules of a worker, the first of which is its entry. */
export type WorkerModules = readonly {
  readonly type: 'ESModule' | 'Text' | 'CompiledWasm';
  readonly path: string;
  readonly contents: string | Uint8Array<ArrayBuffer>;
}[];

/**
 * The function as it is deployed on a build: the code, and beside it the index as a text and the hash of
 * validators. `folder` is for the settings and the bundle.
 */
export async function edgeBundle(dist: string, folder: string): Promise<WorkerModules> {
  const config = writeEdgeSettings(dist, folder);
  const bundle = join(folder, 'bundle');
  const args = ['deploy', '--dry-run', '--config', config, '--outdir', bundle];
  if ((await wranglerExit(args, { cwd: folder, silent: true })) !== 0)
    throw new Error('the function could not be bundled');
  const files = readdirSync(bundle);
  const beside = (end: string): string => {
    const file = files.find((name) => name.endsWith(end));
    if (file === undefined) throw new Error(`${end} is not beside the function`);
    return file;
  };
  const [text, wasm] = [beside('-catalogue-index'), beside('-xxhash.wasm')];
  return [
    { type: 'ESModule', path: 'worker.js', contents: readFileSync(join(bundle, 'worker.js'), 'utf8') },
    { type: 'Text', path: text, contents: readFileSync(join(bundle, text), 'utf8') },
    { type: 'CompiledWasm', path: wasm, contents: readFileSync(join(bundle, wasm)) },
  ];
}
