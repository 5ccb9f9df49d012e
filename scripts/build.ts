import { lapsedSentence } from '../src/rules/risk/free-offer.ts';
import { compile } from '../src/compile/compile.ts';
import { buildCommit, withoutSpace, phasePrinter } from './lib/build.ts';
import {
  FLAG,
  EXIT,
  run,
  baseUrlOption,
  catalogueOption,
  dateOption,
  options,
  outOption,
  repositoryUrl,
} from './lib/command.ts';
import { printDiagnostics } from './lib/catalogue.ts';

const USAGE = 'npm run build -- [--catalogue DIR] [--out DIR] [--date YYYY-MM-DD] [--base-url URL] [--precompress]';

await run(async () => {
  const { values } = options(USAGE, {
    catalogue: FLAG.catalogue,
    out: FLAG.out,
    date: FLAG.text,
    'base-url': { type: 'string', default: 'http://localhost:8080' },
    precompress: FLAG.no,
  });
  const compiled = await compile({
    catalogue: catalogueOption(values.catalogue),
    out: outOption(values.out),
    date: dateOption(values.date),
    baseUrl: baseUrlOption(values['base-url']),
    repositoryUrl: repositoryUrl(process.env['REPOSITORY_URL']),
    precompress: values.precompress,
    commit: buildCommit(),
    onPhase: phasePrinter(),
  }).catch((fault: unknown) => withoutSpace(fault, values.out));
  if (!compiled.ok) {
    printDiagnostics(compiled.diagnostics, compiled.sources, values.catalogue);
    return EXIT.diagnostics;
  }
  const lapsed = lapsedSentence(compiled.catalogue);
  if (lapsed !== null) console.log(`lapsed   ${lapsed}`);
  return EXIT.ok;
});
