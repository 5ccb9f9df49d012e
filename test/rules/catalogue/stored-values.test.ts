import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/model/catalogue.ts';
import { keepDerived } from '../../../src/rules/catalogue/derived.ts';
import { link } from '../../../src/rules/catalogue/link.ts';
import { derivedProgrammes, referralProgrammes } from '../../../src/rules/catalogue/referral-programmes.ts';
import { derivedLeft, leftVendors } from '../../../src/rules/changes/left-vendors.ts';
import { deadlines, derivedStated } from '../../../src/rules/dates/deadlines.ts';
import { derivedFreshness, freshness } from '../../../src/rules/freshness/freshness.ts';
import { catalogueModified, derivedModified } from '../../../src/rules/freshness/last-modified.ts';
import { isFreeAsStated } from '../../../src/rules/risk/free-offer.ts';
import { derivedDay, rankFacts } from '../../../src/rules/risk/rank-facts.ts';
import { supersededOnDay } from '../../../src/rules/risk/superseded-on-day.ts';
import { derivedFilters, filterFacts } from '../../../src/rules/search/filter-facts.ts';
import { catalogue, change, day, offer, TODAY, vendor } from '../../builders.ts';

/** A catalogue of the same records with these parts of a build, on its own day or another. */
function stored({ records, site }: Catalogue, parts: object, date: string = TODAY): Catalogue {
  const own = { ...records };
  const texts = Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)] as const);
  keepDerived(own, Object.fromEntries(texts));
  return link(own, day(date), site);
}

const written = (name: string, ...dates: readonly string[]) =>
  vendor({ name, offers: dates.map((verifiedDate) => offer({ verifiedDate })) });

describe('the stored days of writing', () => {
  const index = () =>
    catalogue({ vendors: [written('Acme', '2026-03-01', '2026-12-02'), written('Beta', '2026-05-01', '2026-12-02')] });

  it('are the newest day and each later one', () => {
    expect(derivedModified(index())).toEqual(['2026-05-01', '2026-12-02']);
    expect(derivedModified(catalogue({ vendors: [written('Acme', TODAY, '2026-03-01')] }))).toEqual([TODAY]);
    expect(derivedModified(catalogue({ vendors: [] }))).toEqual([]);
  });

  it('are not known where a vendor has later days alone', () => {
    expect(derivedModified(catalogue({ vendors: [written('Acme', '2026-12-01'), written('Beta', TODAY)] }))).toBeNull();
  });

  it.each([
    ['2026-11-20', '2026-05-01'],
    ['2026-12-01', '2026-05-01'],
    ['2026-12-02', '2026-12-02'],
    ['2026-12-03', '2026-12-02'],
  ])('give the newest day on %s', (date, newest) => {
    const known = stored(index(), { modified: derivedModified(index()) }, date);
    expect(catalogueModified(known).day).toBe(newest);
    expect(catalogueModified(stored(index(), { modified: null }, date)).day).toBe(newest);
  });

  it('are used in place of the records', () => {
    expect(catalogueModified(stored(index(), { modified: ['2026-07-01'] })).day).toBe('2026-07-01');
    expect(catalogueModified(stored(index(), { modified: [] })).day).toBe(TODAY);
  });
});

describe('the stored vendors', () => {
  const programme = {
    available: true,
    referrer_benefit: '$10',
    referee_benefit: '$5',
    program_url: 'https://acme.example/refer',
    type: 'self-service',
    notes: '',
    read_on: day('2026-11-01'),
  } as const;
  const index = catalogue({
    vendors: [
      vendor({ name: 'Calm' }),
      vendor({ name: 'Paid', changes: [change()], referral_program: programme }),
      vendor({ name: 'Quiet', changes: [change({ change_type: 'limits_increased' })] }),
    ],
  });
  const names = (of: Catalogue) => [...leftVendors(of)].map(({ name }) => name);

  it('that one may want to leave are those with a negative record in force', () => {
    expect([names(index), derivedLeft(index)]).toEqual([['Paid'], [1]]);
    expect(names(stored(index, { left: [0, 2] }))).toEqual(['Calm', 'Quiet']);
  });

  it('with a referral programme are those that list one', () => {
    const listed = (of: Catalogue) => referralProgrammes(of).map(({ listing }) => listing.vendor.name);
    expect([listed(index), derivedProgrammes(index)]).toEqual([['Paid'], [1]]);
    expect(listed(stored(index, { programmes: [1] }))).toEqual(['Paid']);
    expect(listed(stored(index, { programmes: [0] }))).toEqual([]);
  });
});

