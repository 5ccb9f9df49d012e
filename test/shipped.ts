import { fileURLToPath } from 'node:url';
import { validateFolder } from '../src/compile/validate-folder.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import { link } from '../src/rules/catalogue/link.ts';
import { TODAY } from './builders.ts';

const linked = new Map<string, Promise<Catalogue>>();

/** A catalogue folder of the repository, linked for the day of all examples; the same object for every test of a worker. */
function linkedFolder(folder: string): Promise<Catalogue> {
  const known = linked.get(folder) ?? linkFolder(folder);
  linked.set(folder, known);
  return known;
}

async function linkFolder(folder: string): Promise<Catalogue> {
  const { records } = await validateFolder(fileURLToPath(new URL(folder, import.meta.url)), TODAY);
  return link(records, TODAY, { name: 'Deals', base_url: 'https://deals.example' });
}

/** The catalogue that the repository ships. A file at fault leaves its vendor out. */
export const shippedCatalogue = (): Promise<Catalogue> => linkedFolder('../catalogue');

/** The miniature catalogue of the tests. */
export const tinyCatalogue = (): Promise<Catalogue> => linkedFolder('catalogues/tiny');
