import { elementText, SEPARATOR } from './inline-text.ts';
import {
  headingLevel,
  isBlock,
  isLeftOut,
  attribute,
  elementsIn,
  isElement,
  type HtmlElement,
} from './html-elements.ts';
import { groupBy } from '../../rules/catalogue/group-by.ts';

const MIN_CARDS = 2;
const MAX_CARDS = 40;
/** A card holds more than its heading, and less than a chapter. */
const MIN_CARD_CHARS = 12;
const MAX_CARD_CHARS = 6_000;
/** Characters of the longest first line that is taken for the heading of a card without heading elements. */
const MAX_NAME_CHARS = 40;
const MAX_VISIBLE_CHARS = 400;

const PRICE = /[$€£¥₹]\s?\d|\d\s?[€£]|\bfree\b|\bcustom\b|\bcontact\b/i;
const BADGE =
  /^(?:most popular|popular|recommended|best value|new|current plan|limited offer|save \d+ ?%|best for .+)$/i;

/** Elements that are cards side by side, each with its heading. */
export function findCards(root: HtmlElement): ReadonlyMap<HtmlElement, string> {
  const cards = new Map<HtmlElement, string>();
  for (const parent of elementsIn(root, isLeftOut)) {
    const boxes = parent.childNodes.filter(isElement).filter((child) => isBox(child) && !isLeftOut(child));
    for (const siblings of groupBy(boxes, ({ tagName }) => tagName).values()) {
      for (const [card, heading] of cardsOf(siblings)) cards.set(card, heading);
    }
  }
  return cards;
}

const isBox = (element: HtmlElement): boolean => isBlock(element) || element.tagName === 'a';

/** The siblings that are cards, with their headings. */
function* cardsOf(siblings: readonly HtmlElement[]): Iterable<readonly [HtmlElement, string]> {
  if (siblings.length < MIN_CARDS || siblings.length > MAX_CARDS) return;
  const sized = siblings.map(extentOf).filter(({ chars }) => chars >= MIN_CARD_CHARS && chars <= MAX_CARD_CHARS);
  const headed = sized.filter(({ heading, element }) => heading !== null && heading !== element);
  if (headed.length >= MIN_CARDS && headed.length * 3 >= sized.length * 2) {
    for (const { element, heading } of headed) if (heading) yield [element, elementText(heading)];
    return;
  }
  const unheaded = sized.filter((one) => !headed.includes(one));
  for (const alike of groupBy(unheaded, ({ element }) => classOf(element)[0]).values())
    yield* pricedCards(alike.map(({ element }) => element));
}

/** The characters in an element, counted until there are too many, and its first heading. */
function extentOf(element: HtmlElement) {
  let chars = 0;
  let heading: HtmlElement | null = null;
  for (const inner of elementsIn(element, isLeftOut)) {
    if (headingLevel(inner) !== null) heading ??= inner;
    for (const child of inner.childNodes) if ('value' in child) chars += child.value.trim().length;
    if (chars > MAX_CARD_CHARS) break;
  }
  return { element, chars, heading };
}

/** Cards without heading elements: one class, a short first line each, and prices in at least two of them. */
function* pricedCards(siblings: readonly HtmlElement[]): Iterable<readonly [HtmlElement, string]> {
  if (siblings.length < MIN_CARDS || ['tr', 'td', 'th', 'p'].includes(siblings[0]?.tagName ?? '')) return;
  const named = siblings.map((element) => ({ element, lines: visibleLines(element) }));
  const cards = named.filter(({ lines }) => lines.length > 1 && (lines[0]?.length ?? 0) <= MAX_NAME_CHARS);
  const priced = cards.filter(({ lines }) => lines.slice(0, 4).some((line) => PRICE.test(line)));
  const names = new Set(cards.map(({ lines }) => lines[0]));
  if (cards.length < siblings.length || priced.length < MIN_CARDS || names.size < cards.length) return;
  for (const { element, lines } of cards) yield [element, lines[0] ?? ''];
}

const classOf = (element: HtmlElement): readonly string[] => (attribute(element, 'class') ?? '').trim().split(/\s+/);

/** The first lines a visitor reads in an element, badges left out. */
function visibleLines(element: HtmlElement): readonly string[] {
  return elementText(element, MAX_VISIBLE_CHARS)
    .split(SEPARATOR)
    .filter((line) => line !== '' && !BADGE.test(line));
}
