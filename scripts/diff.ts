import { collectFiles } from '../src/compile/validate.ts';
import { catalogueDiff, diffMarkdown, diffText } from '../src/editing/diff/diff.ts';
import { commitName, filesAt } from '../src/editing/diff/revision.ts';
import { ParseCache } from '../src/compile/shape/shape-file.ts';
import { records } from '../src/compile/shape/records.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { LOCAL_SITE, validCatalogue } from './lib/catalogue.ts';

const USAGE = 'npm run diff -- [BASE] [--markdown] [--catalogue DIR] [--date YYYY-MM-DD]';

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    { catalogue: FLAG.catalogue, date: FLAG.text, markdown: FLAG.no },
    true,
  );
  const [base = 'HEAD', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`one base is compared with at a time\nusage: ${USAGE}`);
  const folder = catalogueOption(values.catalogue);
  const date = dateOption(values.date);
  const cache = new ParseCache();
  const after = await validCatalogue(folder, date, cache);
  if (!after) return EXIT.diagnostics;
  const commit = await commitName(folder, base);
  const { files, invalid } = collectFiles(await filesAt(folder, commit), cache);
  for (const path of invalid) console.error(`${path} is invalid in the base revision and is left out`);
  const before = link(records(files), date, LOCAL_SITE);
  const found = catalogueDiff({ before, after });
  const heading = { base: base === commit ? base : `${base} (${commit})`, date };
  console.log(values.markdown ? diffMarkdown(found, heading) : diffText(found, heading));
  return EXIT.ok;
});
