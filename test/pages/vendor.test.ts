import { describe, expect, it } from 'vitest';
import { change, day, daysAgo, catalogueOf, offer, programme, read, TODAY, vendor } from '../builders.ts';
import { documentOf, named } from './document.ts';
import { functionPage, pageTexts } from './tiny.ts';

const unread = programme({ referee_benefit: 'five dollars of credit' });
const readProgramme = { ...unread, read_on: day('2026-11-01') };
const gone = read({
  url: unread.program_url,
  link: { verdict: 'gone', since: TODAY, checked: TODAY },
});

function page(given: Parameters<typeof vendor>[0]): string {
  const index = catalogueOf(vendor({ name: 'Acme', offers: [offer()], ...given }));
  return pageTexts(index).get('vendor/acme') ?? '';
}

describe("a vendor's page", () => {
  it.each([
    [
      'of a removed free tier',
      change({ change_type: 'free_tier_removed', date: '2026-10-01', summary: 'No free plan any more' }),
      ['mark-ended">ended<', 'No free plan any more'],
      ['mark-risky', 'mark-caution'],
    ],
    [
      'that sets no level',
      change({ change_type: 'new_tier', date: '2026-10-01' }),
      ['mark-unknown">no offer listed<'],
      ['<p></p>'],
    ],
    [
      'that was reversed',
      change({ current_state: 'Taken', resolution: { state: 'reversed', date: '2026-11-05' } }),
      ['taken back: limits reduced', 'The vendor took this back on'],
      ['<p class="terms">Taken', 'worse: '],
    ],
    [
      'of our own housekeeping',
      change({ current_state: 'Not listed', reports: 'our_index' }),
      ['<p>Nothing on record.</p>', '·</span> no longer listed here'],
      ['<p class="terms">Not listed'],
    ],
  ])('without an offer has the level of its record %s, and why', (_, record, expected, others) => {
    const text = page({ offers: [], changes: [record] });
    for (const part of expected) expect(text).toContain(part);
    for (const part of others) expect(text).not.toContain(part);
  });

  it('gives each of two changes of one day a place of its own', () => {
    const text = page({ changes: [change({ summary: 'First' }), change({ summary: 'Second' })] });
    const places = [...text.matchAll(/ id="(change-[^"]*)"/g)].map(([, id]) => id);
    expect(places).toHaveLength(2);
    expect(places[1]).toBe(`${places[0] ?? ''}-2`);
  });

  it('names the other products of a brand, as the search does', () => {
    const index = catalogueOf(vendor({ name: 'Acme', offers: [] }), vendor({ name: 'Acme Cloud', offers: [offer()] }));
    for (const text of [pageTexts(index).get('vendor/acme'), functionPage(index, '/search?q=is+acme+free')])
      expect(text).toContain('Also of Acme: <a href="/vendor/acme-cloud">Acme Cloud</a>.');
  });

  it.each([
    ['without news', [], true],
    ['with newer news', [change({ date: '2026-11-15' })], false],
  ])('states the price of an offer %s where it is 0', (_, changes, expected) => {
    expect(page({ changes }).includes('"price":"0"')).toBe(expected);
  });

  const ends = {
    change_type: 'product_deprecated',
    listing_effect: 'ends',
    discontinued_date: day('2027-01-12'),
  } as const;

  it.each([
    [
      'of another product by its sentence',
      { changes: [change({ ...ends, listing_effect: 'none', date: '2026-11-30', summary: 'Acme Evals closes.' })] },
      'Next, 30 November 2026: Acme Evals closes.',
    ],
    [
      'of an offer that expired before by its sentence alone',
      {
        offers: [offer({ expires_date: daysAgo(9) })],
        changes: [change({ ...ends, summary: 'Acme shuts down on 12 January 2027.' })],
      },
      'Next, 12 January 2027: Acme shuts down on 12 January 2027.',
    ],
  ])('announces the end %s', (_, given, expected) => {
    const next = named(documentOf(page(given)), 'p').filter(({ attributes }) => attributes['class'] === 'next');
    expect(next.map(({ text }) => text.trim())).toEqual([expected]);
    expect(page(given)).not.toContain('we will no longer list');
  });

  it.each([
    [daysAgo(1), 'Ended on'],
    [TODAY, 'Ends on'],
  ])('says of an offer whose last day is %s: %s', (expires_date, words) => {
    expect(page({ offers: [offer({ expires_date })] })).toContain(`<li>${words} <time`);
  });

  it('states the conditions of a programme as sentences', () => {
    const eligibility = { type: 'startup', program: 'Acme Launch', conditions: ['Seed stage', 'No agency'] } as const;
    const text = page({ offers: [offer({ eligibility })] });
    expect(text).toContain('Open to startups, through Acme Launch: Seed stage. No agency.');
  });

  it('shows the referral programme that /api/referral-programs lists', () => {
    const text = page({ referral_program: readProgramme });
    expect(text).toContain('five dollars of credit');
    expect(text).toContain('1 November 2026');
  });

  it.each([
    ['never read', { referral_program: unread }],
    ['on a page that is gone', { referral_program: readProgramme, reads: [gone] }],
    ['closed', { referral_program: { ...readProgramme, available: false } }],
  ])('shows no programme that is %s', (_, given) => {
    const text = page(given);
    expect(text).toContain('<h1');
    expect(text).not.toContain('five dollars of credit');
  });
});
