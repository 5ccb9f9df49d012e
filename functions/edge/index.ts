import text from 'catalogue-index';
import type { BuildIndex } from '../../src/model/build.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { parseIndex } from '../parse-index.ts';
import { warmBriefly } from '../warm.ts';

/** The deployed build. */
export const BUILT: BuildIndex = parseIndex(text);

/**
 * The index as of the latest day that was requested. Linked and warmed for the day of the build while the function starts:
 * the platform allows a second of CPU time there, but 10 ms in a request.
 */
let current: Catalogue = link(BUILT.records, BUILT.date, BUILT.site);
warmBriefly(current);

/** What `compute` makes of the index as of a day. */
export function overIndex<T>(date: IsoDate, compute: (catalogue: Catalogue) => T): T {
  if (current.date !== date) current = link(BUILT.records, date, BUILT.site);
  return compute(current);
}
