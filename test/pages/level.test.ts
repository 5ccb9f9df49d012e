import { describe, expect, it } from 'vitest';
import { recordedLevel, shownLevel } from '../../src/pages/parts/level.ts';
import { catalogue, change, daysAgo, offer, unsourced, vendor } from '../builders.ts';

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
      /./,
    ],
  ])('follow %s', (_, given, word, why) => {
    const [shown, behind] = levelOf(given);
    expect(shown).toBe(word);
    if (why === null) expect(behind).toBeNull();
    else expect(behind).toMatch(why);
  });

  it('say of a vendor without an offer that its free tier has ended, or that none is listed', () => {
    const of = (type: 'free_tier_removed' | 'new_tier') => {
      const index = catalogue({ vendors: [vendor({ offers: [], changes: [change({ change_type: type })] })] });
      return recordedLevel(index, index.records.vendors[0]!).word;
    };
    expect(of('free_tier_removed')).toBe('ended');
    expect(of('new_tier')).toBe('no offer listed');
  });
});
