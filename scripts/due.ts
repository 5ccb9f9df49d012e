import { defaultBy, dueReport, dueText } from '../src/reading/due-report.ts';
import { parseIsoDate } from '../src/model/iso-date.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { LOCAL_SITE, validRecords } from './lib/catalogue.ts';

const USAGE = 'npm run due -- [--by YYYY-MM-DD] [--date YYYY-MM-DD] [--catalogue DIR] [--json]';

await run(async () => {
  const { values } = options(USAGE, {
    catalogue: { type: 'string', default: 'catalogue' },
    date: { type: 'string' },
    by: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const date = dateOption(values.date);
  const by = values.by === undefined ? defaultBy(date) : parseIsoDate(values.by);
  if (by === null || by < date) throw new UsageError(`--by takes a day from ${date} on; got "${values.by ?? ''}"`);
  const records = await validRecords(catalogueOption(values.catalogue), date);
  if (!records) return EXIT.diagnostics;
  const report = dueReport(link(records, date, LOCAL_SITE), by);
  console.log(values.json ? JSON.stringify(report, null, 2) : dueText(report));
  return EXIT.ok;
});
