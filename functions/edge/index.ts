import text from 'catalogue-index';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { parseIndex } from '../parse-index.ts';
import { warmBriefly } from '../warm.ts';

/** The index of the deployed build. */
export const INDEX = parseIndex(text);

// Linked and warmed while the function starts: the platform allows a second of CPU time there, but 10 ms in a request.
// Only the minimum is computed, to start in less than 50 ms.
let current: Catalogue = link(INDEX.records, INDEX.date, INDEX.site);
warmBriefly(current);

/** The index as of a day. Only the latest day is cached. */
export function catalogueOf(date: IsoDate): Catalogue {
  if (current.date !== date) current = link(INDEX.records, date, INDEX.site);
  return current;
}
