import { describe, expect, it } from 'vitest';
import {
  filterMatcher,
  isKnownName,
  searchChanges,
  comparedName,
  dateWindow,
  matchedNames,
  nameMatcher,
  type ChangeQuestion,
  type NameFilter,
  servedChanges,
  advisory,
  highImpact,
} from '../../../src/rules/changes/change-search.ts';
import { catalogue, category, change, day, vendor, TODAY, type Plain, daysAgo } from '../../builders.ts';
import type { ChangeRecord } from '../../../src/model/change-record.ts';

const market = () =>
  catalogue({
    categories: [
      category({ name: 'Databases', retired_names: ['Stores', 'Data Stores'] }),
      category({ name: 'Vector Databases' }),
    ],
    vendors: [
      vendor({
        name: 'Neon',
        changes: [
          change({ date: '2026-11-01', summary: 'neon 1' }),
          change({ date: '2025-01-01', summary: 'neon 2', change_type: 'new_tier' }),
        ],
      }),
      vendor({ name: 'Neonatal', changes: [change({ date: '2026-11-01', summary: 'neonatal', category: 'Health' })] }),
      vendor({
        name: 'Acme',
        former_names: ['Apex'],
        changes: [change({ date: '2026-11-19', summary: 'acme', category: 'Vector Databases' })],
      }),
    ],
  });

const named = (field: NameFilter['field'], ...requested: readonly string[]): NameFilter => ({ field, requested });

describe('search of the change log', () => {
  it('lists the newest first, and records of one day in catalogue order', () => {
    const found = searchChanges(market(), { type: null, names: [], from: null });
    expect(found.map(({ summary }) => summary)).toEqual(['acme', 'neon 1', 'neonatal', 'neon 2']);
  });

  it.each<[string, Partial<ChangeQuestion>, readonly string[]]>([
    ['of a type', { type: 'new_tier' }, ['neon 2']],
    ['from a day on', { from: day('2026-11-01') }, ['acme', 'neon 1', 'neonatal']],
    ['of names', { names: [named('vendor', 'neon'), named('category', 'health', 'x')] }, ['neonatal']],
    ['of a former name', { names: [named('vendor', 'APEX')] }, ['acme']],
    ['of an unknown name', { names: [named('vendor', 'x')] }, []],
  ])('lists those %s', (_, given, expected) => {
    const found = searchChanges(market(), { type: null, names: [], from: null, ...given });
    expect(found.map(({ summary }) => summary)).toEqual(expected);
  });

  it('takes for its replacement a retired name only, and one of a category only', () => {
    const match = (requested: string, field: 'vendor' | 'category') =>
      filterMatcher(market(), { field, requested: [requested] })(comparedName('Databases'));
    expect(match('data stores', 'category')).toBe('exact');
    expect(match('data stores', 'vendor')).toBeNull();
    expect(match('vector databases', 'category')).toBeNull();
  });

  it('knows the names that the catalogue publishes', () => {
    const isKnown = (requested: string, field: 'vendor' | 'category') =>
      isKnownName(market(), { field, requested: ['unheard of', requested] });
    expect([isKnown('neo', 'vendor'), isKnown('vector', 'category'), isKnown('data stores', 'category')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isKnown('neo', 'category'), isKnown('vector', 'vendor')]).toEqual([false, false]);
  });
});

describe('date window', () => {
  it.each([
    ['the last 30 days where no window is requested', null, false, { source: 'default', from: '2026-10-21' }],
    ['the whole log where a filter is given', null, true, { source: 'none', from: null }],
    ['since, with nothing else', day('2020-01-01'), false, { source: 'since_parameter', from: '2020-01-01' }],
    ['since, over a filter', day('2026-11-19'), true, { source: 'since_parameter', from: '2026-11-19' }],
  ])('is %s', (_title, since, filtered, expected) => {
    expect(dateWindow(TODAY, since, filtered)).toEqual(expected);
  });
});

const index = catalogue({ categories: [category({ name: 'Databases', retired_names: ['Data Stores'] })] });
const of = (...names: readonly string[]) => names.map((name) => change({ vendor: name }));

describe('matched names', () => {
  it('lists the requested name first, then those with most records', () => {
    const records = of('Neon B', 'Neon A', 'Neon A', 'Neon');
    expect(matchedNames(index, { field: 'vendor', requested: ['neon'] }, records)).toEqual({
      matched: [
        { name: 'Neon', records: 1, how: 'exact' },
        { name: 'Neon A', records: 2, how: 'contains' },
        { name: 'Neon B', records: 1, how: 'contains' },
      ],
      matched_names_omitted: 0,
      records_under_a_name_you_asked_for: 1,
      records_under_another_name: 3,
    });
  });

  it('names 25 and counts the rest', () => {
    const records = of(...Array.from({ length: 30 }, (_each, place) => `Neon ${String(place)}`));
    const found = matchedNames(index, { field: 'vendor', requested: ['neon'] }, records);
    expect(found.matched).toHaveLength(25);
    expect(found).toMatchObject({ matched_names_omitted: 5, records_under_another_name: 30 });
  });
});

