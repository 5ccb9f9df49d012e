// `node scripts/run.mjs NAME ...` runs `scripts/NAME.ts`, for interactive commands; tsx runs the others.
// A command is hundreds of small modules: transformed and loaded one by one, as tsx does, they take 0.6 s, which is as long
// as judging the catalogue. So they are bundled, once, and again when one of them has changed: 0.13 s.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = new URL('../', import.meta.url);
const CACHE = new URL('node_modules/.cache/commands/', ROOT);

/** Not of the bundle: machine code of its own. */
const EXTERNAL = ['libsql'];

/** Packages that load others at run time through CommonJS `require`. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** The inputs of a bundle: each module with its state when the bundle was made. */
function states(paths) {
  return paths.map((path) => {
    const { mtimeMs, size } = statSync(new URL(path, ROOT));
    return [path, mtimeMs, size];
  });
}

function isFresh(record) {
  try {
    const kept = JSON.parse(readFileSync(record, 'utf8'));
    return JSON.stringify(kept) === JSON.stringify(states(kept.map(([path]) => path)));
  } catch {
    // Never made, or a module of it is gone.
    return false;
  }
}

/** Modules find files beside them by `import.meta.url`: in the bundle it has to be their own. */
const ownUrls = {
  name: 'own-urls',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

/** False, and said, where nothing can be written: on a read-only disk a command starts slowly, but it starts. */
async function isBundled(script, target, record) {
  if (isFresh(record)) return true;
  try {
    await bundle(script, target, record);
    return true;
  } catch (error) {
    // An error of the modules themselves has no system error code.
    if (error.code === undefined) throw error;
    console.error(`Nothing can be kept in ${fileURLToPath(CACHE)} (${error.code}), so this starts slowly.`);
    return false;
  }
}

async function bundle(script, target, record) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(script)],
    absWorkingDir: fileURLToPath(ROOT),
    outfile: fileURLToPath(target),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: EXTERNAL,
    banner: { js: REQUIRE },
    plugins: [ownUrls],
    sourcemap: 'linked',
    sourcesContent: false,
    // A quarter less text to parse at each start. Names are kept, for stacks.
    minifyWhitespace: true,
    minifySyntax: true,
    metafile: true,
    write: false,
  });
  const own = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'));
  const made = JSON.stringify(states([...own, 'package-lock.json', 'scripts/run.mjs']));
  mkdirSync(CACHE, { recursive: true });
  // The record last, so that a bundle of another state is never taken for this one.
  for (const { path, contents } of outputFiles) replace(path, contents);
  replace(fileURLToPath(record), made);
}

/** In one step, because other commands may be starting from the same file. */
function replace(path, contents) {
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

const USAGE = 'usage: node scripts/run.mjs NAME, where scripts/NAME.ts exists';

const [name = ''] = process.argv.splice(2, 1);
if (['--help', '-h'].includes(name)) {
  console.log(USAGE);
  process.exit(0);
}
const script = new URL(`scripts/${name}.ts`, ROOT);
if (!/^[a-z-]+(?:\/[a-z-]+)?$/.test(name) || !existsSync(script)) {
  console.error(`unknown command; ${USAGE}`);
  process.exit(2);
}
const kept = name.replace('/', '-');
const target = new URL(`${kept}.mjs`, CACHE);
const record = new URL(`${kept}.json`, CACHE);
process.setSourceMapsEnabled(true);
if (await isBundled(script, target, record)) await import(target.href);
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(script.href);
}
