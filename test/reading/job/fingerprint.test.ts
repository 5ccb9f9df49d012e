import { describe, expect, it } from 'vitest';
import type { ChangeRecord } from '../../../src/model/change-record.ts';
import type { Offer, ReferralProgram } from '../../../src/model/offer.ts';
import type { Vendor } from '../../../src/model/vendor.ts';
import { fingerprint } from '../../../src/reading/read-page.ts';
import { change, daysAgo, offer, TODAY, vendor } from '../../builders.ts';

interface Given {
  readonly names?: Partial<Vendor>;
  readonly terms?: Partial<Offer>;
  readonly record?: Partial<ChangeRecord>;
}

const PROGRAMME: ReferralProgram = {
  available: true,
  referrer_benefit: '$20',
  referee_benefit: '10% off',
  program_url: 'https://acme.example/refer',
  type: 'self-service',
  notes: '',
};

const of = ({ names = {}, terms = {}, record = {} }: Given = {}, programme = PROGRAMME): string =>
  fingerprint({
    vendor: vendor(names),
    url: 'https://acme.example/pricing',
    offers: [offer(terms)],
    records: [change(record)],
    programme,
    read: undefined,
  });

describe('the fingerprint of what a page is compared with', () => {
  it.each<[string, Given]>([
    ['the name of the vendor', { names: { name: 'Acme Cloud' } }],
    ['a former name', { names: { former_names: ['Acme Labs'] } }],
    ['the description', { terms: { description: '2 GB storage' } }],
    ['who may take the offer', { terms: { eligibility: { type: 'student', conditions: ['5 employees at most'] } } }],
    ['the class of the tier', { terms: { tier_class: 'not free' } }],
    ['the day on which a product ends', { record: { discontinued_date: daysAgo(1) } }],
    ['the tier of a record', { record: { tier: 'Team' } }],
  ])('differs where %s was edited', (_, edited) => {
    expect(of(edited)).not.toBe(of());
  });

  it('differs where a benefit of the programme was edited', () => {
    expect(of({}, { ...PROGRAMME, referee_benefit: '15% off' })).not.toBe(of());
  });

  it.each<[string, Given]>([
    ['the day on which the entry was verified', { terms: { verifiedDate: daysAgo(1) } }],
    [
      'the check of a source, which a read writes',
      { record: { source_check: { checked: TODAY, outcome: 'ok', detail: 'The page states it' } } },
    ],
  ])('ignores %s', (_, edited) => {
    expect(of(edited)).toBe(of());
  });
});
