import { judgeFolder } from '../src/compile/compile.ts';
import { report, reportJson } from '../src/compile/report.ts';
import { EXIT, run } from './command/exit-code.ts';
import { dateOption, options } from './command/options.ts';

const USAGE = 'npm run check -- [--catalogue DIR] [--date YYYY-MM-DD] [--json]';

await run(async () => {
  const { values } = options(USAGE, {
    catalogue: { type: 'string', default: 'catalogue' },
    date: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const { sources, diagnostics } = await judgeFolder(values.catalogue, dateOption(values.date));
  const printed = { sources, prefix: values.catalogue, color: process.stdout.isTTY };
  console.log(values.json ? reportJson(diagnostics, printed) : report(diagnostics, printed));
  return diagnostics.length === 0 ? EXIT.good : EXIT.faults;
});
