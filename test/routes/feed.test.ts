import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { encode } from '../../src/routes/encode.ts';
import { feed } from '../../src/routes/feeds.ts';
import { catalogue, change, daysAgo, offer, vendor, unsourced } from '../builders.ts';
import { ask } from './ask.ts';

const index = catalogue({
  vendors: [
    vendor({
      name: 'Acme & <Sons>',
      changes: [
        change({
          date: daysAgo(3),
          recorded_date: daysAgo(3),
          change_type: 'free_tier_removed',
          summary: 'No "free" tier <any> more & gone.',
        }),
        change({ date: daysAgo(40), resolution: { state: 'retracted', date: daysAgo(2), detail: 'Misread.' } }),
        change({ date: daysAgo(91) }),
      ],
      offers: [offer()],
    }),
    vendor({ name: 'Ghost', offers: [], changes: [change({ date: daysAgo(0), date_source: 'discovered' })] }),
  ],
});
const text = (of = index) => encode(ask(feed, of));
const parsed = () => parseAtomFeed(text());

describe('/api/feed', () => {
  it('says what it is and where it is served', () => {
    expect(parsed()).toMatchObject({
      id: 'tag:deals.example,2026:feed',
      title: { value: 'Deals: pricing changes' },
      subtitle: {
        value: `Changes of the last 90 days. Source: Deals (https://deals.example/changes, checked ${daysAgo(3)})`,
      },
      updated: '2026-11-20T00:00:00.000Z',
      authors: [{ name: 'Deals', uri: 'https://deals.example/' }],
      links: [
        { rel: 'self', href: 'https://deals.example/api/feed' },
        { rel: 'alternate', href: 'https://deals.example/changes' },
      ],
    });
  });

  it('announces a change on the day it was recorded, and says when it takes effect', () => {
    const announced = change({ date: daysAgo(-30), recorded_date: daysAgo(5) });
    const [entry] = parseAtomFeed(text(catalogue({ vendors: [vendor({ changes: [announced] })] }))).entries ?? [];
    expect(entry).toMatchObject({ published: '2026-11-15T00:00:00.000Z', updated: '2026-11-15T00:00:00.000Z' });
    expect(entry?.content?.value).toContain('Announced; takes effect on 2026-12-20.');
  });

  it('holds the records of 90 days, the newest first, corrections among them', () => {
    expect(parsed().entries?.map(({ title, updated }) => [title?.value, updated])).toEqual([
      ['Ghost: limits reduced', '2026-11-20T00:00:00.000Z'],
      ['Withdrawn: Acme & <Sons>: limits reduced', '2026-11-18T00:00:00.000Z'],
      ['Acme & <Sons>: free tier removed', '2026-11-17T00:00:00.000Z'],
    ]);
  });

  it('shows a record with its page, its source and its terms before and after', () => {
    expect(parsed().entries?.[2]).toMatchObject({
      id: 'tag:deals.example,2026:change/acme-sons/2026-11-17/free_tier_removed',
      published: '2026-11-17T00:00:00.000Z',
      links: [
        { rel: 'alternate', href: 'https://deals.example/vendor/acme-sons' },
        { rel: 'via', href: 'https://acme.example/pricing' },
      ],
      categories: [{ term: 'free_tier_removed', label: 'free tier removed' }, { term: 'Databases' }],
      content: {
        value: 'No "free" tier <any> more & gone.\nBefore: The old terms\nAfter: The new terms\nEffective 2026-11-17.',
      },
    });
  });

  it('says first how a corrected record ended, under the id it had', () => {
    expect(parsed().entries?.[1]).toMatchObject({
      id: 'tag:deals.example,2026:change/acme-sons/2026-10-11/limits_reduced',
      published: '2026-10-11T00:00:00.000Z',
      content: {
        value: expect.stringMatching(/^We withdrew this record as our own error on 2026-11-18. Misread.\n/) as string,
      },
    });
  });

  it('leads to the page of changes where the vendor has none', () => {
    expect(parsed().entries?.[0]?.links).toMatchObject([{ href: 'https://deals.example/changes' }, { rel: 'via' }]);
  });

  it('leaves out a missing source and one that is not a web address', () => {
    const entries = catalogue({
      vendors: [
        vendor({
          changes: [unsourced({ date: daysAgo(1) }), change({ date: daysAgo(1), source_url: 'javascript:alert(1)' })],
        }),
      ],
    });
    expect(text(entries)).not.toContain('rel="via"');
    expect(text(entries)).not.toContain('javascript');
  });

  it('gives every entry an id of its own and nothing a day in the future', () => {
    const crowd = catalogue({
      vendors: [vendor({ changes: [change(), change(), change({ date: daysAgo(-9), recorded_date: daysAgo(1) })] })],
    });
    const entries = parseAtomFeed(text(crowd)).entries ?? [];
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    expect(entries.every(({ updated = '' }) => updated <= '2026-11-20T00:00:00.000Z')).toBe(true);
  });
});
