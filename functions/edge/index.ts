import text from 'catalogue-index';
import type { BuildDescription, BuildIndex, HistoryBuild } from '../../src/model/build.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IndexHeader, VendorTable } from '../../src/model/index-lines.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { linkHeld } from '../../src/rules/catalogue/link-held.ts';
import { openIndex } from '../parse-index.ts';
import { warmBriefly } from '../warm.ts';

/** The first line of the deployed index. */
const HEADER = JSON.parse(text.slice(0, text.indexOf('\n'))) as IndexHeader;

/** The deployed build. */
export const BUILT: {
  readonly date: IsoDate;
  readonly build: BuildDescription;
  readonly history: readonly HistoryBuild[];
} = HEADER;

/** What `compute` makes of the index as of a day. */
export const overIndex = overWhole(openIndex(text, HEADER), HEADER.vendors);

type Over = <T>(date: IsoDate, compute: (catalogue: Catalogue) => T) => T;

/**
 * Linked and warmed while the function starts: the platform allows a second of CPU time there, but 10 ms in a request.
 * Only the minimum is computed, to start in less than 50 ms. Only the latest day is cached.
 */
function overWhole(index: BuildIndex, table: VendorTable): Over {
  let current: Catalogue = linkHeld(index, table, index.date);
  warmBriefly(current);
  return (date, compute) => {
    if (current.date !== date) current = linkHeld(index, table, date);
    return compute(current);
  };
}
