import openapiTS, { astToString } from 'openapi-typescript';
import { SITE_NAME } from '../../src/model/build.ts';
import { validateFolder } from '../../src/compile/validate.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { link } from '../../src/rules/catalogue/link.ts';

const FOLDER = 'test/catalogues/tiny';
/** The day on which the golden answers of the same catalogue are made. */
const DAY = '2026-11-20' as IsoDate;

/** The miniature catalogue, whose answers are the examples of the contract that is kept with the code. */
export async function exampleCatalogue(): Promise<Catalogue> {
  const { records, diagnostics } = await validateFolder(FOLDER, DAY);
  if (diagnostics.length > 0) throw new Error(`${FOLDER} has ${diagnostics.length} diagnostics`);
  return link(records, DAY, { name: SITE_NAME, base_url: 'https://deals.example' });
}

const BANNER = '/** Made from contract/openapi.json by `npm run contract`. Not edited by hand. */\n\n';

export async function clientTypes(contract: string): Promise<string> {
  // Not immutable: openapi-fetch takes a read-only list for an object and forgets its methods.
  return BANNER + astToString(await openapiTS(contract));
}
