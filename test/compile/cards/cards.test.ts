import { describe, expect, it } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH } from '../../../src/compile/cards/canvas.ts';
import { cards } from '../../../src/compile/cards/cards.ts';
import { categoryCard, INDEX_CARD, MAX_CARDS, vendorCard } from '../../../src/pages/card-path.ts';
import { vendorPageOf } from '../../../src/pages/vendor.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { catalogue, offer, vendor } from '../../builders.ts';
import { pageTexts } from '../../pages/tiny.ts';
import { chunksOf } from './png-chunks.ts';

const MAX_CARD_BYTES = 40_000;

describe('the card images', () => {
  const index = catalogue({
    vendors: [
      vendor({ name: 'Acme' }),
      vendor({ name: 'Zażółć Ünïcode & Søn', offers: [offer({ description: 'x'.repeat(5000) })] }),
      vendor({ name: 'データ Acme 2' }),
      vendor({ name: 'Gone', offers: [] }),
    ],
  });
  const made = new Map([...cards(index)].map(({ path, bytes }) => [`/${path}`, bytes]));

  it('are one for the index, each category and each vendor whose name can be drawn', () => {
    const expected = [
      INDEX_CARD,
      ...index.records.categories.map((each) => categoryCard(index, each)),
      ...index.records.vendors.map((each) => vendorCard(index, each)),
    ];
    expect([...made.keys()]).toEqual(expected.filter((path) => path !== undefined));
    expect(vendorCard(index, { name: 'データ', slug: slug('Acme') })).toBeUndefined();
    expect(made.size).toBe(5);
  });

  it('are PNG files of 1200 by 630 pixels and at most 40 kB', () => {
    for (const bytes of made.values()) {
      const header = chunksOf(bytes).get('IHDR')!;
      expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
      expect(bytes.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
    }
  });

  it('are linked by the pages they belong to, with an absolute address', () => {
    const pages = pageTexts(index);
    const image = (path: string) => /<meta property="og:image" content="([^"]+)"/.exec(pages.get(path) ?? '')?.[1];
    expect(image('vendor/acme')).toBe('https://deals.example/card/vendor/acme.png');
    expect(image('category/databases')).toBe('https://deals.example/card/category/databases.png');
    expect(image('about')).toBe('https://deals.example/card/index.png');
    const linked = [...pages.keys()].map(image).filter((address) => address !== undefined);
    for (const address of linked) expect(made.has(new URL(address).pathname), address).toBe(true);
  });
});

describe('a catalogue with more vendors than cards are drawn for', () => {
  const few = catalogue({ vendors: [vendor({ name: 'Acme' })] });
  const [first] = few.records.vendors;
  const withVendors = (count: number) => ({
    ...few,
    records: { ...few.records, vendors: Array.from({ length: count }, () => first!) },
  });
  const room = MAX_CARDS - 1 - few.records.categories.length;

  it('has the cards of its categories and of the index alone', () => {
    expect(vendorCard(withVendors(room), first!)).toBe('/card/vendor/acme.png');
    const index = withVendors(room + 1);
    expect(vendorCard(index, first!)).toBeUndefined();
    expect([...cards(index)].map(({ path }) => `/${path}`)).toEqual([
      INDEX_CARD,
      ...index.records.categories.map((each) => categoryCard(index, each)),
    ]);
    const image = new URL(vendorPageOf(index, first!).card ?? '', 'https://deals.example');
    expect(image.pathname).toBe('/card/category/databases.png');
  });
});
