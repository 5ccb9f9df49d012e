import { expect, it } from 'vitest';
import { readFonts } from '../../../src/compile/cards/glyphs.ts';
import { vendorCard } from '../../../src/pages/card-path.ts';
import { slug } from '../../../src/rules/text/slug.ts';
import { catalogue } from '../../builders.ts';

const fonts = readFonts();

it('the title font has a glyph for every character that a name may have', () => {
  for (let code = 0x20; code <= 0x17f; code++) {
    const character = String.fromCodePoint(code);
    const isDrawn = vendorCard(catalogue({}), { name: character, slug: slug('Acme') }) !== undefined;
    expect(fonts.title.glyphs.has(character), character).toBe(isDrawn);
  }
});
