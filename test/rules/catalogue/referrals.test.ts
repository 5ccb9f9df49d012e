import { expect, test, describe, it } from 'vitest';
import { heldCode, heldCodes, listedProgramme, referralProgrammes } from '../../../src/rules/catalogue/referrals.ts';
import { catalogue, offer, programme, vendor, daysAgo, read, TODAY } from '../../builders.ts';
import type { ReferralCode } from '../../../src/model/catalogue.ts';
import { rankedListings } from '../../../src/rules/ranking/alternatives.ts';

const code = (name: string) => ({ vendor: name, code: name.toUpperCase() }) as unknown as ReferralCode;
const index = catalogue({
  vendors: [
    vendor({ name: 'Alpha' }),
    vendor({ name: 'Beta', offers: [] }),
    vendor({ name: 'Cargo', offers: [offer({ category: 'Email' })] }),
    vendor({ name: 'Cargo Mail' }),
    vendor({ name: 'Cargo Ship' }),
  ],
  referral_codes: ['Cargo', 'Alpha', 'Beta', 'Unlisted', 'Cargo Mail'].map(code),
});

test('codes are in the order of their vendors, each with the category of the first offer', () => {
  expect(heldCodes(index).map(({ vendor: { name }, category }) => [name, category])).toEqual([
    ['Alpha', 'Databases'],
    ['Beta', null],
    ['Cargo', 'Email'],
    ['Cargo Mail', 'Databases'],
  ]);
});

test('a text names the code of its vendor', () => {
  expect(heldCode(index, 'ALPHA')?.code.code).toBe('ALPHA');
  expect(heldCode(index, 'cargo ship')).toBeNull();
  expect(heldCode(index, 'unheard of')).toBeNull();
});

const known = programme({ read_on: '2026-11-01' });

const listed = (given: Parameters<typeof vendor>[0]) => listedProgramme(vendor(given)) !== null;

describe('a referral programme', () => {
  it('is listed once its terms were read', () => {
    expect(listedProgramme(vendor({ referral_program: known }))).toEqual(known);
  });

  it('is not listed while it is closed, unread or not known', () => {
    expect(listed({ referral_program: { ...known, available: false } })).toBe(false);
    expect(listed({ referral_program: programme() })).toBe(false);
    expect(listed({})).toBe(false);
  });

  it.each([
    ['is gone', 'gone', 0],
    ['redirects elsewhere', 'redirected_elsewhere', 0],
    ['was not found for 14 days', 'not_found', 14],
    ['was not found today', 'not_found', 0],
    ['has no host', 'no_address', 0],
  ] as const)('is not listed while its page %s', (_what, verdict, days) => {
    const link = { verdict, since: daysAgo(days), checked: TODAY };
    const reads = [read({ url: known.program_url, last_reachable: daysAgo(days), link })];
    expect(listed({ referral_program: known, reads })).toBe(false);
  });

  it('does not suffer from another page of the vendor', () => {
    const reads = [read({ link: { verdict: 'gone', since: TODAY, checked: TODAY } })];
    expect(listed({ referral_program: known, reads })).toBe(true);
  });
});

describe('the list of programmes', () => {
  const running = (name: string, verifiedDate: string) =>
    vendor({ name, referral_program: known, offers: [offer({ verifiedDate }), offer({ tier: 'Second' })] });

  it('has equals in the order of the key "referral-programs"', () => {
    const index = catalogue({ vendors: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => running(name, '2026-11-10')) });
    const first = index.vendors.flatMap(({ slug }) => index.listingsByVendor.get(slug)?.[0] ?? []);
    const ranked = rankedListings(index, first, 'referral-programs').listings;
    expect(referralProgrammes(index).map(({ listing }) => listing)).toEqual(ranked);
  });

  it('holds each vendor once, those with a demerit last', () => {
    const index = catalogue({ vendors: [running('Aged', '2026-08-01'), running('New', '2026-11-10'), vendor()] });
    expect(referralProgrammes(index).map(({ listing }) => listing.vendor.name)).toEqual(['New', 'Aged']);
  });
});
