import { elementText, SEPARATOR } from './inline-text.ts';
import {
  headingLevel,
  isBlock,
  isLeftBlank,
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
const MIN_CARD_CHARS = 8;
const MAX_CARD_CHARS = 6_000;
/** Characters of the longest first line that is taken for the heading of a card without heading elements. */
const MAX_NAME_CHARS = 40;

const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:[€£]|(?:usd|eur|chf)\b)|\bfree\b|\bcustom\b|\bcontact\b/i;
const BADGE =
  /^(?:most popular|popular|recommended|best value|new|current plan|limited offer|save \d+ ?%|best for .+)$/i;

/** Elements that are cards side by side, each with its heading, and the panels of tabs with the text of their tab. */
export function findCards(root: HtmlElement): ReadonlyMap<HtmlElement, string> {
  const cards = new Map<HtmlElement, string>();
  const byId = new Map(Array.from(elementsIn(root), (element) => [attribute(element, 'id'), element]));
  for (const parent of elementsIn(root, isLeftOut)) {
    if (attribute(parent, 'role') === 'tabpanel') {
      const tab = byId.get(attribute(parent, 'aria-labelledby') ?? '');
      const name = tab ? elementText(tab) : attribute(parent, 'aria-label');
      if (name) cards.set(parent, name);
    }
    const shown = parent.childNodes.filter(isElement).filter((child) => !isLeftOut(child));
    const boxes = shown.filter((child) => isBlock(child) || child.tagName === 'a');
    for (const siblings of groupBy(boxes, ({ tagName }) => tagName).values()) {
      for (const [card, heading] of cardsOf(siblings)) cards.set(card, heading);
    }
  }
  return cards;
}

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
  for (const alike of groupBy(unheaded, ({ element }) => classOf(element)).values())
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
  if (siblings.length < MIN_CARDS || ['tr', 'td', 'th', 'p', 'ul', 'ol'].includes(siblings[0]?.tagName ?? '')) return;
  const named = siblings.map((element) => {
    const lines = visibleLines(element);
    return { element, lines, name: nameOf(element, lines) };
  });
  const cards = named.filter(({ lines, name }) => name.length <= MAX_NAME_CHARS && name !== lines.join(SEPARATOR));
  const priced = cards.filter(({ lines }) =>
    [...lines.slice(0, 4), ...lines.slice(-3)].some((line) => PRICE.test(line)),
  );
  const names = new Set(cards.map(({ name }) => name));
  if (cards.length < siblings.length || priced.length < MIN_CARDS || names.size < cards.length) return;
  for (const { element, name } of cards) yield [element, name];
}

/** The first line of a card; where that is long or all of it, the element that begins it. */
function nameOf(card: HtmlElement, [line = '', ...others]: readonly string[]): string {
  if (others.length > 0 && line.length <= MAX_NAME_CHARS) return line;
  for (const lead of elementsIn(card, (inner) => isLeftOut(inner) || isLeftBlank(inner)))
    if (lead.childNodes.some((node) => 'value' in node && node.value.trim() !== ''))
      return (lead.parentNode?.nodeName !== 'p' && visibleLines(lead)[0]) || line;
  return line;
}

/** The first class, without the number or the letter at its end. */
const classOf = (element: HtmlElement): string | undefined =>
  /^\s*(\S*?)(?:\d|[-_][a-z])?(?!\S)/.exec(attribute(element, 'class') ?? '')?.[1];

/** The lines that a visitor reads in an element, without badges. */
function visibleLines(element: HtmlElement): readonly string[] {
  return elementText(element)
    .split(SEPARATOR)
    .filter((line) => line !== '' && !BADGE.test(line));
}
