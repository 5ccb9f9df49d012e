import text from 'catalogue-index';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { parseIndex } from '../parse-index.ts';

/** The index of the build that was deployed; our own build wrote it. */
export const INDEX = parseIndex(text);

// Linked while the function starts, where the platform gives a second, and not in a request, where it gives 10 ms. All
// else is derived by the first request that needs it.
let current: Catalogue = link(INDEX.records, INDEX.date, INDEX.site);

/** The index as of a day. Only that of the latest day is kept. */
export function catalogueOf(date: IsoDate): Catalogue {
  if (current.date !== date) current = link(INDEX.records, date, INDEX.site);
  return current;
}
