import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { feedFiles } from '../../src/compile/render.ts';
import { encode } from '../../src/routes/route.ts';
import { feed, feedJson } from '../../src/routes/feeds.ts';
import { jsonFeedBody } from '../../src/routes/shared/change-feed.ts';
import { catalogueOf, change, daysAgo, offer, vendor, unsourced } from '../builders.ts';
import { tinyCatalogue } from '../shipped.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';

const index = catalogueOf(
  vendor({
    name: 'Acme',
    changes: [
      change({ date: daysAgo(3), change_type: 'free_tier_removed' }),
      change({ date: daysAgo(400), change_type: 'limits_reduced' }),
    ],
  }),
  vendor({ name: 'Borealis', offers: [], changes: [change({ date: daysAgo(5) })] }),
  vendor({ name: 'Quiet', offers: [offer()], changes: [] }),
);

const files = new Map([...feedFiles(index)].map(({ path, text }) => [path, text]));
const atom = (path: string) => parseAtomFeed(files.get(`api/feeds/${path}.atom`) ?? '');
const idsOf = (feedOf: ReturnType<typeof atom>) => feedOf.entries?.map(({ id }) => id?.replace(/^.*:change\//, ''));

const REMOVED = 'acme/2026-11-17/free_tier_removed';
const REDUCED = `acme/${daysAgo(400)}/limits_reduced`;
const BOREALIS = 'borealis/2026-11-15/limits_reduced';

describe('the feeds of one subject', () => {
  it('hold the records of a vendor, also those older than 90 days', () => {
    expect(idsOf(atom('vendor/acme'))).toEqual([REMOVED, REDUCED]);
    expect(idsOf(parseAtomFeed(encode(ask(feed, index))))).toEqual([REMOVED, BOREALIS]);
  });

  it('hold the records of a category and of a change type', () => {
    expect(idsOf(atom('category/databases'))).toEqual([REMOVED, BOREALIS, REDUCED]);
    expect(idsOf(atom('type/limits_reduced'))).toEqual([BOREALIS, REDUCED]);
    expect(idsOf(atom('type/rebranded')) ?? []).toEqual([]);
  });

  it('name themselves by a permanent id and their own address', () => {
    expect(atom('vendor/acme')).toMatchObject({
      id: 'tag:deals.example,2026:feed/vendor/acme',
      title: { value: 'Deals: pricing changes of Acme' },
      links: [
        { rel: 'self', href: 'https://deals.example/api/feeds/vendor/acme.atom' },
        { rel: 'alternate', href: 'https://deals.example/vendor/acme' },
      ],
    });
    expect(JSON.parse(files.get('api/feeds/vendor/acme.json') ?? '')).toMatchObject({
      feed_url: 'https://deals.example/api/feeds/vendor/acme.json',
    });
    expect(files.has('api/feeds/vendor/quiet.atom')).toBe(false);
  });

  it('are valid in both forms with the same entries, for every subject', async () => {
    const tiny = new Map([...feedFiles(await tinyCatalogue())].map(({ path, text }) => [path, text]));
    const atom = [...tiny].filter(([path]) => path.endsWith('.atom'));
    expect(atom.length).toBeGreaterThan(10);
    for (const [path, text] of atom) {
      const asAtom = parseAtomFeed(text);
      const body: unknown = JSON.parse(tiny.get(path.replace(/atom$/, 'json')) ?? '');
      const asJson = parseJsonFeed(jsonFeedBody.parse(body));
      expect(asJson.items?.map(({ id }) => id) ?? []).toEqual(asAtom.entries?.map(({ id }) => id) ?? []);
    }
  });
});

describe('the feed of named vendors and categories', () => {
  it('holds the records of the named vendors, with or without an offer', () => {
    const text = encode(ask(feed, index, 'vendors=acme,borealis'));
    expect(idsOf(parseAtomFeed(text))).toEqual([REMOVED, BOREALIS, REDUCED]);
  });

  it('is the same for every order and spelling of the names', () => {
    const text = encode(ask(feed, index, 'vendors=acme,borealis'));
    expect(encode(ask(feed, index, 'vendors=Borealis,ACME,acme'))).toBe(text);
    expect(text).toContain('href="https://deals.example/api/feed?vendors=acme,borealis"');
  });

  it('is that of all changes without a name', () => {
    expect(encode(ask(feed, index, 'vendors='))).toBe(encode(ask(feed, index)));
  });

  it('holds what happens in the named categories too, each record once', () => {
    const text = encode(ask(feed, index, 'vendors=borealis&categories=databases'));
    expect(idsOf(parseAtomFeed(text))).toEqual([REMOVED, BOREALIS, REDUCED]);
    expect(text).toContain('href="https://deals.example/api/feed?vendors=borealis&amp;categories=databases"');
    expect(encode(ask(feed, index, 'categories=Databases&vendors=Borealis'))).toBe(text);
    expect(refusalOf(ask(feedJson, index, 'categories=databses'))).toMatchObject({
      status: 404,
      body: { error: 'Unknown category "databses".', suggestions: ['Databases'] },
    });
    expect(ask(feed, index, 'categories=,').status).toBe(400);
  });

  it('refuses an unknown name, an empty list and a list of more than 100', () => {
    expect(refusalOf(ask(feed, index, 'vendors=acmee,acme,xqzw'))).toMatchObject({
      status: 404,
      body: { error: 'Unknown vendor "acmee". Unknown vendor "xqzw".', suggestions: ['Acme'] },
    });
    expect(ask(feed, index, 'vendors=,').status).toBe(400);
    const many = Array.from({ length: 101 }, (_, number) => `v${number}`).join(',');
    expect(refusalOf(ask(feedJson, index, `vendors=${many}`)).body['error']).toContain('at most 100');
  });
});

it('a JSON Feed says the same as the Atom feed', () => {
  const body = bodyOf(jsonFeedBody, ask(feedJson, index));
  const { entries = [], title, subtitle } = parseAtomFeed(encode(ask(feed, index)));
  expect(body).toMatchObject({ title: title?.value, description: subtitle?.value });
  expect(
    body.items.map(({ id, title: named, content_text, date_modified }) => [
      id,
      named,
      content_text,
      Date.parse(date_modified),
    ]),
  ).toEqual(
    entries.map(({ id, title: named, content, updated = '' }) => [
      id,
      named?.value,
      content?.value,
      Date.parse(updated),
    ]),
  );
  expect(parseJsonFeed(body)).toMatchObject({
    feed_url: 'https://deals.example/api/feed.json',
    authors: [{ name: 'Deals', url: 'https://deals.example/' }],
  });
});

const recent = catalogueOf(
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
  }),
  vendor({ name: 'Ghost', offers: [], changes: [change({ date: daysAgo(0), date_source: 'discovered' })] }),
);
const text = (of = recent) => encode(ask(feed, of));
const parsed = () => parseAtomFeed(text());

