import type { Font, Glyph } from './glyphs.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** A colour that text and areas are drawn in: its shades, from the faintest to the full one, are entries of the palette. */
export interface Ink {
  readonly first: number;
  readonly shades: number;
}

const MAX_ALPHA = 15;

/** A picture of indexed colours; entry 0 is the ground. */
export class Canvas {
  readonly pixels = new Uint8Array(CARD_WIDTH * CARD_HEIGHT);

  clear(): void {
    this.pixels.fill(0);
  }

  /** Fills a rectangle within the picture. */
  fill(ink: Ink, { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): void {
    const value = ink.first + ink.shades - 1;
    for (let row = y; row < y + height; row++)
      this.pixels.fill(value, row * CARD_WIDTH + x, row * CARD_WIDTH + x + width);
  }

  /** Draws one line of text; its pen begins at `x` on the baseline `y`. Characters without a glyph are left out. */
  text(
    text: string,
    { font, ink }: { readonly font: Font; readonly ink: Ink },
    at: { readonly x: number; readonly y: number },
  ): void {
    let pen = at.x;
    for (const character of text) {
      const glyph = font.glyphs.get(character);
      if (!glyph) continue;
      this.#glyph(glyph, ink, { x: pen + glyph.left, y: at.y + glyph.top });
      pen += glyph.advance;
    }
  }

  #glyph({ alpha, width }: Glyph, { first, shades }: Ink, { x, y }: { readonly x: number; readonly y: number }): void {
    const top = Math.max(0, -y);
    const bottom = Math.min(alpha.length / width, CARD_HEIGHT - y);
    const left = Math.max(0, -x);
    const right = Math.min(width, CARD_WIDTH - x);
    for (let row = top; row < bottom; row++) {
      const start = (y + row) * CARD_WIDTH + x;
      for (let column = left; column < right; column++) {
        const value = alpha[row * width + column] ?? 0;
        if (value === 0) continue;
        const shade = Math.round((value * shades) / MAX_ALPHA);
        if (shade > 0) this.pixels[start + column] = first + shade - 1;
      }
    }
  }
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
