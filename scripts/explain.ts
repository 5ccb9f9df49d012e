import { explanation, explanationText } from '../src/editing/explain/explanation.ts';
import { resolveVendor } from '../src/rules/names/resolver.ts';
import { suggestions } from '../src/rules/names/suggestions.ts';
import { FLAG, EXIT, run, UsageError, catalogueOption, dateOption, options } from './lib/command.ts';
import { validCatalogue } from './lib/catalogue.ts';

const USAGE = 'npm run explain -- VENDOR [--catalogue DIR] [--date YYYY-MM-DD]';

await run(async () => {
  const { values, positionals } = options(USAGE, { catalogue: FLAG.catalogue, date: FLAG.text }, true);
  const name = positionals.join(' ');
  if (name === '') throw new UsageError(`missing VENDOR\nusage: ${USAGE}`);
  const date = dateOption(values.date);
  const catalogue = await validCatalogue(catalogueOption(values.catalogue), date);
  if (!catalogue) return EXIT.diagnostics;
  const resolution = resolveVendor(catalogue, name);
  if (resolution.kind !== 'vendor') {
    const near = suggestions(catalogue, name);
    throw new UsageError(`unknown vendor "${name}"${near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`}`);
  }
  const { vendor } = resolution;
  console.log(explanationText(vendor, date, explanation(catalogue, vendor)));
  return EXIT.ok;
});
