import { once } from 'node:events';
import { compile } from '../src/compile/compile.ts';
import { buildCommit, phasePrinter, printLeftovers } from './lib/build.ts';
import { EXIT, run, dateOption, options, portOption } from './lib/command.ts';
import { printDiagnostics } from './lib/catalogue.ts';
import { wrangler, wranglerExit } from './lib/edge.ts';

const USAGE = 'npm run start:edge -- [--port N] [--date YYYY-MM-DD]';

/** The folder of the platform's local database. */
const STATE = 'var/edge';

await run(async () => {
  const { values } = options(USAGE, { port: { type: 'string', default: '8787' }, date: { type: 'string' } });
  const port = portOption(values.port);
  const compiled = await compile({
    catalogue: 'catalogue',
    out: 'dist',
    date: dateOption(values.date),
    baseUrl: `http://localhost:${port}`,
    commit: buildCommit(),
    onPhase: phasePrinter(),
  });
  if (!compiled.ok) {
    printDiagnostics(compiled.diagnostics, compiled.sources, 'catalogue');
    return EXIT.diagnostics;
  }
  printLeftovers(compiled.leftovers);

  const migrated = await wranglerExit(['d1', 'migrations', 'apply', 'DATABASE', '--local', '--persist-to', STATE]);
  if (migrated !== 0) return EXIT.diagnostics;
  // Addresses are counted as hashes with a salt; here every caller is this machine.
  const vars = [
    '--var',
    'SIGNAL_SALT:local',
    ...(values.date === undefined ? [] : ['--var', `DEALS_DATE:${values.date}`]),
  ];
  const host = wrangler(['dev', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', STATE, ...vars]);
  const exited = once(host, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => host.kill(signal));
  const [code] = (await exited) as [number | null];
  return code === 0 || code === null ? EXIT.ok : EXIT.diagnostics;
});
