import { expect, it } from 'vitest';
import { parseIndex } from '../../functions/parse-index.ts';
import { indexFile } from '../../src/compile/write/host-files.ts';
import { contentOf } from '../../src/compile/write/write.ts';
import { link } from '../../src/rules/catalogue/link.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { catalogueModified } from '../../src/rules/freshness/last-modified.ts';
import { suggestions } from '../../src/rules/names/suggestions.ts';
import { assess } from '../../src/rules/risk/assessment.ts';
import { IS_LONG, oneIn } from '../runs.ts';
import { shippedCatalogue, tinyCatalogue } from '../shipped.ts';

const SIZE = { manifest: {}, files: 0, bytes: 0 };

it.each(oneIn(3, [0, 1, 30, 400]))(
  'derives the same from the parts of the index, %d days after the build',
  async (days) => {
    const built = await (IS_LONG ? shippedCatalogue : tinyCatalogue)();
    const date = addDays(built.date, days);
    const index = parseIndex(String(contentOf(indexFile(built, SIZE))));
    const known = link(index.records, date, index.site);
    // Other records: they have no parts.
    const derived = link(structuredClone(built.records), date, built.site);
    expect(catalogueModified(known)).toEqual(catalogueModified(derived));
    expect(known.listings.map((listing) => assess(known, listing))).toEqual(
      derived.listings.map((listing) => assess(derived, listing)),
    );
    for (const text of ['neo', 'gcp', 'mongo', 'amazon'])
      expect(suggestions(known, text)).toEqual(suggestions(derived, text));
  },
);