describe('the stored ends', () => {
  const index = () =>
    catalogue({
      vendors: [
        vendor({ name: 'Acme', offers: [offer(), offer({ description: 'Free until 1 December 2026.' })] }),
        vendor({ name: 'Beta', changes: [change({ summary: 'It retires on 5 December 2026.' })] }),
        vendor({ name: 'Gone', offers: [offer({ description: `Free until ${TODAY}.` })] }),
      ],
    });
  const shown = (of: Catalogue) => deadlines(of).map(({ date, kind, countdown_days: days }) => [date, kind, days]);

  it('are the days to come, by listing and by record', () => {
    expect(derivedStated(index())).toEqual({
      listings: [
        [1, [{ date: '2026-12-01', sentence: 'Free until 1 December 2026.', url: 'https://acme.example/pricing' }]],
      ],
      records: [[0, [{ date: '2026-12-05', sentence: 'It retires on 5 December 2026.' }]]],
    });
  });

  it('give the deadlines of the texts', () => {
    const expected = [
      ['2026-12-01', 'stated', 11],
      ['2026-12-05', 'stated', 15],
    ];
    expect(shown(index())).toEqual(expected);
    expect(shown(stored(index(), { stated: derivedStated(index()) }))).toEqual(expected);
    expect(shown(stored(index(), { stated: { listings: [], records: [] } }))).toEqual([]);
  });

  it('that are today are deadlines no more', () => {
    const on = (date: string) => shown(stored(index(), { stated: derivedStated(index()) }, date)).map(([end]) => end);
    expect([on('2026-11-30'), on('2026-12-01'), on('2026-12-05')]).toEqual([
      ['2026-12-01', '2026-12-05'],
      ['2026-12-05'],
      [],
    ]);
  });
});

describe('the stored facts for filters', () => {
  const index = catalogue({
    vendors: [
      vendor({ name: 'Acme', offers: [offer({ description: '5 GB storage, no credit card needed' })] }),
      vendor({ name: 'Beta', offers: [offer({ description: '5 GB storage and 3 users' })] }),
      vendor({ name: 'Card', offers: [offer({ description: 'A trial', tags: ['no-credit-card'] })] }),
    ],
  });
  const facts = (of: Catalogue) =>
    of.listings.map((listing) => {
      const known = filterFacts(of);
      return {
        card: known.statesNoCard(listing),
        limits: known.limits(listing).map(({ measure, amount }) => [measure, amount]),
      };
    });

  it('hold each distinct limit once', () => {
    const derived = derivedFilters(index);
    expect(derived.noCard).toEqual([0, 2]);
    expect(derived.limitsOf).toEqual([[0], [0, 1], []]);
    expect(derived.limits.map(({ amount }) => amount)).toEqual([5_000_000_000, 3]);
  });

  it('give what the texts state', () => {
    expect(facts(stored(index, { filters: derivedFilters(index) }))).toEqual(facts(index));
    expect(facts(index).map(({ card }) => card)).toEqual([true, false, true]);
    expect(facts(stored(index, { filters: { noCard: [1], limits: [], limitsOf: [] } }))).toEqual([
      { card: false, limits: [] },
      { card: true, limits: [] },
      { card: false, limits: [] },
    ]);
  });
});

describe('what is stored for a day', () => {
  const index = catalogue({
    vendors: [
      vendor({ name: 'Calm' }),
      vendor({ name: 'Shaken', changes: [change({ change_type: 'free_tier_removed' })] }),
    ],
  });

  it('is the freshness of that day alone', () => {
    expect(derivedFreshness(index)).toEqual({ date: TODAY, freshness: freshness(index) });
    const other = { date: TODAY, freshness: { total_offers: 7 } };
    expect(freshness(stored(index, { freshness: other }))).toEqual({ total_offers: 7 });
    expect(freshness(stored(index, { freshness: other }, '2026-11-21')).total_offers).toBe(2);
  });

  it('are the rank facts of that day alone', () => {
    const facts = (of: Catalogue) =>
      of.listings.map((listing) => [
        rankFacts(of).level(listing),
        rankFacts(of).stability(listing),
        rankFacts(of).demerits(listing),
      ]);
    const expected = [
      ['stable', 'stable', 0],
      ['risky', 'volatile', 3],
    ];
    const derived = derivedDay(index);
    expect(facts(index)).toEqual(expected);
    expect(facts(stored(index, { day: derived }))).toEqual(expected);
    expect(facts(stored(index, { day: { ...derived, levels: [0, 0], demerits: [1, 1] } }))).toEqual([
      [null, 'stable', 1],
      [null, 'volatile', 1],
    ]);
    expect(facts(stored(index, { day: { ...derived, levels: [0, 0] } }, '2026-11-21'))).toEqual(expected);
  });

  it('are the offers whose terms may be superseded on that day alone', () => {
    const included = (of: Catalogue) => of.listings.map((listing) => supersededOnDay(of).includes(listing));
    const derived = { ...derivedDay(index), superseded: [1] };
    expect(included(index)).toEqual([true, true]);
    expect(included(stored(index, { day: derived }))).toEqual([false, true]);
    expect(included(stored(index, { day: derived }, '2026-11-21'))).toEqual([true, true]);
  });
});

describe('an offer', () => {
  const superseded = () =>
    catalogue({
      vendors: [
        vendor({ name: 'Calm' }),
        vendor({ name: 'Cut', changes: [change({ previous_state: '1 GB storage' })] }),
        vendor({ name: 'Paid', offers: [offer({ tier: 'Paid' })] }),
      ],
    });

  it('is free as stated where it is free and its terms are not superseded', () => {
    const index = superseded();
    expect(derivedDay(index).superseded).toEqual([1]);
    expect(index.listings.map((listing) => isFreeAsStated(index, listing))).toEqual([true, false, false]);
  });
});
