import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdgeSettings } from './edge-settings.ts';
import type { EdgeIndex } from './split-build.ts';
import { wranglerExit } from './wrangler.ts';

/** Modules of a worker, the first of which is its entry. */
export type WorkerModules = readonly {
  readonly type: 'ESModule' | 'Text';
  readonly path: string;
  readonly contents: string;
}[];

/**
 * The function as it is deployed on a build: the code, and beside it the bundled form of the index as a text. `folder` is
 * for the settings and the bundle.
 */
export async function edgeBundle(dist: string, folder: string, index: EdgeIndex = 'whole'): Promise<WorkerModules> {
  const config = writeEdgeSettings(dist, folder, index);
  const bundle = join(folder, 'bundle');
  const args = ['deploy', '--dry-run', '--config', config, '--outdir', bundle];
  if ((await wranglerExit(args, { cwd: folder, silent: true })) !== 0)
    throw new Error('the function could not be bundled');
  const text = readdirSync(bundle).find((file) => file.endsWith('-catalogue-index'));
  if (text === undefined) throw new Error('the index is not beside the function');
  const contents = (file: string): string => readFileSync(join(bundle, file), 'utf8');
  return [
    { type: 'ESModule', path: 'worker.js', contents: contents('worker.js') },
    { type: 'Text', path: text, contents: contents(text) },
  ];
}
