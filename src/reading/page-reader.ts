import type { IsoDate } from '../model/iso-date.ts';
import type { Fetcher } from './fetch/fetch-result.ts';
import type { PageRules } from './page-rules.ts';
import type { SecondReader } from './second-reader.ts';

/** The dependencies of reading a page. */
export interface PageReader {
  readonly fetch: Fetcher;
  readonly rules: PageRules;
  readonly date: IsoDate;
  readonly secondReader?: SecondReader;
}