describe('/api/feed', () => {
  it('says what it is and where it is served', () => {
    expect(parsed()).toMatchObject({
      id: 'tag:deals.example,2026:feed',
      title: { value: 'Deals: pricing changes' },
      subtitle: {
        value: `The newest 100 changes of the last 90 days. Source: Deals (https://deals.example/changes, checked ${daysAgo(3)})`,
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
    const [entry] = parseAtomFeed(text(catalogueOf(vendor({ changes: [announced] })))).entries ?? [];
    expect(entry).toMatchObject({ published: '2026-11-15T00:00:00.000Z', updated: '2026-11-15T00:00:00.000Z' });
    expect(entry?.content?.value).toContain('Announced; takes effect on 2026-12-20.');
  });

  it('says of a correction of the index that it is one', () => {
    const ours = change({ change_type: 'record_corrected', date: daysAgo(2), recorded_date: daysAgo(2) });
    const [entry] = parseAtomFeed(text(catalogueOf(vendor({ changes: [ours] })))).entries ?? [];
    expect(entry?.content?.value).toContain('Corrected by us 2026-11-18.');
  });

  it('shows a record with its page, its source and its terms before and after', () => {
    expect(parsed().entries?.[2]).toMatchObject({
      id: 'tag:deals.example,2026:change/acme-sons/2026-11-17/free_tier_removed',
      title: { value: 'Acme & <Sons>: free tier removed' },
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
      title: { value: 'Withdrawn: Acme & <Sons>: limits reduced' },
      published: '2026-10-11T00:00:00.000Z',
      updated: '2026-11-18T00:00:00.000Z',
      content: {
        value: expect.stringMatching(/^We withdrew this record as our own error on 2026-11-18. Misread.\n/) as string,
      },
    });
  });

  it('leads to the page of changes where the vendor has none', () => {
    expect(parsed().entries?.[0]?.links).toMatchObject([{ href: 'https://deals.example/changes' }, { rel: 'via' }]);
  });

  it('leaves out a missing source and one that is not a web address', () => {
    const entries = catalogueOf(
      vendor({
        changes: [unsourced({ date: daysAgo(1) }), change({ date: daysAgo(1), source_url: 'javascript:alert(1)' })],
      }),
    );
    expect(text(entries)).not.toContain('rel="via"');
    expect(text(entries)).not.toContain('javascript');
  });
});
