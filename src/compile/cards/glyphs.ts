import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A glyph: its bitmap lies at `left`, `top` from the pen on the baseline. */
export interface Glyph {
  readonly advance: number;
  readonly left: number;
  readonly top: number;
  /** Row, column and opacity (1 to 15) of each pixel that is not clear, one after the other. */
  readonly marks: Uint8Array;
}

export interface Font {
  readonly glyphs: ReadonlyMap<string, Glyph>;
}

export type FontName = 'title' | 'text';

type Written = Readonly<
  Record<FontName, { glyphs: Readonly<Record<string, readonly [number, number, number, number, number, string]>> }>
>;

const FILE = new URL('glyphs.json.gz', import.meta.url);

/** The glyphs that `npm run card-glyphs` has drawn: PT Serif Bold and Inter, both under the SIL Open Font License 1.1. */
export function readFonts(): Readonly<Record<FontName, Font>> {
  const written = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8')) as Written;
  return { title: fontOf(written.title), text: fontOf(written.text) };
}

function fontOf({ glyphs }: Written[FontName]): Font {
  const entries = Object.entries(glyphs).map(([character, [advance, left, top, width, , alpha]]) => {
    return [character, { advance, left, top, marks: marksOf(alpha, width) }] as const;
  });
  return { glyphs: new Map(entries) };
}

/** `alpha` holds a hexadecimal digit for each pixel, row by row. Most pixels are clear. */
function marksOf(alpha: string, width: number): Uint8Array {
  const marks: number[] = [];
  for (const [index, digit] of Array.from(alpha).entries()) {
    if (digit !== '0') marks.push(Math.floor(index / width), index % width, Number.parseInt(digit, 16));
  }
  return Uint8Array.from(marks);
}
