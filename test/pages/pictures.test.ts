import { constantFrom, assert, array, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountBins, binOf, amountWords } from '../../src/pages/parts/limit-spread.ts';
import { changesByMonth } from '../../src/pages/parts/changes-by-month.ts';
import { daysAhead, axisLines, placeOf } from '../../src/pages/parts/time-axis.ts';
import { limitHistogram } from '../../src/pages/parts/limit-histogram.ts';
import { vendorTimeline } from '../../src/pages/parts/vendor-timeline.ts';
import { addDays } from '../../src/rules/dates/days.ts';
import { catalogue, change, day, limits, offer, read, TODAY, vendor } from '../builders.ts';

/** The cells of the table behind a picture, without markup, row by row. */
function tableOf(markup: string): readonly (readonly string[])[] {
  const [, body = ''] = markup.split('<tbody>');
  return body
    .split('</tr>')
    .map((row) => [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell)))
    .filter((row) => row.length > 0);
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

describe("a vendor's timeline", () => {
  const drawn = (given: Parameters<typeof vendor>[0]): string => {
    const index = catalogue({ vendors: [vendor(given)] });
    return vendorTimeline(index, index.records.vendors[0]!).text;
  };

  it('shows what was written, read, confirmed and changed, and what time alone changes, by day', () => {
    const markup = drawn({
      offers: [offer({ verifiedDate: '2026-07-01' })],
      reads: [read()],
      changes: [change({ date: '2026-09-02' })],
    });
    expect(tableOf(markup).slice(0, 4)).toEqual([
      ['2026-07-01', 'Free: entry written', ''],
      ['2026-09-02', 'limits reduced', 'recorded change'],
      ['2026-11-19', 'Free: the page bears the terms out', ''],
      ['2026-11-19', 'Free: confirmed by a read', ''],
    ]);
    expect(tableOf(markup).find(([, says]) => says?.includes('leaves the ranked list'))?.[0]).toBe(
      addDays(day('2026-11-19'), 181),
    );
    for (const lane of ['written', 'read', 'confirmed', 'changed', 'ahead']) expect(markup).toContain(`>${lane}</text`);
  });

  it('has no row for what never happened', () => {
    const markup = drawn({});
    expect(markup).toContain('>written</text');
    expect(markup).not.toMatch(/>(?:read|confirmed|changed)<\/text/);
  });

  it('says so where nothing changes by itself, and is a sentence where one day is all there is', () => {
    const markup = drawn({ offers: [], changes: [change({ date: '2022-11-28' })] });
    expect(markup).not.toContain('<svg');
    expect(plain(markup)).toContain('28 November 2022: limits reduced. Nothing here changes by itself within a year.');
  });

  it('names last days, records dated ahead and stated deadlines', () => {
    const markup = drawn({
      offers: [offer({ expires_date: '2027-02-01', description: 'Users have until March 3, 2027 to move.' })],
      changes: [change({ date: '2027-01-15', change_type: 'free_tier_removed' })],
    });
    const ahead = tableOf(markup).filter(([, , note]) => note === 'to come');
    expect(ahead.map(([date, says]) => `${String(date)} ${String(says)}`)).toEqual(
      expect.arrayContaining([
        '2027-02-01 Free: last day',
        '2027-01-15 free tier removed takes effect',
        '2027-03-03 stated as an end: Users have until March 3, 2027 to move.',
      ]),
    );
  });

  it('says when the next change comes, and why, in whole sentences', () => {
    const caption = (markup: string): string =>
      plain(/<figcaption[^>]*>([\s\S]*?)<\/figcaption>/.exec(markup)?.[1] ?? '');
    expect(caption(drawn({ offers: [offer({ verifiedDate: '2026-08-01' })] }))).toBe(
      'Without an edit or a read, the next change comes on 29 January 2027, in 70 days: Free leaves the ranked list; the ' +
        'reason then: “The entry was last written or read against its page on 2026-08-01, more than 180 days ago”.',
    );
    const both = drawn({ offers: [offer({ verifiedDate: '2026-08-01', expires_date: '2026-12-01' })] });
    expect(caption(both)).toMatch(
      /^Without an edit .* on 1 December 2026, in 11 days: Free: last day\. \d+ later days? in the table\.$/,
    );
  });

  it('begins no text with a name that needs escaping', () => {
    expect(drawn({ name: 'A<b>&"c' })).not.toContain('A<b>');
  });
});

describe('the time axis', () => {
  const axis = { from: day('2022-11-28'), until: day('2027-05-18'), start: 27, end: 93 };

  it('places its first and last day at its ends', () => {
    expect([placeOf(axis, axis.from), placeOf(axis, axis.until)]).toEqual([27, 93]);
  });

  it('has at most three ticks, of years where months are too many', () => {
    expect(axisLines(axis, 0, 10).map(({ text }) => />([\d-]+)<\/text/.exec(text)?.[1])).toEqual(['2024', '2026']);
    for (const days of [0, 1, 20, 31, 62, 100, 200, 400, 1000, 4000, 20_000]) {
      const lines = axisLines({ ...axis, until: addDays(axis.from, days) }, 0, 10);
      expect(lines.length).toBeLessThanOrEqual(3);
    }
  });
});

