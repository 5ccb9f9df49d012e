import type { Catalogue, Listing } from '../../src/model/catalogue.ts';
import { fold } from '../../src/rules/fold.ts';
import { LABELLED_QUERIES, type Kind, type LabelledQuery } from './labelled-queries.ts';

const LOOKED_AT = 5;

/** How the first results of one labelled query fare. */
export interface QueryFigure {
  readonly labelled: LabelledQuery;
  /** The first five results or fewer, and whether each is good. */
  readonly results: readonly { readonly listing: Listing; readonly good: boolean }[];
  /** Good offers in the whole catalogue. */
  readonly goodInCatalogue: number;
  /** 0 to 1: good results over the results that are shown, or that could be shown where fewer are. */
  readonly precision: number;
}

export interface SearchFigures {
  /** 0 to 1: the mean over the labelled queries. */
  readonly precision: number;
  /** Queries without a result although the catalogue holds a good one. */
  readonly unanswered: readonly string[];
  readonly queries: readonly QueryFigure[];
}

/** Measures a search over the labelled queries. */
export function searchFigures(
  catalogue: Catalogue,
  search: (catalogue: Catalogue, query: string) => readonly Listing[],
): SearchFigures {
  const queries = LABELLED_QUERIES.map((labelled) => {
    const found = search(catalogue, labelled.query).slice(0, LOOKED_AT);
    const results = found.map((listing) => ({ listing, good: isGood(listing, labelled.good) }));
    const goodInCatalogue = catalogue.listings.filter((listing) => isGood(listing, labelled.good)).length;
    const good = results.filter((result) => result.good).length;
    const shown = Math.max(results.length, Math.min(LOOKED_AT, goodInCatalogue));
    return { labelled, results, goodInCatalogue, precision: shown === 0 ? 1 : good / shown };
  });
  return {
    precision: queries.reduce((sum, { precision }) => sum + precision, 0) / queries.length,
    unanswered: queries
      .filter(({ results, goodInCatalogue }) => results.length === 0 && goodInCatalogue > 0)
      .map(({ labelled }) => labelled.query),
    queries,
  };
}

function isGood(listing: Listing, kinds: readonly Kind[]): boolean {
  return kinds.every((kind) => fits(listing, kind));
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
