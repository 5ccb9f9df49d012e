/** Colours of the light scheme, by the names that they have in the style sheet (`--paper`). */
export const LIGHT = {
  paper: '#fbfaf6',
  sheet: '#f3f0e8',
  ink: '#1d2226',
  soft: '#5a6066',
  line: '#dedad0',
  'strong-line': '#b9b4a7',
  accent: '#1f5266',
  'accent-ink': '#fbfaf6',
  stable: '#1c6647',
  caution: '#835300',
  risky: '#a1301f',
  withheld: '#5a6066',
  violet: '#6a4a8c',
  teal: '#17706a',
  plum: '#8c3a68',
  highlight: '#f4e3ae',
} as const;

export const DARK = {
  paper: '#14181b',
  sheet: '#1c2125',
  ink: '#e6e4de',
  soft: '#a3a8ab',
  line: '#2d3338',
  'strong-line': '#4b545b',
  accent: '#93c7db',
  'accent-ink': '#10181c',
  stable: '#80cfa6',
  caution: '#e9b85c',
  risky: '#f39a8a',
  withheld: '#a3a8ab',
  violet: '#c3a6e0',
  teal: '#74c7bf',
  plum: '#e09bc0',
  highlight: '#4d4320',
} as const satisfies Record<keyof typeof LIGHT, string>;

/** Of badges, whose text has to keep to the width that is reserved for it; pages have the fonts of the style sheet. */
export const BADGE_FONT = 'Verdana,DejaVu Sans,sans-serif';

/** The style sheet with the colours of both schemes in the place of the comments that name them. */
export function withColours(sheet: string): string {
  return sheet.replace(/^( *)\/\* (LIGHT|DARK) of colours\.ts \*\/$/gm, (_, indent: string, scheme: string) =>
    Object.entries(scheme === 'LIGHT' ? LIGHT : DARK)
      .map(([name, colour]) => `${indent}--${name}: ${colour};`)
      .join('\n'),
  );
}
