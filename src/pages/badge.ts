import type { Catalogue } from '../model/catalogue.ts';
import type { Vendor } from '../model/vendor.ts';
import { confirmedOn } from '../rules/risk/read-findings.ts';
import { firstOffer } from '../rules/ranking/alternatives.ts';
import { BADGE_FONT, DARK, LIGHT } from './parts/colours.ts';
import { html } from './parts/html.ts';
import { type LevelKind, vendorLevel } from './parts/level.ts';

export function badgePath({ slug }: Vendor): string {
  return `/badge/${slug}.svg`;
}

const LABEL = 'free tier';
const LABEL_WIDTH = 62;
/** Room for a character of the widest usual font at 11 px. */
const CHAR_WIDTH = 6.6;
const PADDING = 16;

/** Fill behind white text, each with a contrast of at least 4.5. */
const FILL = {
  stable: LIGHT.stable,
  caution: LIGHT.caution,
  risky: LIGHT.risky,
  ended: LIGHT.ink,
  limited: LIGHT.accent,
  unknown: LIGHT.withheld,
} as const satisfies Record<LevelKind, string>;

/** The level of a vendor and the day of its terms, for pages of others: a picture of two fields, in words as its title. */
export function badge(catalogue: Catalogue, vendor: Vendor): string {
  const { kind, words } = badgeWords(catalogue, vendor);
  const width = Math.ceil(words.length * CHAR_WIDTH) + PADDING;
  const total = LABEL_WIDTH + width;
  const room = width - PADDING;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="20" role="img" aria-labelledby="t">
    <title id="t">${vendor.name}, ${LABEL}: ${words} (${catalogue.site.name})</title>
    <rect width="${total}" height="20" rx="3" fill="${DARK.line}" />
    <path fill="${FILL[kind]}" d="M${LABEL_WIDTH} 0h${width - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H${LABEL_WIDTH}z" />
    <g fill="#fff" font-family="${BADGE_FONT}" font-size="11">
      <text x="8" y="14" textLength="46" lengthAdjust="spacingAndGlyphs">${LABEL}</text>
      <text x="${LABEL_WIDTH + PADDING / 2}" y="14" textLength="${room}" lengthAdjust="spacingAndGlyphs">${words}</text>
    </g>
  </svg> `.text;
}

/** `stable · read 2026-11-20`; the level alone where it names a day or where nothing is listed. */
function badgeWords(catalogue: Catalogue, vendor: Vendor): { readonly kind: LevelKind; readonly words: string } {
  const listing = firstOffer(catalogue, vendor);
  const { kind, word } = vendorLevel(catalogue, vendor);
  if (!listing || /\d{4}$/.test(word)) return { kind, words: word };
  const [confirmed, read] = [confirmedOn(listing), listing.read?.last_read?.date];
  const written = `written ${listing.offer.verifiedDate}`;
  return { kind, words: `${word} · ${confirmed ? `confirmed ${confirmed}` : read ? `read ${read}` : written}` };
}
