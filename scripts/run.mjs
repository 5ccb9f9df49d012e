// `node scripts/run.mjs NAME …` runs `scripts/NAME.ts`, for commands that a person or a service starts often; tsx runs the others.
// Loaded one by one, as tsx does, the modules of `check` take 1 s more of CPU, and a host holds 70 MB more.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const ROOT = new URL('../', import.meta.url);
const USAGE = 'usage: node scripts/run.mjs NAME, where scripts/NAME.ts exists';

/** Modules find files beside them by `import.meta.url`, which is their own in the bundle too. */
const ownUrls = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}`);
  process.exit(2);
}
const [name = ''] = process.argv.splice(2, 1);
if (['--help', '-h'].includes(name)) {
  console.log(USAGE);
  process.exit(0);
}
const script = new URL(`scripts/${name}.ts`, ROOT);
if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  console.error(`unknown command; ${USAGE}`);
  process.exit(2);
}
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(script)],
  absWorkingDir: fileURLToPath(ROOT),
  ...{ bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20.19', write: false },
  ...{ sourcemap: 'inline', sourcesContent: false, logLevel: 'error', plugins: [ownUrls] },
}).catch(() => process.exit(1));
await stop();
// Below node_modules, where the bundle finds packages. Written only where it differs, so that a command starts on a full disk,
// and renamed in one step, because other commands may start from the same file.
const folder = new URL('node_modules/.cache/commands/', ROOT);
const bundle = new URL(`${name}.mjs`, folder);
const { contents } = outputFiles[0];
if (!existsSync(bundle) || !readFileSync(bundle).equals(contents)) {
  const draft = `${fileURLToPath(bundle)}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, contents);
    renameSync(draft, bundle);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    console.error(`${fileURLToPath(folder)}, where compiled commands are kept, cannot be written (${error.message})`);
    process.exit(2);
  }
}
process.setSourceMapsEnabled(true);
await import(bundle.href);
