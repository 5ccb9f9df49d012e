import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Canvas, CARD_WIDTH } from '../../../src/compile/cards/canvas.ts';
import { readFonts } from '../../../src/compile/cards/glyphs.ts';
import { png } from '../../../src/compile/cards/png.ts';
import { chunksOf } from './png-chunks.ts';

const fonts = readFonts();

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
