import { beforeAll, describe, expect, it } from 'vitest';
import { searchFigures } from './search-figures.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import type { Catalogue } from '../../src/model/catalogue.ts';
import { day, TODAY } from '../builders.ts';
import { shippedCatalogue } from '../shipped.ts';
import { oneIn } from '../runs.ts';

/** Below the measured figure, so that a new offer may change a result or two. */
const LEAST_PRECISION = 0.85;

describe('the search of the shipped catalogue', () => {
  let shipped: Catalogue;
  let figures: ReturnType<typeof searchFigures>;
  beforeAll(async () => {
    shipped = await shippedCatalogue();
    figures = searchFigures(shipped);
  });

  it.each(oneIn(3, [TODAY, day('2026-11-21'), day('2026-12-31')]))(
    'answers labelled queries with offers of the requested kind on %s',
    (date) => {
      const isToday = date === TODAY;
      const { precision, unanswered, queries } = isToday
        ? figures
        : searchFigures(link(shipped.records, date, shipped.site));
      expect(queries.length).toBeGreaterThanOrEqual(80);
      expect(unanswered).toEqual([]);
      expect(precision).toBeGreaterThan(LEAST_PRECISION);
    },
  );

  it('has the vendors that a query means among its first results', () => {
    const { queries } = figures;
    const missed = queries.flatMap(({ labelled: { query, first, among_five: amongFive = [] }, results }) => {
      const shown = results.map(({ listing }) => listing.vendor.name);
      const absent = amongFive.filter((name) => !shown.includes(name));
      return [...(first === undefined || shown[0] === first ? [] : [first]), ...absent].map(
        (name) => `${query}: ${name}`,
      );
    });
    expect(missed).toEqual([]);
  });
});
