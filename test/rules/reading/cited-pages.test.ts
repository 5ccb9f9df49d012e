import { describe, expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import { citedPages } from '../../../src/rules/reading/cited-pages.ts';
import { change, daysAgo, offer, TODAY, unsourced, vendor } from '../../builders.ts';

const pages = (...vendors: readonly Vendor[]) => citedPages({ vendors }, TODAY);

describe('the pages that are read', () => {
  const programme = {
    available: true,
    referrer_benefit: '10 dollars',
    referee_benefit: '20 dollars',
    program_url: 'https://acme.example/partners',
    type: 'self-service',
    notes: 'None',
  } as const;
  const urls = (given: Partial<Vendor>) => pages(vendor(given)).map(({ url }) => url);

  it('are those of offers, each once', () => {
    expect(urls({ offers: [offer(), offer({ tier: 'Team' })] })).toEqual(['https://acme.example/pricing']);
  });

  it('are the sources of records in force that set a level', () => {
    const source = { source_url: 'https://acme.example/news' };
    expect(urls({ offers: [], changes: [change(source)] })).toEqual(['https://acme.example/news']);
    expect(urls({ offers: [], changes: [change({ ...source, date: daysAgo(181) })] })).toEqual([]);
    expect(urls({ offers: [], changes: [change({ ...source, change_type: 'rebranded' })] })).toEqual([]);
    expect(urls({ offers: [], changes: [unsourced()] })).toEqual([]);
    const resolution = { state: 'reversed', date: '2026-11-10' } as const;
    expect(urls({ offers: [], changes: [change({ ...source, resolution })] })).toEqual([]);
  });

  it('are programmes that can be joined', () => {
    expect(urls({ referral_program: programme })).toContain('https://acme.example/partners');
    expect(urls({ referral_program: { ...programme, available: false } })).toHaveLength(1);
  });
});
