import index from 'catalogue-index';
import type { Catalogue, CatalogueRecords, Site } from '../../src/model/catalogue.ts';
import type { IsoDate } from '../../src/model/iso-date.ts';
import { encode } from '../../src/routes/encode.ts';
import { link } from '../../src/rules/link.ts';
import { locate } from '../locate.ts';

/** What the build wrote for the function. */
interface Index {
  readonly date: IsoDate;
  readonly site: Site;
  readonly records: CatalogueRecords;
  readonly build: { readonly files: number; readonly bytes: number };
}

/** The index of the build that was deployed; our own build wrote it. */
export const INDEX = index as Index;

// Linked while the function starts, where the platform gives a second, and not in a request, where it gives 10 ms.
let current: Catalogue = link(INDEX.records, INDEX.date, INDEX.site);

/** The index as of a day. Only the last day asked is kept: the next one begins once. */
export function catalogueOf(date: IsoDate): Catalogue {
  if (current.date !== date) current = link(INDEX.records, date, INDEX.site);
  return current;
}

/** Asked once while the function starts: it makes the texts that a search reads, which the first one would wait for. */
const WARMING = 'https://warming.invalid/api/offers?q=nothing-has-these-words-in-it&limit=0';

const warming = locate(new URL(WARMING));
if (warming !== null && 'route' in warming) encode(warming.route.answer(current, warming.values));
