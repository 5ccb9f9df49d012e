import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { declarations } from './client/declarations.ts';
import { EXIT, run } from './lib/exit-code.ts';
import { options } from './lib/options.ts';

const OUT = 'client/dist';

const SHARED: BuildOptions = {
  ...{ bundle: true, minify: true, metafile: true, legalComments: 'none', target: 'es2022' },
  // With the conditions of Node, the YAML parser is CommonJS, which a module bundle cannot load.
  platform: 'neutral',
  mainFields: ['module', 'main'],
};

/** Names of the packages whose code is in a bundle. */
function bundled({ inputs }: Metafile): readonly string[] {
  const names = Object.keys(inputs).map((path) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return names.filter((name) => name !== undefined);
}

/** The licences of other people's code in the bundles. */
async function licences(names: readonly string[]): Promise<string> {
  const texts = names.map(async (name) => {
    const [licence] = (
      await Promise.all(
        ['LICENSE', 'LICENSE.md', 'license'].map((file) =>
          readFile(join('node_modules', name, file), 'utf8').catch(() => null),
        ),
      )
    ).filter((text) => text !== null);
    if (licence === undefined) throw new Error(`${name} has no file with its licence`);
    return `${name}\n\n${licence.trim()}\n`;
  });
  return (await Promise.all(texts)).join('\n---\n\n');
}

await run(async () => {
  options('npm run client', {});
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const library: BuildOptions = { ...SHARED, entryPoints: ['client/client.ts'] };
  const bundles = await Promise.all([
    build({ ...library, format: 'esm', outfile: `${OUT}/client.js` }),
    build({ ...library, format: 'cjs', outfile: `${OUT}/client.cjs` }),
    build({
      ...SHARED,
      entryPoints: ['client/deals.ts'],
      external: ['node:*'],
      format: 'esm',
      outfile: `${OUT}/deals.js`,
    }),
  ]);
  await chmod(`${OUT}/deals.js`, 0o755);
  const names = [...new Set(bundles.flatMap(({ metafile }) => bundled(metafile as Metafile)))].sort();
  for (const { name, text } of declarations()) {
    await mkdir(dirname(join(OUT, name)), { recursive: true });
    await writeFile(join(OUT, name), text);
  }
  await writeFile(`${OUT}/LICENSE`, await readFile('LICENSE', 'utf8'));
  await writeFile(
    `${OUT}/bundled-licences.txt`,
    await licences([...new Set([...names, 'openapi-typescript-helpers'])]),
  );
  console.log(`wrote ${OUT}: code of ${names.join(', ')} is bundled`);
  return EXIT.ok;
});
