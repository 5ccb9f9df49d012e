import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryBuild } from '../../../src/model/build.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import {
  exportPatch,
  grownHistory,
  MAX_HISTORY_BYTES,
  patchedExport,
  rowsOfBuilds,
  type ExportRows,
  type KeptBuild,
} from '../../../src/rules/history/build-history.ts';
import type { Row } from '../../../src/rules/history/row-patch.ts';
import { addDays } from '../../../src/rules/dates/days.ts';
import { TODAY } from '../../builders.ts';
import { runs } from '../../runs.ts';

const NO_ROWS: ExportRows = { offers: [], changes: [] };

const value = fc.oneof(
  fc.integer({ max: 2, min: 0 }),
  fc.constant(null),
  fc.array(fc.integer({ max: 1, min: 0 }), { maxLength: 2 }),
);
/** Few names, so that rows of one name, moves and fields that come and go are frequent. */
const offerRow: fc.Arbitrary<Row> = fc.record(
  {
    slug: fc.constantFrom('a', 'b', 'c'),
    category: fc.constantFrom('x', 'y'),
    tier: fc.constant('Free'),
    terms: value,
    note: value,
  },
  { requiredKeys: ['slug', 'category', 'tier'] },
);
const changeRow: fc.Arbitrary<Row> = fc.record(
  {
    vendor: fc.constantFrom('a', 'b'),
    date: fc.constantFrom('2026-01-01', '2026-02-02'),
    change_type: fc.constant('t'),
    resolution: value,
  },
  { requiredKeys: ['vendor', 'date', 'change_type'] },
);
const exportOf: fc.Arbitrary<ExportRows> = fc.record({
  offers: fc.array(offerRow, { maxLength: 8 }),
  changes: fc.array(changeRow, { maxLength: 8 }),
});

function buildOf(date: string, rows: ExportRows): HistoryBuild {
  return { date: date as IsoDate, offers: JSON.stringify(rows.offers), changes: JSON.stringify(rows.changes) };
}

/** Builds on these days, each with the history of the one before. */
function grown(states: readonly { readonly day: number; readonly rows: ExportRows }[]) {
  let [builds, last] = [[] as readonly KeptBuild[], NO_ROWS];
  for (const { day, rows } of states) {
    const json = JSON.parse(JSON.stringify(rows)) as ExportRows;
    builds = grownHistory(builds, last, { build: buildOf(addDays(TODAY, day), json), rows: json }).builds;
    last = json;
  }
  return { builds, last };
}

describe('the difference of two exports', () => {
  it('makes the export of one day into that of the other', () => {
    fc.assert(
      fc.property(exportOf, exportOf, (before, after) => {
        expect(patchedExport(before, exportPatch(before, after))).toEqual(after);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is empty for the same rows', () => {
    fc.assert(
      fc.property(exportOf, (rows) => {
        const nothing = { removed: [], changed: [], added: [], moved: [] };
        const copy = JSON.parse(JSON.stringify(rows)) as ExportRows;
        expect(exportPatch(rows, copy)).toEqual({ offers: nothing, changes: nothing });
      }),
    );
  });
});

describe('the history of builds', () => {
  it('leads from the export of each of its builds to that of the last', () => {
    fc.assert(
      fc.property(fc.array(exportOf, { minLength: 1, maxLength: 6 }), (exports) => {
        const states = exports.map((rows, day) => ({ day, rows }));
        const { builds, last } = grown(states);
        const found = [...rowsOfBuilds({ format: 1, builds }, last)];
        expect(found.map(({ rows }) => rows)).toEqual(exports.toReversed());
        for (const { rows } of found) expect(patchedExport(rows, exportPatch(rows, last))).toEqual(last);
      }),
    );
  });

  const rows = (...slugs: readonly string[]): ExportRows => ({
    offers: slugs.map((slug) => ({ slug, category: 'x', tier: 'Free' })),
    changes: [],
  });
  const daysOf = (builds: readonly KeptBuild[]) => builds.map(({ date }) => date);

  it('begins with the first build', () => {
    expect(grown([{ day: 0, rows: rows('a') }]).builds).toMatchObject([{ date: TODAY, undo: null }]);
  });

  it('gains nothing by the same build again', () => {
    const once = grown([
      { day: 0, rows: rows('a') },
      { day: 1, rows: rows('b') },
    ]);
    const again = grown([
      { day: 0, rows: rows('a') },
      { day: 1, rows: rows('b') },
      { day: 1, rows: rows('b') },
    ]);
    expect(again).toEqual(once);
  });

  it('leaves out the builds for a later day', () => {
    const { builds, last } = grown([
      { day: 0, rows: rows('a') },
      { day: 2, rows: rows('b') },
      { day: 1, rows: rows('c') },
    ]);
    expect(daysOf(builds)).toEqual([TODAY, addDays(TODAY, 1)]);
    expect([...rowsOfBuilds({ format: 1, builds }, last)].map(({ rows: found }) => found)).toEqual([
      rows('c'),
      rows('a'),
    ]);
  });

  it('drops builds older than 35 days, and keeps those across a gap', () => {
    const days = [-40, -36, -35, -3, 0].map((day) => ({ day, rows: rows(String(day)) }));
    expect(daysOf(grown(days).builds)).toEqual([-35, -3, 0].map((day) => addDays(TODAY, day)));
  });

  it('drops builds beyond its bytes', () => {
    const large = (text: string): ExportRows => ({
      offers: [{ slug: text.repeat(MAX_HISTORY_BYTES / 2 + 100) }],
      changes: [],
    });
    const days = ['a', 'b', 'c', 'd'].map((text, day) => ({ day, rows: large(text) }));
    const { builds } = grown(days);
    expect(daysOf(builds)).toEqual([addDays(TODAY, 2), addDays(TODAY, 3)]);
    expect(JSON.stringify(builds.map(({ undo }) => undo)).length).toBeLessThanOrEqual(MAX_HISTORY_BYTES);
  });
});
