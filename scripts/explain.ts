import { explanation, explanationText } from '../src/editing/explain/explanation.ts';
import { judgeFolder } from '../src/compile/validate-folder.ts';
import { SITE_NAME } from '../src/compile/site.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { resolveOneVendor } from '../src/rules/names/resolver.ts';
import { suggestions } from '../src/rules/names/suggestions.ts';
import { EXIT, run, WrongUse } from './lib/exit-code.ts';
import { catalogueOption, dateOption, options } from './lib/options.ts';
import { printFaults } from './lib/print-faults.ts';

const USAGE = 'npm run explain -- VENDOR [--catalogue DIR] [--date YYYY-MM-DD]';

await run(async () => {
  const { values, positionals } = options(
    USAGE,
    { catalogue: { type: 'string', default: 'catalogue' }, date: { type: 'string' } },
    true,
  );
  const asked = positionals.join(' ');
  if (asked === '') throw new WrongUse(`a vendor has to be named\nusage: ${USAGE}`);
  const date = dateOption(values.date);
  const { sources, records, diagnostics } = await judgeFolder(catalogueOption(values.catalogue), date);
  if (diagnostics.length > 0) {
    printFaults(diagnostics, sources, values.catalogue);
    return EXIT.faults;
  }
  const catalogue = link(records, date, { name: SITE_NAME, base_url: 'http://localhost:8080' });
  const resolution = resolveOneVendor(catalogue, asked);
  if (resolution.kind !== 'vendor') {
    const near = suggestions(catalogue, asked);
    throw new WrongUse(`unknown vendor "${asked}"${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`}`);
  }
  const { vendor } = resolution;
  console.log(explanationText(vendor, date, explanation(catalogue, vendor)));
  return EXIT.good;
});
