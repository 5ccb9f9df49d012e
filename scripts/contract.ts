import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../src/model/openapi-document.ts';
import { breakingChanges, isNamed } from '../src/openapi/breaking.ts';
import { contractText, INTERFACE_VERSION } from '../src/openapi/openapi.ts';
import { clientTypes, exampleCatalogue } from './lib/contract.ts';
import { EXIT, run, options } from './lib/command.ts';

const CONTRACT = 'contract/openapi.json';
const TYPES = 'client/schema.d.ts';
const CHANGELOG = 'CHANGELOG.md';

await run(async () => {
  options('npm run contract', {});
  const text = contractText(await exampleCatalogue());
  const before = existsSync(CONTRACT) ? await readFile(CONTRACT, 'utf8') : null;
  const changelog = await readFile(CHANGELOG, 'utf8');
  // Both texts were written by contractText().
  const changes =
    before === null ? [] : breakingChanges(JSON.parse(before) as OpenApiDocument, JSON.parse(text) as OpenApiDocument);
  const unnamed = changes.filter((change) => !isNamed(changelog, INTERFACE_VERSION, change));
  for (const { place, what } of unnamed) console.error(`\`${place}\` ${what}`);
  if (unnamed.length > 0) {
    console.error(
      `These changes break callers. Name each in ${CHANGELOG} under ${INTERFACE_VERSION}, in backticks, or take them back.`,
    );
    return EXIT.diagnostics;
  }
  await writeFile(CONTRACT, text);
  await writeFile(TYPES, await clientTypes(text));
  console.log(`wrote ${CONTRACT} and ${TYPES}`);
  return EXIT.ok;
});
