import type { Font, Glyph } from './glyphs.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** A colour that text and areas are drawn in: its shades, from the faintest to the full one, are entries of the palette. */
export interface Ink {
  readonly first: number;
  readonly shades: number;
}

const MAX_ALPHA = 15;

/** Bytes of a row: one that says how it is filtered, 0 for not at all, then two pixels each. */
const ROW_BYTES = CARD_WIDTH / 2 + 1;

/** A picture of at most 16 indexed colours, laid out as PNG compresses it; entry 0 is the ground. */
export class Canvas {
  readonly rows = new Uint8Array(ROW_BYTES * CARD_HEIGHT);

  clear(): void {
    this.rows.fill(0);
  }

  /** Fills a rectangle within the picture; `x` and `width` are even. */
  fill(ink: Ink, { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): void {
    const value = ink.first + ink.shades - 1;
    for (let row = y; row < y + height; row++) {
      const start = row * ROW_BYTES + 1 + x / 2;
      this.rows.fill((value << 4) | value, start, start + width / 2);
    }
  }

  /** Draws one line of text; its pen begins at `x` on the baseline `y`. Characters without a glyph are left out. */
  text(
    text: string,
    { font, ink }: { readonly font: Font; readonly ink: Ink },
    at: { readonly x: number; readonly y: number },
  ): void {
    const values = valuesOf(ink);
    let pen = at.x;
    for (const character of text) {
      const glyph = font.glyphs.get(character);
      if (!glyph) continue;
      this.#glyph(glyph, values, { x: pen + glyph.left, y: at.y + glyph.top });
      pen += glyph.advance;
    }
  }

  /** `values` holds the palette entry of each opacity, 0 where it stays ground. */
  #glyph({ marks }: Glyph, values: Uint8Array, at: { readonly x: number; readonly y: number }): void {
    const { rows } = this;
    for (let mark = 0; mark < marks.length; mark += 3) {
      const y = at.y + (marks[mark] ?? 0);
      const x = at.x + (marks[mark + 1] ?? 0);
      const value = values[marks[mark + 2] ?? 0] ?? 0;
      if (value === 0 || x < 0 || x >= CARD_WIDTH || y < 0 || y >= CARD_HEIGHT) continue;
      const byte = y * ROW_BYTES + 1 + (x >> 1);
      const both = rows[byte] ?? 0;
      // The left pixel of a pair is the high half of its byte.
      rows[byte] = x & 1 ? (both & 0xf0) | value : (both & 0x0f) | (value << 4);
    }
  }
}

function valuesOf({ first, shades }: Ink): Uint8Array {
  return Uint8Array.from({ length: MAX_ALPHA + 1 }, (_, alpha) => {
    const shade = Math.round((alpha * shades) / MAX_ALPHA);
    return shade === 0 ? 0 : first + shade - 1;
  });
}

/** The width of a line in pixels. */
export function widthOf(text: string, font: Font): number {
  let width = 0;
  for (const character of text) width += font.glyphs.get(character)?.advance ?? 0;
  return width;
}

/** Breaks a text into lines of a width; what exceeds the last line is cut with an ellipsis. */
export function wrapped(
  text: string,
  font: Font,
  { width, maxLines }: { readonly width: number; readonly maxLines: number },
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, font) <= width) {
      line = longer;
    } else if (line === '') {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= maxLines) return lines.map((each) => cut(each, font, width));
  const kept = lines.slice(0, maxLines);
  const last = kept.pop() ?? '';
  return [...kept.map((each) => cut(each, font, width)), cut(`${last} …`, font, width)];
}

/** Takes words from the end, or characters of the only word, until a line fits with an ellipsis. */
function cut(line: string, font: Font, width: number): string {
  if (widthOf(line, font) <= width) return line;
  const points = Array.from(line.replace(/ ?…$/, ''));
  while (points.length > 0 && widthOf(`${points.join('')}…`, font) > width) points.pop();
  const kept = points.join('');
  return `${kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : kept}…`;
}
