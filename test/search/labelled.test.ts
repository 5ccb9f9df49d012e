import { describe, expect, it } from 'vitest';
import { searchFigures } from '../../scripts/bench/search.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { day } from '../builders.ts';
import { linkedFolder, SHIPPED_FOLDER } from './catalogues.ts';
import { IS_LONG } from '../runs.ts';

/** Below the figure that `npm run bench -- search` prints, so that a new offer may change a result or two. */
const LEAST_PRECISION = 0.85;

describe('the search of the shipped catalogue', async () => {
  const shipped = await linkedFolder(SHIPPED_FOLDER);

  it.each(IS_LONG ? ['2026-11-20', '2026-11-21', '2026-12-31'] : ['2026-11-20'])(
    'answers labelled queries with offers of the kind asked for on %s',
    (date) => {
      const { precision, unanswered, queries } = searchFigures(link(shipped.records, day(date), shipped.site));
      expect(queries.length).toBeGreaterThanOrEqual(80);
      expect(unanswered).toEqual([]);
      expect(precision).toBeGreaterThan(LEAST_PRECISION);
    },
  );

  it('has the vendors that a query means among its first results', () => {
    const { queries } = searchFigures(shipped);
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
