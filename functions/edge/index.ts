import text from 'catalogue-index';
import type { BuildDescription, BuildIndex, HistoryBuild } from '../../src/model/build.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import type { SplitHeader } from '../../src/model/split-index.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import type { Eventually } from '../message.ts';
import { keptIndex, type KeptIndex } from '../parse-index.ts';
import { warmBriefly } from '../warm.ts';
import { SplitCatalogue } from './split/split-catalogue.ts';
import type { SplitSources } from './split/split-store.ts';

/** The deployed index: whole in the function, or split into what is bundled and what is fetched. */
const INDEX = JSON.parse(text) as BuildIndex | SplitHeader;

/** The deployed build. */
export const BUILT: {
  readonly date: IsoDate;
  readonly build: BuildDescription;
  readonly history: readonly HistoryBuild[];
} = INDEX;

/** What `compute` makes of the index as of a day. */
export const overIndex = 'split' in INDEX ? overSplit(INDEX) : overWhole(keptIndex(INDEX));

type Over = <T>(date: IsoDate, compute: (catalogue: Catalogue) => T, sources: () => SplitSources) => Eventually<T>;

/**
 * Linked and warmed while the function starts: the platform allows a second of CPU time there, but 10 ms in a request.
 * Only the minimum is computed, to start in less than 50 ms. Only the latest day is cached.
 */
function overWhole(index: KeptIndex): Over {
  let current: Catalogue = link(index.records, index.date, index.site);
  warmBriefly(current);
  return (date, compute) => {
    if (current.date !== date) current = link(index.records, date, index.site);
    return compute(current);
  };
}

/** Opened by the first request, because nothing can be fetched while the function starts. */
function overSplit(header: SplitHeader): Over {
  let opened: SplitCatalogue | null = null;
  return async (date, compute, sources) => {
    opened ??= await SplitCatalogue.open(header, sources(), date);
    return opened.over(date, sources(), compute);
  };
}
