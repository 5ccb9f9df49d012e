import { describe, expect, it } from 'vitest';
import { recordedLevel, shownLevel } from '../../src/pages/parts/level.ts';
import { offerRow } from '../../src/pages/parts/offer-row.ts';
import { catalogue, change, day, daysAgo, offer, unsourced, vendor } from '../builders.ts';
import { functionPage, isPage, pageTexts } from './tiny.ts';

/** The word of the level of a vendor's first offer, and what stands behind it as text. */
function levelOf(given: Parameters<typeof vendor>[0]): readonly [string, string | null] {
  const index = catalogue({ vendors: [vendor(given)] });
  const [listing] = index.listings;
  if (!listing) throw new Error('an offer');
  const { word, why } = shownLevel(index, listing);
  return [word, why && why.text.replace(/<[^>]*>/g, '')];
}

describe('the words of a level', () => {
  it.each<[string, Parameters<typeof vendor>[0], string, RegExp | null]>([
    ['nothing on record', {}, 'stable', null],
    [
      'a record that sets it',
      { changes: [change({ date: '2026-11-01' })] },
      'caution',
      /^limits reduced on 1 November 2026$/,
    ],
    [
      'bad news that no longer counts',
      { changes: [change({ date: daysAgo(200) })] },
      'stable',
      /^last bad news .*, older than 180 days$/,
    ],
    [
      'good news',
      { changes: [change({ change_type: 'limits_increased', date: '2026-11-01' })] },
      'stable',
      /^limits increased on 1 November 2026$/,
    ],
    [
      'recent bad news about another tier',
      { changes: [change({ tier: 'Team' })] },
      'stable',
      /^news of 1 November 2026 is about something else of Acme$/,
    ],
    [
      'recent bad news that leaves the tier unchanged',
      { changes: [change({ tier_direction: 'unchanged' })] },
      'stable',
      /^news of 1 November 2026 does not narrow this offer$/,
    ],
    ['housekeeping', { changes: [change({ reports: 'our_index' })] }, 'stable', null],
    ['records without a source', { changes: [unsourced()] }, 'no level yet', /source/],
    ['an offer past its last day', { offers: [offer({ expires_date: '2026-10-01' })] }, 'ended', /2026-10-01$/],
    ['a paid tier', { offers: [offer({ tier: 'Paid' })] }, 'paid', /./],
    [
      'an offer for some',
      { offers: [offer({ eligibility: { type: 'student', conditions: [] } })] },
      'for students',
      /./,
    ],
    [
      'an offer that was not read for long',
      { offers: [offer({ verifiedDate: '2026-01-05' })] },
      'not re-read since 5 January 2026',
      null,
    ],
  ])('follow %s', (_, given, word, why) => {
    const [shown, behind] = levelOf(given);
    expect(shown).toBe(word);
    if (why === null) expect(behind).toBeNull();
    else expect(behind).toMatch(why);
  });

  it('are followed in a row by the record that sets the level, and not by newer news', () => {
    const older = change({ change_type: 'restriction', date: '2026-02-01' });
    const newer = change({ change_type: 'limits_increased', date: '2026-11-01' });
    const index = catalogue({ vendors: [vendor({ changes: [older, newer] })] });
    expect(offerRow(index, index.listings[0]!).text).toMatch(/caution<.*restriction<.*February 2026/s);
  });

  it('are followed by the newest change of the vendor, and by the day on which that was taken back', () => {
    const ours = change({ date: '2026-11-10', reports: 'our_index' });
    const reversed = change({ resolution: { state: 'reversed', date: day('2026-11-12') } });
    const index = catalogue({ vendors: [vendor({ changes: [ours, reversed] })] });
    expect(offerRow(index, index.listings[0]!).text).toMatch(/change-past.*limits reduced<.*taken back November 2026/s);
  });

  it('say of a vendor without an offer that its free tier has ended, what its records set, or that none is listed', () => {
    const of = (type: 'free_tier_removed' | 'restriction' | 'new_tier') => {
      const index = catalogue({ vendors: [vendor({ offers: [], changes: [change({ change_type: type })] })] });
      return recordedLevel(index, index.records.vendors[0]!).word;
    };
    expect(of('free_tier_removed')).toBe('ended');
    expect(of('restriction')).toBe('caution');
    expect(of('new_tier')).toBe('no offer listed');
  });

  it('say that it ended where a later record sets the same level', () => {
    const removal = change({ change_type: 'free_tier_removed', date: '2022-11-28' });
    const changes = [removal, change({ change_type: 'restriction', date: '2026-02-06' })];
    const index = catalogue({ vendors: [vendor({ offers: [], changes })] });
    expect(recordedLevel(index, index.records.vendors[0]!).word).toBe('ended');
    expect(functionPage(index, '/search?q=is+acme+free')).toMatch(/No: .*>Acme</s);
  });
});

describe('the pages of a catalogue that was not re-read for long', () => {
  const written = day('2026-01-05');
  const index = catalogue({ vendors: [vendor({ name: 'Acme', offers: [offer({ verifiedDate: written })] })] });
  const [listing] = index.listings;
  const texts = pageTexts(index);
  const textOf = (path: string): string => texts.get(path) ?? '';

  it('say so on each and deny nothing', () => {
    const paths = [...texts.keys()].filter(isPage);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) expect(textOf(path)).toMatch(/Not re-read within 180 days:\s1 of 1 offer\./);
    expect(textOf(`category/${listing!.category.slug}`)).not.toMatch(/No offer of this category|is not free/);
  });

  it('keep the offer on the start page, in its category and on its badge', () => {
    expect(textOf('index.html')).toContain(', 1 not re-read');
    expect(textOf(`category/${listing!.category.slug}`)).toContain('Not re-read for long (1)');
    expect(textOf('badge/acme.svg')).toContain('free tier: not re-read since 5 January 2026 (');
    expect(functionPage(index, '/search?level=lapsed')).toContain('1 offer matches.');
  });
});