describe('name matcher', () => {
  it('distinguishes the exact name from one that contains it', () => {
    const match = nameMatcher(['neon'], []);
    expect(['neon', 'neon labs', 'ne', 'vercel'].map(comparedName).map(match)).toEqual([
      'exact',
      'contains',
      null,
      null,
    ]);
  });

  it('ignores case, as Unicode folds it, and accents of the requested texts', () => {
    expect(nameMatcher(['CAFÉ'], [])(comparedName('Cafe Noir'))).toBe('contains');
    expect(nameMatcher(['STRASSE'], [])(comparedName('Straße DB'))).toBe('contains');
  });

  it('takes a slug for the name, whole or in part', () => {
    const match = nameMatcher(['cloud-hosting', 'r2'], []);
    const names = ['Cloud Hosting', 'Cloud Hosting & CDN', 'Cloud', 'Cloudflare R2', 'Hosting'];
    expect(names.map(comparedName).map(match)).toEqual(['exact', 'contains', null, 'contains', null]);
    expect(nameMatcher(['databases'], [])(comparedName('Data-Bases'))).toBeNull();
  });

  it('compares with the slug only a text that is written as a slug of two words or more', () => {
    expect(nameMatcher(['ab-'], [])(comparedName('AB & C'))).toBeNull();
    expect(nameMatcher(['-c'], [])(comparedName('AB & C'))).toBeNull();
    expect(nameMatcher(['ab-c'], [])(comparedName('AB & CD'))).toBe('contains');
    expect(nameMatcher(['b-c-d'], [])(comparedName('AB & C & DE'))).toBe('contains');
  });

  it('matches nothing for a text that folds to nothing', () => {
    expect(nameMatcher(['\u0301'], [])(comparedName('neon'))).toBeNull();
  });

  it('matches the present name of a retired one whole, and no name that contains it', () => {
    const match = nameMatcher(['Old'], ['Databases']);
    expect(['databases', 'vector databases', 'old tools'].map(comparedName).map(match)).toEqual([
      'exact',
      null,
      'contains',
    ]);
  });
});

const retracted = { state: 'retracted', date: '2026-11-02' } as const;
const plain = change({ summary: 'plain' });
const reversed = change({ summary: 'reversed', resolution: { state: 'reversed', date: '2026-11-02' } });
const withdrawn = change({ summary: 'withdrawn', resolution: retracted });
const delisted = change({ summary: 'delisted', reports: 'our_index' });
const both = change({ summary: 'both', reports: 'our_index', resolution: retracted });
const log = [plain, reversed, withdrawn, delisted, both];

describe('served changes', () => {
  it.each([
    [false, false, [plain, reversed], 2, 1],
    [true, false, [plain, reversed, withdrawn], 0, 2],
    [false, true, [plain, reversed, delisted], 2, 0],
    [true, true, log, 0, 0],
  ])('with retracted %s and housekeeping %s', (asksRetracted, housekeeping, records, heldBack, tidied) => {
    expect(servedChanges(log, { retracted: asksRetracted, housekeeping })).toEqual({
      records,
      retracted_excluded: heldBack,
      index_housekeeping_excluded: tidied,
    });
  });
});

const loud = (given: Partial<Plain<ChangeRecord>> = {}) =>
  change({ impact: 'high', change_type: 'free_tier_removed', date: '2026-11-15', ...given });

const advised = (...changes: readonly ChangeRecord[]) => {
  const index = catalogue({ vendors: [vendor({ changes })] });
  return { advised: advisory(index, []).map(({ summary }) => summary), counted: highImpact(index).length };
};

describe('advisory', () => {
  it.each([
    ['a free tier removed', loud({ summary: 'advised' }), 1],
    [
      'the day at the edge of the 30',
      loud({ summary: 'advised', date: daysAgo(30), change_type: 'limits_reduced' }),
      1,
    ],
    ['today', loud({ summary: 'advised', date: daysAgo(0), change_type: 'product_deprecated' }), 1],
    ['the end of an open edition', loud({ summary: 'advised', change_type: 'open_source_killed' }), 1],
    ['a new free tier', loud({ summary: 'advised', change_type: 'new_free_tier' }), 1],
  ])('names %s', (_title, record, counted) => {
    expect(advised(record)).toEqual({ advised: ['advised'], counted });
  });

  it.each([
    ['a change of 31 days ago', loud({ date: daysAgo(31) }), 0],
    ['a change dated ahead of today', loud({ date: daysAgo(-1) }), 0],
    ['a change of medium impact', loud({ impact: 'medium' }), 0],
    ['a retracted record', loud({ resolution: { state: 'retracted', date: '2026-11-16' } }), 0],
    ['a reversed record', loud({ resolution: { state: 'reversed', date: '2026-11-16' } }), 0],
    ['a restriction, which is counted only', loud({ change_type: 'restriction' }), 1],
    ['housekeeping', loud({ reports: 'our_index' }), 0],
  ])('says nothing of %s', (_title, record, counted) => {
    expect(advised(record)).toEqual({ advised: [], counted });
  });

  it('shows the newest three', () => {
    const changes = [4, 2, 5, 3].map((ago) => loud({ summary: String(ago), date: daysAgo(ago) }));
    expect(advised(...changes).advised).toEqual(['2', '3', '4']);
  });

  it('leaves out what the query matched', () => {
    const index = catalogue({ vendors: [vendor({ changes: [loud(), loud({ summary: 'outside' })] })] });
    expect(advisory(index, [index.changes[0]!]).map(({ summary }) => summary)).toEqual(['outside']);
  });
});
