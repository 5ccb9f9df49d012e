import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Canvas, CARD_HEIGHT, CARD_WIDTH, widthOf, wrapped } from '../../../src/compile/cards/canvas.ts';
import { cards } from '../../../src/compile/cards/cards.ts';
import { readFonts } from '../../../src/compile/cards/glyphs.ts';
import { png } from '../../../src/compile/cards/png.ts';
import { categoryCard, INDEX_CARD, MAX_CARDS, vendorCard } from '../../../src/pages/card-path.ts';
import { vendorPageOf } from '../../../src/pages/vendor.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { catalogue, offer, vendor } from '../../builders.ts';
import { pageTexts } from '../../pages/tiny.ts';

const MAX_CARD_BYTES = 40_000;
const fonts = readFonts();

/** The chunks of a PNG by type. */
function chunksOf(file: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return chunks;
}

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

describe('a text on a card', () => {
  it('is wrapped within its width, and cut with an ellipsis', () => {
    const style = { width: 400, maxLines: 2 };
    for (const text of ['short', 'a b '.repeat(200), 'w'.repeat(300), `${'long '.repeat(8)}${'w'.repeat(300)}`]) {
      const lines = wrapped(text, fonts.text, style);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(widthOf(line, fonts.text)).toBeLessThanOrEqual(400);
    }
    expect(wrapped('short', fonts.text, style)).toEqual(['short']);
    expect(wrapped('a b '.repeat(200), fonts.text, style).at(-1)).toMatch(/…$/);
  });

  it('has a glyph for every character that a name may have', () => {
    for (let code = 0x20; code <= 0x17f; code++) {
      const character = String.fromCodePoint(code);
      const isDrawn = vendorCard(catalogue({}), { name: character, slug: slug('Acme') }) !== undefined;
      expect(fonts.title.glyphs.has(character), character).toBe(isDrawn);
    }
  });
});

describe('the encoder', () => {
  it('keeps every pixel', () => {
    const canvas = new Canvas();
    canvas.fill({ first: 1, shades: 3 }, { x: 2, y: 0, width: 2, height: 1 });
    canvas.text('A', { font: fonts.text, ink: { first: 4, shades: 12 } }, { x: 11, y: 100 });
    const raw = inflateSync(chunksOf(png(canvas.rows, CARD_WIDTH, ['#ffffff'])).get('IDAT')!);
    expect(Buffer.compare(raw, canvas.rows)).toBe(0);
    expect([...raw.subarray(0, 4)]).toEqual([0, 0, 0x33, 0]);
    const { left, top, marks } = fonts.text.glyphs.get('A')!;
    const drawn = (x: number, y: number): number => {
      const byte = raw[y * (CARD_WIDTH / 2 + 1) + 1 + (x >> 1)]!;
      return x % 2 === 0 ? byte >> 4 : byte & 15;
    };
    expect(marks.length).toBeGreaterThan(3);
    for (let mark = 0; mark < marks.length; mark += 3) {
      const shade = Math.round((marks[mark + 2]! * 12) / 15);
      expect(drawn(11 + left + marks[mark + 1]!, 100 + top + marks[mark]!)).toBe(shade === 0 ? 0 : 3 + shade);
    }
  });
});
