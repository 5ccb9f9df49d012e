import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currentDay } from '../functions/host.ts';
import { requireBuild } from '../functions/node/build.ts';
import { edgeSettings, hasDatabase, wranglerExit } from './lib/edge.ts';
import { FLAG, EXIT, run, UsageError, options } from './lib/command.ts';

const USAGE = 'npm run deploy -- [--dry-run]';

/** Brings the platform's database to the newest schema and content, then uploads the build and the function as one. */
await run(async () => {
  const { values } = options(USAGE, { 'dry-run': FLAG.no });
  const settings = edgeSettings(await readFile('wrangler.jsonc', 'utf8'));
  if (values['dry-run']) {
    const bundle = resolve('var/edge-bundle');
    return (await wranglerExit(['deploy', '--dry-run', '--outdir', bundle])) === 0 ? EXIT.ok : EXIT.diagnostics;
  }
  // What the platform would take and should not. It refuses a build that is too large itself.
  const build = await requireBuild(settings.assets.directory);
  const found: string[] = [];
  if (build.date < currentDay()) found.push(`the build is of ${build.date}; npm run build makes one for today`);
  if (/^https?:\/\/localhost\b/.test(build.baseUrl)) {
    found.push('the build names localhost in every citation; build it with --base-url and the address it is served at');
  }
  if (!hasDatabase(settings)) found.push('wrangler.jsonc has no database_id yet; docs/deploy.md, step 2, makes one');
  if (found.length > 0) throw new UsageError(found.map((hindrance) => `not deployed: ${hindrance}`).join('\n'));
  // The function that is there goes on with a newer schema: migrations only add.
  if ((await wranglerExit(['d1', 'migrations', 'apply', 'DATABASE', '--remote'])) !== 0) return EXIT.diagnostics;
  const commit = process.env['BUILD_COMMIT'] ?? process.env['GITHUB_SHA'];
  const vars = commit === undefined ? [] : ['--var', `BUILD_COMMIT:${commit}`];
  return (await wranglerExit(['deploy', ...vars])) === 0 ? EXIT.ok : EXIT.diagnostics;
});
