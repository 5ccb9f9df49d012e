import { describe, expect, it } from 'vitest';
import type { HistoryBuild } from '../../src/model/build.ts';
import { diffAnswerName, diffBetween, namedBuild } from '../../src/routes/diff.ts';
import { day } from '../builders.ts';

const built = (date: string, offers: string, changes: string): HistoryBuild => ({
  date: day(date),
  offers: offers.repeat(64),
  changes: changes.repeat(64),
});
const HISTORY = [
  built('2026-11-17', 'a', '1'),
  built('2026-11-18', 'b', '2'),
  built('2026-11-18', 'c', '2'),
  built('2026-11-20', 'd', '3'),
];
const found = (from: string, history = HISTORY) => {
  const named = namedBuild(history, from);
  return 'build' in named ? `${named.build.date} ${named.build.offers.charAt(0)}` : named.refused;
};
/** The validator of an export whose digest repeats one byte: 24 bits are four characters. */
const tag = (byte: number) =>
  btoa(String.fromCharCode(byte, byte, byte))
    .repeat(6)
    .slice(0, 22);

describe('the build that /api/diff compares with', () => {
  it.each([
    ['a day', '2026-11-17', '2026-11-17 a'],
    ['a day without a build, by the last before it', '2026-11-19', '2026-11-18 b'],
    ['a day of several builds, by the first of them', '2026-11-18', '2026-11-18 b'],
    ['a later day, by the last build', '2026-12-31', '2026-11-20 d'],
    ['the digest of its offers', 'c'.repeat(64), '2026-11-18 c'],
    ['the digest of its changes, by the first build with them', '2'.repeat(64), '2026-11-18 b'],
    ['a digest in capitals', 'D'.repeat(64), '2026-11-20 d'],
    ['an ETag', `"${tag(0xcc)}"`, '2026-11-18 c'],
    ['a weak ETag of a coding', `W/"${tag(0xcc)}.br"`, '2026-11-18 c'],
    ['an ETag without its quotes', tag(0xdd).replaceAll('+', '-').replaceAll('/', '_'), '2026-11-20 d'],
  ])('is named by %s', (_, from, expected) => {
    expect(found(from)).toBe(expected);
  });

  it.each([
    ['2026-11-16', 404],
    ['e'.repeat(64), 404],
    [`"${tag(0x11 + 0xcd)}"`, 404],
    ['yesterday', 400],
    ['', 400],
    ['c'.repeat(63), 400],
  ])('is refused for "%s" with %i', (from, status) => {
    expect(found(from)).toMatchObject({
      status,
      body: status === 404 ? { since: '2026-11-17' } : { param: 'from' },
    });
  });

  it('is none without a history', () => {
    expect(found('2026-11-20', [])).toMatchObject({ status: 404, body: { since: null } });
  });
});

it('names the prepared answer by the day and both digests', () => {
  expect(diffAnswerName(built('2026-11-17', 'a', '1'))).toBe(
    '_answers/api/diff/from.2026-11-17~aaaaaaaaaaaaaaaa~1111111111111111.json',
  );
});

it('lists added, removed, changed and moved rows by position and name, and states the days that passed', () => {
  const row = (slug: string, terms: string, days_since_verified: number | null = null) => {
    return { slug, category: 'Email', tier: 'Free', terms, days_since_verified };
  };
  const [before, after] = [
    [row('acme', 'old', 4), row('birch', 'same', 8), row('cedar', 'gone')],
    [row('birch', 'same', 11), row('acme', 'new', 4), row('dunlin', 'first')],
  ];
  const [base, now] = [built('2026-11-17', 'a', '1'), built('2026-11-20', 'd', '3')];
  const body = diffBetween(
    { date: '2026-11-20', license: 'MIT', cite_as: 'Deals' },
    { build: base, rows: { offers: before, changes: [] } },
    { build: now, rows: { offers: after, changes: [] } },
  );
  expect(body).toEqual({
    date: '2026-11-20',
    license: 'MIT',
    cite_as: 'Deals',
    base: { date: '2026-11-17', offers_sha256: base.offers, changes_sha256: base.changes },
    build: { date: '2026-11-20', offers_sha256: now.offers, changes_sha256: now.changes },
    offers: {
      aged: { days: 3, fields: ['days_since_verified', 'days_since_read'] },
      added: [{ to: 2, offer: row('dunlin', 'first') }],
      removed: [{ at: 2, slug: 'cedar', category: 'Email', tier: 'Free' }],
      changed: [
        {
          at: 0,
          slug: 'acme',
          category: 'Email',
          tier: 'Free',
          // Verified again: three days later it is as old as it was.
          fields: [
            { field: 'terms', old: 'old', new: 'new' },
            { field: 'days_since_verified', old: 4, new: 4 },
          ],
        },
      ],
      moved: [{ from: 0, to: 1 }],
    },
    changes: { added: [], removed: [], changed: [], moved: [] },
  });
});
