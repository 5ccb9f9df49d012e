import { describe, expect, it } from 'vitest';
import { widthOf, wrapped } from '../../../src/compile/cards/canvas.ts';
import { readFonts } from '../../../src/compile/cards/glyphs.ts';

const fonts = readFonts();

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
});
