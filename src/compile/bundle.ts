import { buildSync, type BuildOptions } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles modules of the repository, whose paths are relative to it; also returns the packages whose code is included. */
export function bundle(options: BuildOptions) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    target: 'es2022',
    // With the conditions of Node, the YAML parser is CommonJS, which a module bundle cannot load.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    ...options,
    write: false,
    metafile: true,
  });
  const packages = Object.keys(metafile.inputs).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []);
  return { files: outputFiles, packages: [...new Set(packages)].sort() };
}

/** The name of the package that a file is of. */
const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The licences of packages, each below its name. */
export function licences(packages: readonly string[]): string {
  const texts = packages.map((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const file = readdirSync(folder).find((entry) => /^license(?:\.md|\.txt)?$/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join('\n---\n\n');
}
