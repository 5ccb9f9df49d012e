import { describe, expect, it } from 'vitest';
import { referralPrograms, referralProgramsBody } from '../../src/routes/referral-programs.ts';
import { catalogue, category, offer, programme, vendor } from '../builders.ts';
import { ask, bodyOf } from './ask.ts';

const read = programme({ read_on: '2026-10-02' });

const index = catalogue({
  categories: [category({ name: 'Cloud Hosting', retired_names: ['PaaS'] })],
  vendors: [
    vendor({ name: 'Acme', offers: [offer({ category: 'Cloud Hosting' })], referral_program: read }),
    vendor({
      name: 'Borealis',
      referral_program: programme({ commission_type: 'recurring', read_on: '2026-11-01' }),
    }),
    vendor({ name: 'Closed', referral_program: { ...read, available: false } }),
  ],
});
const body = (query = '') => bodyOf(referralProgramsBody, ask(referralPrograms, index, query));

describe('/api/referral-programs', () => {
  it('lists a programme with the day its terms were read', () => {
    expect(body('category=cloud hosting').programs).toEqual([
      {
        vendor: 'Acme',
        category: 'Cloud Hosting',
        referrer_benefit: '$10',
        referee_benefit: '$5',
        program_url: 'https://acme.example/refer',
        type: 'self-service',
        commission_type: null,
        read_on: '2026-10-02',
        vendor_page: '/vendor/acme',
      },
    ]);
  });

  it('names the categories before the filter, sorted', () => {
    expect(body()).toMatchObject({ count: 2, categories: ['Cloud Hosting', 'Databases'] });
    expect(body('category=databases')).toMatchObject({ count: 1, categories: ['Cloud Hosting', 'Databases'] });
  });

  it('cites the oldest reading', () => {
    expect(body()._provenance).toMatchObject({
      url: 'https://deals.example/referral-programs',
      checked: '2026-10-02',
      verified_records: 2,
    });
    expect(body('category=PaaS')._provenance.url).toBe('https://deals.example/category/cloud-hosting');
  });
});
