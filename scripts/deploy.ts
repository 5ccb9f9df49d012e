import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { edgeBreaches, edgePlan, uploadOf, type EdgePlan } from './lib/edge-limits.ts';
import { edgeSettings, hasDatabase, writeEdgeSettings, type EdgeSettings } from './lib/edge-settings.ts';
import { EXIT, run, UsageError } from './lib/exit-code.ts';
import { currentDay, options } from './lib/options.ts';
import { edgeIndex, fillDatabase, writeSplitBuild, type SplitBuild } from './lib/split-build.ts';
import { retireTables } from './lib/split-tables.ts';
import { wranglerExit } from './lib/wrangler.ts';
import { readManifest } from './verify/manifest.ts';

const USAGE = 'npm run deploy -- [--dry-run] [--plan free|paid] [--index whole|split]';

/** Where the SQL and the settings of a split index are written. */
const SPLIT_FOLDER = 'var/edge-split';

interface Deployment {
  readonly dryRun: boolean;
  readonly plan: EdgePlan;
  readonly settings: EdgeSettings;
  /** Null where the index is whole. */
  readonly split: SplitBuild | null;
}

/** Everything that the platform would refuse, or worse, would take: reported before anything is uploaded. */
async function hindrances({ dryRun, plan, settings, split }: Deployment): Promise<readonly string[]> {
  const build = await readManifest(settings.assets.directory);
  const whole = uploadOf(build.files);
  const upload = split ? { ...whole, files: whole.files + split.files, index: split.bundledBytes } : whole;
  const found = [...edgeBreaches(upload, plan)];
  if (dryRun) return found;
  if (build.date < currentDay()) found.push(`the build is of ${build.date}; npm run build makes one for today`);
  if (/^https?:\/\/localhost\b/.test(build.base_url)) {
    found.push('the build names localhost in every citation; build it with --base-url and the address it is served at');
  }
  if (!hasDatabase(settings)) found.push('wrangler.jsonc has no database_id yet; docs/deploy.md, step 2, makes one');
  return found;
}

/** Brings the platform's database to the newest schema and content, then uploads the build and the function as one. */
await run(async () => {
  const { values } = options(USAGE, {
    'dry-run': { type: 'boolean', default: false },
    plan: { type: 'string' },
    index: { type: 'string' },
  });
  const [dryRun, plan] = [values['dry-run'], edgePlan(values.plan)];
  const settings = edgeSettings(await readFile('wrangler.jsonc', 'utf8'));
  const { directory } = settings.assets;
  const split = edgeIndex(values.index) === 'split' ? await writeSplitBuild(directory, `${SPLIT_FOLDER}/sql`) : null;
  // Files of a split index that an earlier deployment left in the build would be uploaded for nothing.
  if (!split) await rm(join(directory, '_split'), { recursive: true, force: true });
  const found = await hindrances({ dryRun, plan, settings, split });
  if (found.length > 0) throw new UsageError(found.map((hindrance) => `not deployed: ${hindrance}`).join('\n'));
  const config = split ? ['--config', resolve(writeEdgeSettings(directory, SPLIT_FOLDER, 'split'))] : [];
  const cwd = split ? { cwd: SPLIT_FOLDER } : {};
  const wrangle = (args: readonly string[]): Promise<number> => wranglerExit([...args, ...config], cwd);
  if (dryRun) {
    const bundle = resolve('var/edge-bundle');
    return (await wrangle(['deploy', '--dry-run', '--outdir', bundle])) === 0 ? EXIT.ok : EXIT.diagnostics;
  }
  // The function that is there goes on with a newer schema: migrations only add.
  if ((await wrangle(['d1', 'migrations', 'apply', 'DATABASE', '--remote'])) !== 0) return EXIT.diagnostics;
  // Its tables have another name for every content, so that the function that is there keeps its own until then.
  if (split)
    await fillDatabase(
      split.sql.map((path) => resolve(path)),
      ['--remote', ...config],
      cwd,
    );
  const commit = process.env['BUILD_COMMIT'] ?? process.env['GITHUB_SHA'];
  const vars = commit === undefined ? [] : ['--var', `BUILD_COMMIT:${commit}`];
  if ((await wrangle(['deploy', ...vars])) !== 0) return EXIT.diagnostics;
  if (split) {
    const retired = await retireTables(split.tables, ['--remote', ...config], cwd);
    if (retired.length > 0) console.log(`dropped the tables of earlier deployments: ${retired.join(', ')}`);
  }
  return EXIT.ok;
});
