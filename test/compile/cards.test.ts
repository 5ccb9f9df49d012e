import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Canvas, CARD_HEIGHT, CARD_WIDTH, widthOf, wrapped } from '../../src/compile/cards/canvas.ts';
import { cards } from '../../src/compile/cards/cards.ts';
import { readFonts } from '../../src/compile/cards/glyphs.ts';
import { png } from '../../src/compile/cards/png.ts';
import { categoryCard, INDEX_CARD, vendorCard } from '../../src/pages/card-path.ts';
import { slug } from '../../src/rules/text/slug.ts';
import { catalogue, offer, vendor } from '../builders.ts';
import { pageTexts } from '../pages/tiny.ts';

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
    canvas.fill({ first: 1, shades: 3 }, { x: 1, y: 0, width: 2, height: 1 });
    canvas.text('A', { font: fonts.text, ink: { first: 4, shades: 12 } }, { x: 10, y: 100 });
    const raw = inflateSync(chunksOf(png(canvas.pixels, CARD_WIDTH, ['#ffffff'])).get('IDAT')!);
    const stride = CARD_WIDTH / 2 + 1;
    const read = Uint8Array.from(canvas.pixels, (_, at) => {
      const column = at % CARD_WIDTH;
      const byte = raw[Math.floor(at / CARD_WIDTH) * stride + 1 + Math.floor(column / 2)]!;
      return column % 2 === 0 ? byte >> 4 : byte & 15;
    });
    expect(Buffer.compare(read, canvas.pixels)).toBe(0);
    expect([...canvas.pixels.slice(0, 4)]).toEqual([0, 3, 3, 0]);
  });
});