describe('the changes by month', () => {
  it('is nothing without a change, and a sentence for one month', () => {
    expect(changesByMonth([]).text).toBe('');
    const markup = changesByMonth([change({ date: '2026-11-01' })]).text;
    expect(markup).not.toContain('<svg');
    expect(plain(markup)).toBe('All of them are of November 2026: 1 for the worse, 0 for the better, 0 neither.');
  });

  it('draws no bar for a direction without a change', () => {
    const records = [
      change({ date: '2026-11-01' }),
      change({ date: '2026-10-03' }),
      change({ date: '2026-10-02', change_type: 'limits_increased' }),
    ];
    const markup = changesByMonth(records).text;
    expect(tableOf(markup)).toEqual([
      ['November 2026', '1', '0', '0'],
      ['October 2026', '1', '1', '0'],
    ]);
    expect(markup.match(/class="bar-negative"/g)).toHaveLength(2);
    expect(markup.match(/class="bar-positive"/g)).toHaveLength(1);
  });
});

describe('the days ahead', () => {
  it('is nothing without one', () => {
    expect(daysAhead([], TODAY).text).toBe('');
  });

  it('draws the next fifteen, and counts all', () => {
    const endings = Array.from({ length: 20 }, (_, index) => ({
      date: addDays(TODAY, index + 1),
      vendor: `Vendor ${String(index)} of the ends`,
      what: 'Free ends',
      days: index + 1,
    }));
    const markup = daysAhead(endings, TODAY).text;
    expect(tableOf(markup)).toHaveLength(15);
    expect(plain(markup)).toContain('20 ends are ahead');
    expect(tableOf(markup)[0]).toEqual([endings[0]!.date, 'Vendor 0 of the ends', 'Free ends', '1 day']);
  });
});

describe('the limit of a category', () => {
  const index = (texts: readonly string[]) =>
    catalogue({
      vendors: texts.map((text, place) =>
        vendor({
          name: `Vendor ${String(place)}`,
          offers: [offer({ limits: limits(...(text === '' ? [] : [text])) })],
        }),
      ),
    });
  const storage = (...amounts: readonly string[]) => index(amounts.map((amount) => `${amount} storage`));
  const first = (given: ReturnType<typeof index>) => limitHistogram(given, given.listings[0]!).text;

  it('is drawn where five offers state it, with the vendor marked', () => {
    expect(first(storage('1 GB', '2 GB', '3 GB', '4 GB'))).toBe('');
    const markup = first(storage('1 GB', '2 GB', '1 GB', '500 MB', '1 TB'));
    expect(plain(markup)).toContain(
      'Vendor 0: 1 GB. 1 offer states less, 1 states the same and 2 state more. 5 offers state storage, from 500 MB to 1 TB; half of them at most 1 GB.',
    );
    expect(markup.match(/class="bar"/g)).toHaveLength(1);
  });

  it('is not drawn for a vendor that does not state it, nor where all state the same', () => {
    expect(first(index(['', ...Array.from({ length: 6 }, () => '1 GB storage')]))).toBe('');
    expect(first(storage('1 GB', '1 GB', '1 GB', '1 GB', '1 GB'))).toBe('');
  });

  it('keeps the unlimited ones in a bar of their own', () => {
    const markup = first(
      index(['unlimited storage', ...[1, 2, 3, 4, 5].map((amount) => `${String(amount)} GB storage`)]),
    );
    expect(tableOf(markup).at(-1)).toEqual(['unlimited', '1']);
    expect(plain(markup)).toContain('Vendor 0: unlimited. 5 offers state less.');
  });
});

describe('the bins of amounts', () => {
  it('count every amount once, in rising ranges', () => {
    const amounts = array(integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 60 });
    assert(
      property(amounts, constantFrom(0.01, 1, 1_000_000), (given, factor) => {
        const rising = given.map((amount) => amount * factor).toSorted((one, other) => one - other);
        const bins = amountBins(rising);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(rising.length);
        expect(bins.every(({ from, to }) => from < to || bins.length === 1)).toBe(true);
        expect(bins.length).toBeLessThanOrEqual(60);
        for (const amount of rising) expect(binOf(bins, amount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('are equally wide for amounts that are near, and grow where these span powers of ten', () => {
    expect(amountBins([1, 2, 3, 16]).map(({ count }) => count)).toEqual([1, 2, 0, 0, 0, 0, 0, 0, 1]);
    expect(amountBins([1, 300]).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [2, 5],
      [5, 10],
      [10, 20],
      [20, 50],
      [50, 100],
      [100, 200],
      [200, 500],
    ]);
  });
});

describe('an amount in words', () => {
  it.each([
    [5e8, 'storage', 'bytes', '500 MB'],
    [10_737_418_240, 'storage', 'bytes', '10.7 GB'],
    [1500, 'requests', null, '1,500'],
    [2_500_000, 'requests', null, '2.5M'],
    [50_000, 'users', null, '50k'],
    [750, 'compute_hours', 'hours', '750 h'],
    [300, 'credit', 'USD', '$300'],
    [300, 'credit', 'EUR', '300 EUR'],
    [Infinity, 'seats', null, 'unlimited'],
  ] as const)('%d of %s in %s is %s', (amount, measure, unit, words) => {
    expect(amountWords(amount, measure, unit)).toBe(words);
  });
});
