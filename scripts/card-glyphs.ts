import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { EXIT, run } from './lib/exit-code.ts';
import { options } from './lib/options.ts';

const OUT = 'src/compile/cards/glyphs.json.gz';
const require = createRequire(import.meta.url);

/** Basic Latin, Latin-1 and Latin Extended-A, and the punctuation of the catalogue. */
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa1, 0xac), ...range(0xae, 0x17f), ...Array.from('–—‘’“”•…€−')];
const FONTS = {
  title: { family: 'PT Serif', weight: 700, size: 92, file: '@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf' },
  text: { family: 'Inter', weight: 400, size: 36, file: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf' },
} as const;
type Font = (typeof FONTS)[keyof typeof FONTS];

/** Draws the glyphs of the card images once, so that a build needs neither a font nor a renderer. */
await run(() => {
  options('npm run card-glyphs', {});
  const fonts = Object.fromEntries(
    Object.entries(FONTS).map(([name, font]) => [
      name,
      {
        size: font.size,
        glyphs: Object.fromEntries(CHARACTERS.map((character) => [character, glyph(character, font)])),
      },
    ]),
  );
  const bytes = gzipSync(JSON.stringify(fonts), { level: 9 });
  writeFileSync(OUT, bytes);
  console.log(`written  ${OUT} (${String(bytes.length)} bytes)`);
  return EXIT.ok;
});

function range(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Advance, place of the bitmap from the pen on the baseline, its size, and its alpha in 16 levels as hexadecimal digits. */
function glyph(character: string, font: Font): readonly [number, number, number, number, number, string] {
  const size = Math.ceil(font.size * 2);
  const pen = Math.ceil(font.size / 2);
  const baseline = Math.ceil(font.size * 1.3);
  const advance = Math.round(widthOf(`H${character}H`, font) - widthOf('HH', font));
  const { pixels, width } = drawn(character, font, { size, pen, baseline }).render();
  const alphaAt = (x: number, y: number): number => Math.round((pixels[(y * width + x) * 4 + 3] ?? 0) / 17);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (alphaAt(x, y) > 0) {
        xs.push(x);
        ys.push(y);
      }
  if (xs.length === 0) return [advance, 0, 0, 0, 0, ''];
  const [left, right, top, bottom] = [least(xs), most(xs), least(ys), most(ys)];
  let alpha = '';
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) alpha += alphaAt(x, y).toString(16);
  return [advance, left - pen, top - baseline, right - left + 1, bottom - top + 1, alpha];
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other));
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other));
}

function widthOf(text: string, font: Font): number {
  const box = drawn(text, font, { size: font.size * 6, pen: font.size, baseline: font.size * 2 }).innerBBox();
  if (!box) throw new Error(`${text} has no outline`);
  return box.width;
}

interface Canvas {
  readonly size: number;
  readonly pen: number;
  readonly baseline: number;
}

function drawn(text: string, font: Font, { size, pen, baseline }: Canvas): Resvg {
  const escaped = text.replace(/[&<>]/g, (mark) => `&#${String(mark.charCodeAt(0))};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><text xml:space="preserve" x="${String(pen)}" y="${String(baseline)}" font-family="${font.family}" font-weight="${String(font.weight)}" font-size="${String(font.size)}" style="font-kerning:none;font-variant-ligatures:none">${escaped}</text></svg>`;
  return new Resvg(svg, { font: { fontFiles: [require.resolve(font.file)], loadSystemFonts: false } });
}
