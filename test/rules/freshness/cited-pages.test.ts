import { describe, expect, it } from 'vitest';
import type { Vendor } from '../../../src/model/vendor.ts';
import { citedPages } from '../../../src/rules/freshness/cited-pages.ts';
import { change, day, daysAgo, offer, programme, read, TODAY, unsourced, vendor } from '../../builders.ts';

const pages = (...vendors: readonly Vendor[]) => citedPages({ vendors }, TODAY);

describe('the pages that are read', () => {
  const urls = (given: Partial<Vendor>) => pages(vendor(given)).map(({ url }) => url);

  it('are those of offers, each once', () => {
    expect(urls({ offers: [offer(), offer({ tier: 'Team' })] })).toEqual(['https://acme.example/pricing']);
  });

  it('are the sources of records in force that set a level', () => {
    const source = { source_url: 'https://acme.example/news' };
    expect(urls({ offers: [], changes: [change(source)] })).toEqual(['https://acme.example/news']);
    expect(urls({ offers: [], changes: [change({ ...source, date: daysAgo(180) })] })).toHaveLength(1);
    expect(urls({ offers: [], changes: [change({ ...source, date: daysAgo(181) })] })).toEqual([]);
    expect(urls({ offers: [], changes: [change({ ...source, change_type: 'rebranded' })] })).toEqual([]);
    expect(urls({ offers: [], changes: [unsourced()] })).toEqual([]);
    const resolution = { state: 'reversed', date: '2026-11-10' } as const;
    expect(urls({ offers: [], changes: [change({ ...source, resolution })] })).toEqual([]);
  });

  it('are programmes that can be joined', () => {
    expect(urls({ referral_program: programme() })).toContain('https://acme.example/refer');
    expect(urls({ referral_program: programme({ available: false }) })).toHaveLength(1);
  });

  it('have the offers, records, programme and read of their address', () => {
    const [first, second] = ['https://acme.example/a', 'https://acme.example/b'];
    const offers = [offer({ url: first }), offer({ url: second, tier: 'Team' })];
    const changes = [change({ source_url: second }), change({ source_url: first })];
    const reads = [read({ url: second }), read({ url: first })];
    const held = vendor({ offers, changes, reads, referral_program: programme({ program_url: second }) });
    expect(pages(held)).toEqual([
      { vendor: held, url: first, offers: [offers[0]], records: [held.changes[1]], programme: null, read: reads[1] },
      {
        vendor: held,
        url: second,
        offers: [offers[1]],
        records: [held.changes[0]],
        programme: programme({ program_url: second }),
        read: reads[0],
      },
    ]);
  });

  it('are those on a day', () => {
    const dated = vendor({ changes: [change({ source_url: 'https://acme.example/news', date: '2026-11-01' })] });
    const urlsOn = (date: string) => citedPages({ vendors: [dated] }, day(date)).map(({ url }) => url);
    expect(urlsOn('2026-11-20')).toEqual(['https://acme.example/pricing', 'https://acme.example/news']);
    expect(urlsOn('2027-11-20')).toEqual(['https://acme.example/pricing']);
  });
});
