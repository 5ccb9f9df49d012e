import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { validateFolder } from '../src/compile/validate.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import { link } from '../src/rules/catalogue/link.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { day, TODAY } from './builders.ts';

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

/** The newest day on which the shipped catalogue was written down; tests that check it do so from this day on. */
export function shippedDay(): IsoDate {
  const folder = fileURLToPath(new URL('../catalogue/vendors', import.meta.url));
  const days = glob
    .sync('*.yaml', { cwd: folder, absolute: true })
    .flatMap(
      (path) =>
        readFileSync(path, 'utf8').match(/(?<=(?:verifiedDate|recorded_date|read_on|reviewed): )\d{4}-\d{2}-\d{2}/g) ??
        [],
    );
  return day(days.toSorted().at(-1) ?? '2026-11-21');
}
