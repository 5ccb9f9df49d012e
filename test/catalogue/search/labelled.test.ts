import { beforeAll, describe, expect, it } from 'vitest';
import { searchFigures } from './search-figures.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { shippedCatalogue } from '../../shipped.ts';

/** Below the measured figures (0.92, 0.95, 0.02), so that a new offer may change a result or two. */
const MIN_PRECISION = 0.85;
const MIN_FIRST_GOOD = 0.88;
const MAX_FEW_SHARE = 0.05;
/** None measured: a new offer may be described in other words than a query has. */
const MAX_UNANSWERED_SHARE = 0.01;
/** Of the vendors that queries mean (0 measured): equals of one category take turns by day, so an edit may displace one. */
const MAX_MISSED_SHARE = 0.1;

describe('the search of the shipped catalogue', () => {
  let shipped: Catalogue;
  let figures: ReturnType<typeof searchFigures>;
  beforeAll(async () => {
    shipped = await shippedCatalogue();
    figures = searchFigures(shipped);
  });

  it.each([0, 1, 40])('answers labelled queries with offers of the requested kind %i days later', (days) => {
    const date = addDays(shipped.date, days);
    const { precision, firstGood, few, unanswered, queries } =
      days === 0 ? figures : searchFigures(link(shipped.records, date, shipped.site));
    console.log(
      `${queries.length} queries on ${date}: P@5 of attainable ${precision.toFixed(3)}, first good ${firstGood.toFixed(3)}, ` +
        `${few.length} with too few`,
    );
    expect(queries.length).toBeGreaterThanOrEqual(320);
    expect(unanswered.length / queries.length, unanswered.join('; ')).toBeLessThan(MAX_UNANSWERED_SHARE);
    expect(precision).toBeGreaterThan(MIN_PRECISION);
    expect(firstGood).toBeGreaterThan(MIN_FIRST_GOOD);
    expect(few.length / queries.length).toBeLessThan(MAX_FEW_SHARE);
  });

  it('has the vendors that a query means among its first results', () => {
    const { queries } = figures;
    // Without those that the catalogue no longer has.
    const names = new Set(shipped.listings.map(({ vendor }) => vendor.name));
    const expected = queries.flatMap(({ labelled: { query, first, among_five: amongFive = [] }, results }) => {
      const shown = results.map(({ listing }) => listing.vendor.name);
      const meant = [
        ...(first === undefined ? [] : [{ name: first, isShown: shown[0] === first }]),
        ...amongFive.map((name) => ({ name, isShown: shown.includes(name) })),
      ];
      return meant.filter(({ name }) => names.has(name)).map((each) => ({ ...each, query }));
    });
    const missed = expected.filter(({ isShown }) => !isShown).map(({ query, name }) => `${query}: ${name}`);
    expect(expected.length).toBeGreaterThan(15);
    console.log(`${missed.length} of ${expected.length} meant vendors missed: ${missed.join('; ')}`);
    expect(missed.length / expected.length).toBeLessThan(MAX_MISSED_SHARE);
  });
});
