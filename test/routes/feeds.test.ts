import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { feedFiles } from '../../src/compile/render.ts';
import { encode } from '../../src/routes/encode.ts';
import { feed, feedJson, vendorsFeed, vendorsFeedJson } from '../../src/routes/feeds.ts';
import { jsonFeedBody } from '../../src/routes/shared/change-feed.ts';
import { catalogue, change, daysAgo, offer, vendor } from '../builders.ts';
import { shippedCatalogue } from '../shipped.ts';
import { ask, bodyOf, refusalOf } from './ask.ts';
import { oneIn } from '../runs.ts';

const index = catalogue({
  vendors: [
    vendor({
      name: 'Acme',
      offers: [offer()],
      changes: [
        change({ date: daysAgo(3), change_type: 'free_tier_removed' }),
        change({ date: daysAgo(400), change_type: 'limits_reduced' }),
      ],
    }),
    vendor({ name: 'Borealis', offers: [], changes: [change({ date: daysAgo(5) })] }),
    vendor({ name: 'Quiet', offers: [offer()], changes: [] }),
  ],
});

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
  });

  it('are valid in both forms with the same entries, for every subject of the shipped index', async () => {
    const shipped = new Map([...feedFiles(await shippedCatalogue())].map(({ path, text }) => [path, text]));
    const atom = [...shipped].filter(([path]) => path.endsWith('.atom'));
    for (const [path, text] of oneIn(10, atom)) {
      const asAtom = parseAtomFeed(text);
      const body: unknown = JSON.parse(shipped.get(path.replace(/atom$/, 'json')) ?? '');
      const asJson = parseJsonFeed(jsonFeedBody.parse(body));
      expect(asJson.items?.map(({ id }) => id) ?? []).toEqual(asAtom.entries?.map(({ id }) => id) ?? []);
      expect(asAtom.entries?.length ?? 0).toBeLessThanOrEqual(100);
    }
  }, 60_000);
});

describe('/api/feeds', () => {
  it('holds the records of the named vendors, with or without an offer', () => {
    const text = encode(ask(vendorsFeed, index, 'vendors=acme,borealis'));
    expect(idsOf(parseAtomFeed(text))).toEqual([REMOVED, BOREALIS, REDUCED]);
  });

  it('is the same for every order and spelling of the names', () => {
    const text = encode(ask(vendorsFeed, index, 'vendors=acme,borealis'));
    expect(encode(ask(vendorsFeed, index, 'vendors=Borealis,ACME,acme'))).toBe(text);
    expect(text).toContain('href="https://deals.example/api/feed?vendors=acme,borealis"');
  });

  it('is the same at the path of the feed of all changes', () => {
    expect(encode(ask(feed, index, 'vendors=Borealis,acme'))).toBe(
      encode(ask(vendorsFeed, index, 'vendors=acme,borealis')),
    );
    expect(encode(ask(feedJson, index, 'vendors=acme'))).toBe(encode(ask(vendorsFeedJson, index, 'vendors=acme')));
    expect(encode(ask(feed, index, 'vendors='))).toBe(encode(ask(feed, index)));
    expect(ask(feed, index, 'vendors=acmee').status).toBe(404);
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
    expect(refusalOf(ask(vendorsFeed, index, 'vendors=acme,acmee'))).toMatchObject({
      status: 404,
      body: { error: 'Unknown vendor "acmee".', suggestions: ['Acme'] },
    });
    expect(ask(vendorsFeed, index).status).toBe(400);
    expect(ask(vendorsFeed, index, 'vendors=,').status).toBe(400);
    const many = Array.from({ length: 101 }, (_, number) => `v${number}`).join(',');
    expect(refusalOf(ask(vendorsFeedJson, index, `vendors=${many}`)).body['error']).toContain('at most 100');
  });
});

describe('a JSON Feed', () => {
  it('says the same as the Atom feed', () => {
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
});
