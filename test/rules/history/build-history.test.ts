import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryBuild } from '../../../src/model/build.ts';
import type { IsoDate } from '../../../src/model/iso-date.ts';
import {
  AGE_FIELDS,
  exportPatch,
  grownHistory,
  HISTORY_FORMAT,
  MAX_HISTORY_BUILDS,
  MAX_HISTORY_BYTES,
  patchedExport,
  rowsOfBuilds,
  type ExportRows,
  type KeptBuild,
} from '../../../src/rules/history/build-history.ts';
import { offerShape } from '../../../src/routes/shared/offer.schema.ts';
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
    days_since_verified: value,
    days_since_read: value,
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
        expect(exportPatch(rows, copy)).toEqual({ days: 0, offers: nothing, changes: nothing });
      }),
    );
  });

  const offer = { slug: 'a', category: 'x', tier: 'Free', terms: 1 };
  const record = { vendor: 'a', date: '2026-01-01', change_type: 't', resolution: 1 };

  it('counts an offer of the same slug, category and tier, and a record of the same vendor, date and type, as changed', () => {
    const before: ExportRows = { offers: [offer], changes: [record] };
    const after: ExportRows = { offers: [{ ...offer, terms: 2 }], changes: [{ ...record, resolution: 2 }] };
    expect(exportPatch(before, after)).toMatchObject({
      offers: { added: [], changed: [{ at: 0, set: { terms: 2 } }] },
      changes: { added: [], changed: [{ at: 0, set: { resolution: 2 } }] },
    });
  });

  it('does not count ages that grew by the days between, in both directions', () => {
    const at = (verified: number, read: number | null): ExportRows => ({
      offers: [{ ...offer, days_since_verified: verified, days_since_read: read }],
      changes: [],
    });
    for (const [before, after, days] of [
      [at(3, null), at(5, null), 2],
      [at(3, 1), at(2, 0), -1],
    ] as const) {
      const patch = exportPatch(before, after, days);
      expect(patch.offers.changed).toEqual([]);
      expect(patchedExport(before, patch)).toEqual(after);
    }
    // Verified again two days later, at the same age.
    expect(exportPatch(at(3, null), at(3, 0), 2).offers.changed).toEqual([
      { at: 0, set: { days_since_verified: 3, days_since_read: 0 } },
    ]);
    expect(Object.keys(offerShape)).toEqual(expect.arrayContaining([...AGE_FIELDS]));
  });

  it.each(['slug', 'category', 'tier'])('counts an offer of another %s as another offer', (field) => {
    const patch = exportPatch({ offers: [offer], changes: [] }, { offers: [{ ...offer, [field]: 'z' }], changes: [] });
    expect(patch.offers).toMatchObject({ removed: [0], changed: [], added: [{ to: 0 }] });
  });

  it.each(['vendor', 'date', 'change_type'])('counts a record of another %s as another record', (field) => {
    const after = { offers: [], changes: [{ ...record, [field]: 'z' }] };
    const patch = exportPatch({ offers: [], changes: [record] }, after);
    expect(patch.changes).toMatchObject({ removed: [0], changed: [], added: [{ to: 0 }] });
  });
});

describe('the history of builds', () => {
  it('leads from the export of each of its builds to that of the last', () => {
    fc.assert(
      fc.property(fc.array(exportOf, { minLength: 1, maxLength: 6 }), (exports) => {
        const states = exports.map((rows, day) => ({ day, rows }));
        const { builds, last } = grown(states);
        const found = [...rowsOfBuilds({ format: HISTORY_FORMAT, builds }, last)];
        expect(found.map(({ rows }) => rows)).toEqual(exports.toReversed());
        for (const [days, { rows }] of found.entries())
          expect(patchedExport(rows, exportPatch(rows, last, days))).toEqual(last);
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
    expect([...rowsOfBuilds({ format: HISTORY_FORMAT, builds }, last)].map(({ rows: found }) => found)).toEqual([
      rows('c'),
      rows('a'),
    ]);
  });

  it('leaves out several builds for later days', () => {
    const days = [0, 1, 3, 4, 2].map((day) => ({ day, rows: rows(String(day)) }));
    const { builds, last } = grown(days);
    expect(daysOf(builds)).toEqual([0, 1, 2].map((day) => addDays(TODAY, day)));
    expect([...rowsOfBuilds({ format: HISTORY_FORMAT, builds }, last)].map(({ rows: found }) => found)).toEqual([
      rows('2'),
      rows('1'),
      rows('0'),
    ]);
  });

  it('begins again with a build for a day before all others', () => {
    const { builds } = grown([1, 0].map((day) => ({ day, rows: rows(String(day)) })));
    expect(builds).toMatchObject([{ date: TODAY, undo: null }]);
  });

  const offers = rows('a').offers;
  const changes = [{ vendor: 'a', date: '2026-01-01', change_type: 't' }];
  it.each([
    ['other offers', { day: 0, rows: { ...rows('b'), changes } }],
    ['other changes', { day: 0, rows: { offers, changes: [] } }],
    ['another day', { day: 1, rows: { offers, changes } }],
  ])('gains a build with %s', (_, second) => {
    expect(daysOf(grown([{ day: 0, rows: { offers, changes } }, second]).builds)).toEqual([
      TODAY,
      addDays(TODAY, second.day),
    ]);
  });

  it('keeps 100 builds', () => {
    const { builds, last } = grown(Array.from({ length: 102 }, (_, at) => ({ day: 0, rows: rows(String(at)) })));
    expect(builds).toHaveLength(MAX_HISTORY_BUILDS);
    expect([...rowsOfBuilds({ format: HISTORY_FORMAT, builds }, last)].at(-1)?.rows).toEqual(rows('2'));
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

  it.each([
    ['keeps a build', 'fill', MAX_HISTORY_BYTES, [-1, 0]],
    ['drops a build', 'exceed', MAX_HISTORY_BYTES + 1, [0]],
  ])('%s where the patches after it %s the bound of bytes', (_what, _how, bytes, days) => {
    const nothing = { removed: [], changed: [], added: [], moved: [] };
    const undoOf = (slug: string) => ({
      days: 0,
      offers: { ...nothing, added: [{ to: 0, row: { slug } }] },
      changes: nothing,
    });
    const undo = undoOf('x'.repeat(bytes - JSON.stringify(undoOf('')).length));
    const build = { date: TODAY, offers: 'a', changes: 'b' };
    const known = [
      { ...build, date: addDays(TODAY, -1), undo: null },
      { ...build, undo },
    ];
    const { builds } = grownHistory(known, NO_ROWS, { build, rows: NO_ROWS });
    expect(daysOf(builds)).toEqual(days.map((each) => addDays(TODAY, each)));
  });
});
