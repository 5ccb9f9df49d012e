import text from 'catalogue-index';
import type { BuildDescription, BuildIndex, HistoryBuild } from '../../src/model/build.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IndexHeader, VendorTable } from '../../src/model/index-lines.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { SplitHeader } from '../../src/model/split-index.ts';
import { linkHeld } from '../../src/rules/catalogue/link-held.ts';
import type { Eventually } from '../message.ts';
import { openIndex } from '../parse-index.ts';
import { warmBriefly } from '../warm.ts';
import { SplitCatalogue } from './split/split-catalogue.ts';
import type { SplitSources } from './split/split-store.ts';

/** The first line of the deployed index: of one that is whole in the function, or that is split. */
const HEADER = JSON.parse(text.slice(0, text.indexOf('\n'))) as IndexHeader | SplitHeader;

/** The deployed build. */
export const BUILT: {
  readonly date: IsoDate;
  readonly build: BuildDescription;
  readonly history: readonly HistoryBuild[];
} = HEADER;

/** What `compute` makes of the index as of a day. */
export const overIndex = 'split' in HEADER ? overSplit(HEADER) : overWhole(openIndex(text, HEADER), HEADER.vendors);

type Over = <T>(date: IsoDate, compute: (catalogue: Catalogue) => T, sources: () => SplitSources) => Eventually<T>;

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

/** Opened by the first request, because nothing can be fetched while the function starts. */
function overSplit(header: SplitHeader): Over {
  let opened: SplitCatalogue | null = null;
  return async (date, compute, sources) => {
    const made = opened ?? (await SplitCatalogue.open(header, sources(), date));
    // The platform forbids one request to wait for a promise of another, so each of the first ones opens its own.
    opened ??= made;
    return opened.over(date, sources(), compute);
  };
}
