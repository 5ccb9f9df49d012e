import { collected, judge } from '../src/compile/validate.ts';
import { consequences } from '../src/editing/diff/diff.ts';
import { consequencesMarkdown, consequencesText } from '../src/editing/diff/report.ts';
import { read, type SourceFile } from '../src/compile/read/read.ts';
import { commitName, filesAt, NoSuchRevision } from '../src/editing/diff/revision.ts';
import { ShapeMemory } from '../src/compile/shape/parse-cache.ts';
import { records } from '../src/compile/shape/records.ts';
import { SITE_NAME } from '../src/compile/site.ts';
import type { CatalogueRecords } from '../src/model/catalogue.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { EXIT, run, WrongUse } from './lib/exit-code.ts';
import { catalogueOption, dateOption, options } from './lib/options.ts';
import { printFaults } from './lib/print-faults.ts';

const USAGE = 'npm run diff -- [BASE] [--markdown] [--catalogue DIR] [--date YYYY-MM-DD]';

/** The records of a revision. A file that is at fault by today's rules is left out, and says so. */
function recordsOf(files: readonly SourceFile[], memory: ShapeMemory): CatalogueRecords {
  const collector = collected(files, memory);
  for (const path of collector.unsound) console.error(`${path} is at fault in the base and is left out of it`);
  return records(collector.collected());
}

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    {
      catalogue: { type: 'string', default: 'catalogue' },
      date: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
    true,
  );
  const [base = 'HEAD', ...more] = positionals;
  if (more.length > 0) throw new WrongUse(`one base is compared with at a time\nusage: ${USAGE}`);
  const folder = catalogueOption(values.catalogue);
  const date = dateOption(values.date);
  const memory = new ShapeMemory();
  const { files, diagnostics: unread } = await read(folder);
  const judged = judge(files, date, memory);
  const diagnostics = [...unread, ...judged.diagnostics];
  if (diagnostics.length > 0) {
    printFaults(diagnostics, files, folder);
    return EXIT.faults;
  }
  try {
    const commit = commitName(folder, base);
    const site = { name: SITE_NAME, base_url: 'http://localhost:8080' };
    const found = consequences({
      before: link(recordsOf(filesAt(folder, commit), memory), date, site),
      after: link(judged.records, date, site),
    });
    const heading = { base: base === commit ? base : `${base} (${commit})`, date };
    console.log(values.markdown ? consequencesMarkdown(found, heading) : consequencesText(found, heading));
    return EXIT.good;
  } catch (fault) {
    if (fault instanceof NoSuchRevision) throw new WrongUse(fault.message);
    throw fault;
  }
});
