import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT, run, UsageError, options } from './lib/command.ts';

const USAGE = 'npm run mutate -- [FOLDER…], of src/rules/… and functions; by default all of them';

const STRYKER = fileURLToPath(new URL('../node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url));
const RULES_FOLDER = 'src/rules';
const FUNCTIONS = 'functions';
/** Stryker keeps for each test which mutants it reaches: those of more files at once exceed its memory. */
const MAX_PART_BYTES = 50_000;

/** Files that Stryker changes in one run, with the configuration for them. */
interface Part {
  readonly config: string;
  readonly files: readonly string[];
}

/** The files of a folder, not of those below it, in parts that fit the memory. */
function partsOf(folder: string): readonly Part[] {
  const config = folder === FUNCTIONS ? 'stryker.functions.mjs' : 'stryker.config.mjs';
  const parts: { bytes: number; files: string[] }[] = [];
  for (const file of filesOf(folder)) {
    const bytes = statSync(file).size;
    const last = parts.at(-1);
    if (last && last.bytes + bytes <= MAX_PART_BYTES) {
      last.bytes += bytes;
      last.files.push(file);
    } else parts.push({ bytes, files: [file] });
  }
  return parts.map(({ files }) => ({ config, files }));
}

function filesOf(folder: string): readonly string[] {
  // Only the suite of the edge platform runs its entry.
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'worker.ts')
    .map(({ name }) => `${folder}/${name}`)
    .sort();
}

function known(): readonly string[] {
  const below = readdirSync(RULES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [RULES_FOLDER, ...below.map(({ name }) => `${RULES_FOLDER}/${name}`).sort(), FUNCTIONS];
}

async function stryker({ config, files }: Part): Promise<void> {
  const child = spawn(process.execPath, [STRYKER, 'run', config, '--mutate', files.join(',')], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Stryker ended with ${String(code)}`);
}

await run(async () => {
  const { positionals } = options(USAGE, {}, true);
  const folders = positionals.map((each) => join(each).replaceAll('\\', '/').replace(/\/$/, ''));
  const wrong = folders.find((folder) => !known().includes(folder));
  if (wrong !== undefined) throw new UsageError(`there is no folder "${wrong}" to change; usage: ${USAGE}`);
  for (const part of (folders.length > 0 ? folders : known()).flatMap(partsOf)) await stryker(part);
  return EXIT.ok;
});
