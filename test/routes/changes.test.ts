import { describe, expect, it } from 'vitest';
import { changes } from '../../src/routes/changes.ts';
import { changesBody } from '../../src/routes/changes.schema.ts';
import { catalogue, catalogueOf, category, change, daysAgo, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const retracted = { state: 'retracted', date: '2026-11-18' } as const;

const index = catalogue({
  categories: [category({ name: 'Databases', retired_names: ['Data Stores'] }), category({ name: 'CI/CD' })],
  vendors: [
    vendor({
      name: 'Neon',
      changes: [
        change({ summary: 'recent', date: daysAgo(10) }),
        change({ summary: 'edge', date: daysAgo(30) }),
        change({ summary: 'old', date: daysAgo(400) }),
        change({ summary: 'announced', date: daysAgo(-20) }),
        change({ summary: 'withdrawn', date: daysAgo(3), resolution: retracted }),
        change({ summary: 'delisted', date: daysAgo(2), reports: 'our_index', change_type: 'product_deprecated' }),
      ],
    }),
    vendor({ name: 'Neonatal', changes: [change({ summary: 'natal', date: daysAgo(50), category: 'CI/CD' })] }),
    vendor({
      name: 'Loud',
      changes: [change({ summary: 'loud', date: daysAgo(1), impact: 'high', change_type: 'free_tier_removed' })],
    }),
  ],
});

const body = (query = '') => bodyOf(changesBody, ask(changes, index, query));
const found = (query = '') => body(query).changes.map(({ summary }) => summary);

describe('/api/changes', () => {
  it('answers the last 30 days to a bare request, and what is announced', () => {
    expect(found()).toEqual(['announced', 'loud', 'recent', 'edge']);
    expect(body()).toMatchObject({
      total: 4,
      returned: 4,
      limit: 20,
      offset: 0,
      retracted_excluded: 1,
      index_housekeeping_excluded: 1,
      date_window: { applied: true, from: daysAgo(30), source: 'default', field: 'date' },
      summary: { stack_changes_count: 4, ecosystem_high_impact_count: 1, period_days: 30 },
      name_match: { applied: false, rule: null, filters: [] },
      advisory: [],
    });
  });

  it.each([
    ['', '/changes'],
    ['vendor=loud', '/vendor/loud'],
    ['vendor=neon', '/changes'],
    ['category=CI', '/vendor/neonatal'],
    ['category=Databases', '/category/databases'],
    ['vendor=nobody', '/changes'],
  ])('"%s" is cited by %s', (query, path) => {
    expect(body(query)._provenance.url).toBe(`https://deals.example${path}`);
  });

  it.each([
    ['vendor=neon', ['announced', 'recent', 'edge', 'natal', 'old']],
    ['vendors=loud,natal', ['loud', 'natal']],
    ['vendors=loud&vendor=neon', ['loud']],
    ['vendor=loud,natal', []],
    ['category=ci', ['natal']],
    ['category=ci,data', ['announced', 'loud', 'recent', 'edge', 'natal', 'old']],
    ['categories=CI%2FCD&category=Databases', ['natal']],
    ['category=data+stores', ['announced', 'loud', 'recent', 'edge', 'old']],
    ['type=free_tier_removed', ['loud']],
    ['vendor=neon&type=free_tier_removed', []],
    ['vendor=nobody', []],
    ['vendor=%CC%81', []],
  ])('searches the whole log for %s', (query, expected) => {
    expect(found(query)).toEqual(expected);
    expect(body(query).date_window).toMatchObject({ applied: false, from: null, source: 'none' });
  });

  it.each([
    ['since=2026-11-19', ['announced', 'loud']],
    ['since=2026-11-19T23:59:59Z&vendor=neon', ['announced']],
    ['since=2020-01-01', ['announced', 'loud', 'recent', 'edge', 'natal', 'old']],
  ])('lets since override both windows: %s', (query, expected) => {
    expect(found(query)).toEqual(expected);
    expect(body(query).date_window).toMatchObject({ applied: true, source: 'since_parameter' });
  });

  it('says how far the catalogue has come and, when empty, what finds the newest', () => {
    expect(body()).toMatchObject({ catalogue_as_of: '2026-11-10' });
    expect(body()).not.toHaveProperty('note');
    const quiet = catalogueOf(
      vendor({
        offers: [],
        changes: [
          change({ date: '2026-09-14', recorded_date: '2026-09-20' }),
          change({ date: '2026-10-01', resolution: { state: 'retracted', date: '2026-10-02' } }),
        ],
      }),
    );
    const empty = (query: string) => bodyOf(changesBody, ask(changes, quiet, query));
    expect(empty('')).toMatchObject({
      changes: [],
      catalogue_as_of: '2026-09-20',
      note: 'No change record matches; none was recorded after 2026-09-20, and /api/changes?since=2026-09-14 finds the newest.',
    });
    expect(empty('vendor=nobody').note).toBe(
      'No change record matches; the newest of all up to today is dated 2026-09-14.',
    );
    expect(empty('since=2026-10-01').note).toMatch(
      /^Left out are records that include_retracted=true .* returns\. No other change record matches; none was /,
    );
    expect(body('vendor=neon&since=2099-01-01').note).toMatch(/^No such record .* and since=2.* finds it\.$/);
    expect(bodyOf(changesBody, ask(changes, catalogue())).note).toBe('The catalogue holds no change record.');
  });

  it.each(['vendor=', 'vendor=+', 'vendors=,+,', 'category=,', 'since='])('takes %s for no filter', (query) => {
    expect(body(query)).toEqual(body());
  });

  it('includes retracted records and housekeeping when requested', () => {
    expect(found('include_retracted=true')).toContain('withdrawn');
    expect(body('include_retracted=true')).toMatchObject({ retracted_excluded: 0, include_retracted: true });
    expect(body('include_retracted=true').changes.find(({ summary }) => summary === 'withdrawn')).toMatchObject({
      impact: 'none',
      standing: 'retracted',
    });
    expect(found('include_index_housekeeping=true')).toContain('delisted');
    expect(body('include_index_housekeeping=true')).toMatchObject({
      index_housekeeping_excluded: 0,
      retracted_excluded: 1,
    });
    expect(body('include_retracted=false')).toEqual(body());
  });

  it('counts the whole log for every request, except the records that the request may return', () => {
    const census = {
      tracked_pricing_changes: 6,
      changes_still_in_force: 7,
      records_we_stand_behind: 7,
      records_held: 8,
      rule_url: 'https://deals.example/changes#what-counts',
    };
    expect(body()).toMatchObject({ all_time_total: 6, change_census: { ...census, retrievable_from_this_door: 4 } });
    expect(body('include_retracted=true&limit=1').change_census).toMatchObject({
      ...census,
      retrievable_from_this_door: 5,
    });
    expect(body('vendor=nobody').change_census).toMatchObject({ ...census, retrievable_from_this_door: 0 });
  });

  it('advises of what the filter kept out', () => {
    expect(body('vendor=neon').advisory.map(({ summary }) => summary)).toEqual(['loud']);
    expect(body('vendor=loud').advisory).toEqual([]);
    expect(body('limit=0').advisory).toEqual([]);
  });

  it('names what each filter matched', () => {
    const { filters } = body('vendor=NEON&category=data,ci/cd').name_match;
    expect(filters).toMatchObject([
      { parameter: 'vendor', field: 'vendor', asked: ['NEON'], matched: [{ name: 'Neon' }, { name: 'Neonatal' }] },
      { parameter: 'category', field: 'category', asked: ['data', 'ci/cd'], records_under_a_name_you_asked_for: 1 },
    ]);
  });

  it('measures the period from the opening of the window, or from the oldest record; at least a day', () => {
    expect(body('vendor=loud').summary.period_days).toBe(400);
    expect(body('since=2026-11-20').summary.period_days).toBe(1);
    expect(body('since=2027-01-01').summary.period_days).toBe(1);
  });
});
