import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Catalogue, Listing } from '../../../src/model/catalogue.ts';
import { fold } from '../../../src/rules/text/fold.ts';
import { search } from '../../../src/rules/search/search.ts';

/** A listing is a correct result of this kind where one of the conditions holds. */
interface Kind {
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  readonly vendors?: readonly string[];
  readonly says?: readonly string[];
}

/** A query as callers write it, and what makes a result good; the file says what each field means. */
interface LabelledQuery {
  readonly query: string;
  readonly good: readonly Kind[];
  readonly first?: string;
  readonly among_five?: readonly string[];
}

/** The quality of the first results of one labelled query. */
interface QueryFigure {
  readonly labelled: LabelledQuery;
  /** The first five results or fewer, and whether each is good. */
  readonly results: readonly { readonly listing: Listing; readonly good: boolean }[];
  /** Good offers in the whole catalogue. */
  readonly goodInCatalogue: number;
  /** 0 to 1: good results among the first five over those that are attainable. */
  readonly precision: number;
}

interface SearchFigures {
  /** 0 to 1: good results among the first five over those that are attainable, the mean over the labelled queries. */
  readonly precision: number;
  /** 0 to 1: queries of which the first result is good. */
  readonly firstGood: number;
  /** Queries with fewer than five results although the catalogue holds five good ones. */
  readonly few: readonly string[];
  /** Queries without a result although the catalogue holds a good one. */
  readonly unanswered: readonly string[];
  readonly queries: readonly QueryFigure[];
}

const LABELLED_QUERIES = [
  'test/catalogue/search/labelled-queries.yaml',
  'test/catalogue/search/labelled-queries-2.yaml',
  'test/catalogue/search/labelled-queries-3.yaml',
  'test/catalogue/search/labelled-queries-4.yaml',
  'test/catalogue/search/labelled-queries-5.yaml',
  'test/catalogue/search/labelled-queries-6.yaml',
];
const LOOKED_AT = 5;

/** Measures the search of a catalogue over the labelled queries. */
export function searchFigures(catalogue: Catalogue, files = LABELLED_QUERIES): SearchFigures {
  // The tests read the same file, and a field that is missing shows there.
  const labelled = files.flatMap((file) => parse(readFileSync(file, 'utf8')) as readonly LabelledQuery[]);
  const queries = labelled.map((each) => queryFigure(catalogue, each));
  return {
    precision: mean(queries.map(({ precision }) => precision)),
    firstGood: mean(queries.map(({ results }) => (results[0]?.good === true ? 1 : 0))),
    few: queries
      .filter(({ results, goodInCatalogue }) => results.length < Math.min(LOOKED_AT, goodInCatalogue))
      .map(({ labelled: { query } }) => query),
    unanswered: queries
      .filter(({ results, goodInCatalogue }) => results.length === 0 && goodInCatalogue > 0)
      .map(({ labelled: { query } }) => query),
    queries,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function queryFigure(catalogue: Catalogue, labelled: LabelledQuery): QueryFigure {
  const isGood = (listing: Listing): boolean => labelled.good.every((kind) => fits(listing, kind));
  const found = search(catalogue, catalogue.listings, labelled.query).listings.slice(0, LOOKED_AT);
  const results = found.map((listing) => ({ listing, good: isGood(listing) }));
  const goodInCatalogue = catalogue.listings.filter(isGood).length;
  const good = results.filter((result) => result.good).length;
  const attainable = Math.min(LOOKED_AT, goodInCatalogue);
  return { labelled, results, goodInCatalogue, precision: attainable === 0 ? 1 : good / attainable };
}

function fits({ vendor, category, offer }: Listing, kind: Kind): boolean {
  const description = fold(offer.description);
  return (
    (kind.vendors ?? []).includes(vendor.name) ||
    (kind.categories ?? []).includes(category.name) ||
    offer.tags.some((tag) => (kind.tags ?? []).includes(tag)) ||
    (kind.says ?? []).some((words) => description.includes(words))
  );
}
