import { requireBuild } from '../functions/node/build.ts';
import { NodeHost, stop } from '../functions/node/server.ts';
import { countNoun } from '../src/routes/shared/words.ts';
import { FLAG, EXIT, run, UsageError, baseUrlOption, options } from './lib/command.ts';
import { listenOnLoopback } from './lib/network.ts';
import { dayNote, differences } from './verify/deployment.ts';
import { evenSample, servedFiles } from './verify/requests.ts';

const USAGE = 'npm run verify -- [URL] [--dist DIR] [--all]';

/** Differences that are printed; the rest is a number. */
const MAX_PRINTED = 40;

/** The number of sampled files of each folder, unless all are requested. */
const SAMPLE = 40;

await run(async () => {
  const { values, positionals } = options(USAGE, { dist: FLAG.out, all: FLAG.no }, true);
  const [url, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`usage: ${USAGE}`);
  const build = await requireBuild(values.dist);
  const { date } = build;
  // Without an address, a host of this process for the day of the build: what will be deployed, before it is.
  const own = url === undefined ? new NodeHost(build, { today: () => date, report: console.error }) : null;
  const base = own ? (await listenOnLoopback(own.server)).url : baseUrlOption(url ?? '', 'URL');
  const all = servedFiles(build);
  const sample = evenSample(all, SAMPLE);
  const files = values.all ? all : sample;
  const note = own ? null : await dayNote(base, date);
  if (note !== null) console.log(note);
  const found = await differences(base, build, files)
    .then(async (first) => [
      ...first,
      ...(values.all ? await differences(base, build, sample, ['identity', 'br']) : []),
    ])
    .finally(() => own && stop(own.server, 500));
  const against = `${own ? 'the build in a host of this process' : base}: ${files.length} files of the build of ${date}`;
  if (found.length === 0) {
    console.log(`${against}, no difference`);
    return EXIT.ok;
  }
  for (const { target, what, expected, got } of found.slice(0, MAX_PRINTED)) {
    console.log(`${target}  ${what}: ${expected} expected, ${got} found`);
  }
  if (found.length > MAX_PRINTED) console.log(`and ${found.length - MAX_PRINTED} more`);
  console.log(`${against}, ${countNoun(found.length, 'difference')}`);
  return EXIT.diagnostics;
});
