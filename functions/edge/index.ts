import text from 'catalogue-index';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { parseIndex } from '../parse-index.ts';
import { warmBriefly } from '../warm.ts';

/** The index of the build that was deployed; our own build wrote it. */
export const INDEX = parseIndex(text);

// Linked and warmed while the function starts, where the platform gives a second, and not in a request, where it gives
// 10 ms. Briefly, because the start is to take less than 50 ms too.
let current: Catalogue = link(INDEX.records, INDEX.date, INDEX.site);
warmBriefly(current);

/** The index as of a day. Only that of the latest day is kept. */
export function catalogueOf(date: IsoDate): Catalogue {
  if (current.date !== date) current = link(INDEX.records, date, INDEX.site);
  return current;
}
