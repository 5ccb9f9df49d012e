import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import type { Vendor } from '../../model/vendor.ts';
import { categoryCard, INDEX_CARD, vendorCard } from '../../pages/card-path.ts';
import { dayInWords } from '../../pages/day.ts';
import { figures } from '../../pages/figure.ts';
import { firstOffer } from '../../rules/ranking/first-offer.ts';
import { assess } from '../../rules/risk/assessment.ts';
import type { BytesFile } from '../write/write.ts';
import { Canvas, CARD_HEIGHT, CARD_WIDTH, wrapped, type Ink } from './canvas.ts';
import { readFonts, type Font, type FontName } from './glyphs.ts';
import { png } from './png.ts';

/** The words of a card. */
interface Card {
  readonly title: string;
  /** Under the title. */
  readonly about: string;
  readonly text: string;
  /** The last line. */
  readonly foot: string;
}

const PAPER = '#fbfaf6';
const INK: Ink = { first: 1, shades: 6 };
const SOFT: Ink = { first: 7, shades: 5 };
const ACCENT: Ink = { first: 12, shades: 4 };
const PALETTE = [PAPER, ...shades(INK, '#1d2226'), ...shades(SOFT, '#5a6066'), ...shades(ACCENT, '#1f5266')];

/** In pixels. */
const MARGIN = 80;
const LINE = CARD_WIDTH - 2 * MARGIN;
const TITLE_STEP = 100;
const TEXT_STEP = 50;

/** The card of the index, of every category and of every vendor that a card can name. */
export function* cards(catalogue: Catalogue): Generator<BytesFile> {
  const tools = { canvas: new Canvas(), fonts: readFonts() };
  const file = (path: string, card: Card): BytesFile => ({ path: path.slice(1), bytes: drawn(catalogue, card, tools) });
  yield file(INDEX_CARD, indexCard(catalogue));
  for (const category of catalogue.records.categories) {
    const path = categoryCard(catalogue, category);
    if (path !== undefined) yield file(path, cardOfCategory(catalogue, category));
  }
  for (const vendor of catalogue.records.vendors) {
    const path = vendorCard(catalogue, vendor);
    if (path !== undefined) yield file(path, cardOfVendor(catalogue, vendor));
  }
}

function indexCard({ listings, vendors }: Catalogue): Card {
  return {
    title: 'What developers get for free',
    about: '',
    text: 'Free tiers, discounts and startup programmes, with what changed in them, when, and by which source.',
    foot: `${figures(listings.length, 'offer')} of ${figures(vendors.length, 'vendor')}`,
  };
}

function cardOfCategory({ listingsByCategory }: Catalogue, { name, slug, scope }: Category): Card {
  const count = listingsByCategory.get(slug)?.length ?? 0;
  return { title: name, about: '', text: scope, foot: figures(count, 'offer') };
}

function cardOfVendor(catalogue: Catalogue, vendor: Vendor): Card {
  const listing = firstOffer(catalogue, vendor);
  if (!listing) {
    const text = 'The index lists no offer of this vendor. What it changed is kept on record.';
    return {
      title: vendor.name,
      about: '',
      text,
      foot: figures(vendor.changes.length, 'change on record', 'changes on record'),
    };
  }
  const { offer, category, read } = listing;
  const { risk_level: level, gate } = assess(catalogue, listing);
  const rated = level ?? (gate ? 'not ranked' : 'level withheld');
  const unread = level === 'stable' && !read?.last_read ? ', not yet read by us' : '';
  return {
    title: vendor.name,
    about: `${offer.tier} · ${category.name}`,
    text: offer.description,
    foot: `${rated}${unread} · written ${dayInWords(offer.verifiedDate)}`,
  };
}

function drawn({ site }: Catalogue, { title, about, text, foot }: Card, { canvas, fonts }: Tools): Buffer<ArrayBuffer> {
  canvas.clear();
  const [ink, soft] = [INK, SOFT].map((each) => ({ font: fonts.text, ink: each })) as [Style, Style];
  for (const [index, width] of [30, 30, 30].entries()) {
    canvas.fill(ACCENT, { x: MARGIN, y: 62 + index * 12, width, height: 6 });
  }
  canvas.text(site.name, soft, { x: MARGIN + 48, y: 92 });
  const titles = wrapped(title, fonts.title, { width: LINE, maxLines: 2 });
  let y = 130;
  for (const line of titles) canvas.text(line, { font: fonts.title, ink: INK }, { x: MARGIN, y: (y += TITLE_STEP) });
  y += 20;
  if (about !== '')
    canvas.text(wrapped(about, fonts.text, { width: LINE, maxLines: 1 })[0] ?? '', soft, {
      x: MARGIN,
      y: (y += TEXT_STEP),
    });
  const room = titles.length === 1 ? 4 : 2;
  for (const line of wrapped(text, fonts.text, { width: LINE, maxLines: room - (about === '' ? 0 : 1) })) {
    canvas.text(line, ink, { x: MARGIN, y: (y += TEXT_STEP) });
  }
  canvas.fill(SOFT, { x: MARGIN, y: CARD_HEIGHT - 122, width: LINE, height: 2 });
  canvas.text(wrapped(foot, fonts.text, { width: LINE, maxLines: 1 })[0] ?? '', soft, {
    x: MARGIN,
    y: CARD_HEIGHT - 66,
  });
  return png(canvas.rows, CARD_WIDTH, PALETTE);
}

/** Kept from card to card: a new canvas costs a millisecond. */
interface Tools {
  readonly canvas: Canvas;
  readonly fonts: Readonly<Record<FontName, Font>>;
}

type Style = Readonly<{ font: Font; ink: Ink }>;

/** Colours from near the ground to the full one. */
function shades({ shades: count }: Ink, full: string): readonly string[] {
  return Array.from({ length: count }, (_, index) => mixed(PAPER, full, (index + 1) / count));
}

function mixed(ground: string, full: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [ground, full].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
