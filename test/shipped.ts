import { fileURLToPath } from 'node:url';
import { runChecks } from '../src/compile/checks/index.ts';
import { ParseCache } from '../src/compile/shape/shape-file.ts';
import { collectFiles, validateFolder } from '../src/compile/validate.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import { link } from '../src/rules/catalogue/link.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { day, TODAY } from './builders.ts';

const linked = new Map<string, Promise<Catalogue>>();

/** A catalogue folder of the repository; the same object for every test of a worker. */
function linkedFolder(folder: string): Promise<Catalogue> {
  const known = linked.get(folder) ?? linkFolder(folder);
  linked.set(folder, known);
  return known;
}

/** Links a folder for the day of all examples, or the first later one on which it checks. */
async function linkFolder(folder: string): Promise<Catalogue> {
  const cache = new ParseCache();
  const { records, sources } = await validateFolder(fileURLToPath(new URL(folder, import.meta.url)), TODAY, cache);
  // A diagnostic of an entry that is dated later names its day.
  const found = runChecks(collectFiles(sources, cache).files, TODAY);
  const later = found.flatMap(({ what }) => what.match(/\d{4}-\d{2}-\d{2}/g) ?? []);
  const date = day([TODAY, ...later].toSorted().at(-1) ?? TODAY);
  return link(records, date, { name: 'Deals', base_url: 'https://deals.example' });
}

/** The catalogue that the repository ships. A file at fault leaves its vendor out. */
export const shippedCatalogue = (): Promise<Catalogue> => linkedFolder('../catalogue');

/** The miniature catalogue of the tests. */
export const tinyCatalogue = (): Promise<Catalogue> => linkedFolder('catalogues/tiny');

/** The first day on which the shipped catalogue checks; tests that check it do so from this day on. */
export const shippedDay = async (): Promise<IsoDate> => (await shippedCatalogue()).date;
