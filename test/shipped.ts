import { fileURLToPath } from 'node:url';
import { validateFolder } from '../src/compile/validate.ts';
import type { Catalogue } from '../src/model/catalogue.ts';
import { link } from '../src/rules/catalogue/link.ts';
import type { IsoDate } from '../src/model/iso-date.ts';
import { day, TODAY } from './builders.ts';

const pathOf = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

const cached = new Map<string, Promise<unknown>>();

/** The value made at the first call; the same object for every test of a worker. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = (cached.get(key) as Promise<T> | undefined) ?? make();
  cached.set(key, known);
  return known;
}

async function linkFolder(folder: string, date: IsoDate): Promise<Catalogue> {
  const { records } = await validateFolder(pathOf(folder), date);
  return link(records, date, { name: 'Deals', base_url: 'https://deals.example' });
}

/** The catalogue that the repository ships, on its first day. */
export const shippedCatalogue = (): Promise<Catalogue> =>
  once('shipped', async () => linkFolder('../catalogue', await shippedDay()));

/** The miniature catalogue of the tests, on the day of all examples. */
export const tinyCatalogue = (): Promise<Catalogue> => once('tiny', () => linkFolder('catalogues/tiny', TODAY));

/** The first day on which the shipped catalogue checks: no entry of it is of a later one. */
export const shippedDay = (): Promise<IsoDate> =>
  once('day', async () => {
    const { diagnostics } = await validateFolder(pathOf('../catalogue'), TODAY);
    // A diagnostic of an entry that is dated later names its day.
    const days = diagnostics.flatMap(({ what }) => what.match(/\d{4}-\d{2}-\d{2}/g) ?? []);
    return day([...days, TODAY].toSorted().at(-1) ?? TODAY);
  });
