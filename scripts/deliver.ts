import { renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder, OutFolder } from '../src/compile/write/out-folder.ts';
import { currentDay } from '../functions/host.ts';
import { damagedBuild, requireBuild } from '../functions/node/build.ts';
import { FLAG, EXIT, run, UsageError, options, outOption } from './lib/command.ts';
import { damagedFiles } from './lib/build.ts';

const USAGE = 'npm run deliver -- --from DIR [--out DIR] [--catalogue DIR]';

/** Puts a build that was made elsewhere, for today, in the place of the served one. A running host takes it by itself. */
await run(async () => {
  const { values } = options(USAGE, {
    from: { type: 'string', default: '' },
    out: FLAG.out,
    catalogue: FLAG.catalogue,
  });
  if (values.from === '') throw new UsageError(`--from takes the folder of a build\nusage: ${USAGE}`);
  const build = await requireBuild(values.from);
  const { date } = build;
  const [damaged] = await damagedFiles(values.from, build);
  if (damaged !== undefined) throw damagedBuild(values.from, `${damaged} is missing or not as it was written`);
  const today = currentDay();
  if (date !== today) throw new UsageError(`the build in ${values.from} is of ${date}, and today is ${today}`);
  const out = new OutFolder(outOption(values.out), values.catalogue);
  if (resolve(values.from) === out.path) throw new UsageError('--from and --out are one folder');
  const draft = out.draft();
  makeFolder(dirname(draft));
  renameSync(values.from, draft);
  out.replaceBy(draft);
  console.log(`delivered the build of ${date} to ${values.out}`);
  return EXIT.ok;
});
