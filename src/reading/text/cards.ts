import { cleanText } from './inline-text.ts';
import {
  headingLevel,
  isBlock,
  isFootnoteMark,
  isLeftOut,
  attribute,
  isElement,
  type HtmlElement,
  type HtmlNode,
} from './html-elements.ts';
import { addToGroup } from '../../rules/catalogue/group-by.ts';

const MIN_CARDS = 2;
const MAX_CARDS = 40;
/** A card holds more than its heading, and less than a chapter. */
const MIN_CARD_CHARS = 12;
const MAX_CARD_CHARS = 6_000;
/** Characters of the longest first line that is taken for the heading of a card without heading elements. */
const MAX_NAME_CHARS = 40;
const MAX_VISIBLE_CHARS = 400;

const PRICE = /[$€£¥₹]\s?\d|\d\s?[€£]|\bfree\b|\bcustom\b|\bcontact\b/i;
const BADGE = /^(?:most popular|popular|recommended|best value|new|current plan|limited offer|save \d+ ?%)$/i;

/** The facts collected about one element and its descendants. */
interface Extent {
  readonly element: HtmlElement;
  readonly parent: number;
  chars: number;
  /** First heading in it, null without one. */
  heading: HtmlElement | null;
}

/** Elements that are cards side by side, each with its heading. */
export function findCards(root: HtmlElement): ReadonlyMap<HtmlElement, string> {
  const children = new Map<HtmlElement, Extent[]>();
  for (const extent of extents(root)) {
    const parent = extent.element.parentNode;
    if (!parent || !isElement(parent)) continue;
    addToGroup(children, parent, extent);
  }
  const cards = new Map<HtmlElement, string>();
  for (const siblings of children.values()) {
    for (const shape of shapes(siblings)) for (const [card, heading] of cardsOf(shape)) cards.set(card, heading);
  }
  return cards;
}

/** Every visible element in document order, with the extent of all below it. */
function extents(root: HtmlElement): readonly Extent[] {
  const found: Extent[] = [];
  const open: { readonly node: HtmlElement; readonly parent: number }[] = [{ node: root, parent: -1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const at = found.length;
    found.push({ element: next.node, parent: next.parent, chars: 0, heading: headingOf(next.node) });
    const below: HtmlElement[] = [];
    for (const child of next.node.childNodes) {
      if (isElement(child)) below.push(child);
      else if ('value' in child) charge(found, at, child.value.trim().length);
    }
    for (const child of below.reverse()) if (!isLeftOut(child)) open.push({ node: child, parent: at });
  }
  for (let at = found.length - 1; at > 0; at -= 1) {
    const extent = found[at];
    const parent = extent && found[extent.parent];
    if (!extent || !parent) continue;
    parent.chars += extent.chars;
    // From the last to the first, so the first heading remains.
    if (extent.heading && headingOf(parent.element) === null) parent.heading = extent.heading;
  }
  return found;
}

const headingOf = (element: HtmlElement): HtmlElement | null => (headingLevel(element) === null ? null : element);

function charge(found: readonly Extent[], at: number, chars: number): void {
  const extent = found[at];
  if (extent) extent.chars += chars;
}

/** Siblings of one tag name. */
function shapes(siblings: readonly Extent[]): Iterable<readonly Extent[]> {
  const byTag = new Map<string, Extent[]>();
  for (const extent of siblings) {
    const { tagName } = extent.element;
    if (!isBlock(extent.element) && tagName !== 'a') continue;
    byTag.set(tagName, [...(byTag.get(tagName) ?? []), extent].slice(0, MAX_CARDS + 1));
  }
  return byTag.values();
}

function* cardsOf(siblings: readonly Extent[]): Iterable<readonly [HtmlElement, string]> {
  if (siblings.length < MIN_CARDS || siblings.length > MAX_CARDS) return;
  const sized = siblings.filter(({ chars }) => chars >= MIN_CARD_CHARS && chars <= MAX_CARD_CHARS);
  const headed = sized.filter(({ heading, element }) => heading !== null && heading !== element);
  if (headed.length >= MIN_CARDS && headed.length * 3 >= sized.length * 2) {
    for (const { element, heading } of headed) if (heading) yield [element, visibleText(heading)];
    return;
  }
  if (headed.length === 0) yield* pricedCards(sized);
}

/** Cards without heading elements: one class, a short first line each, and prices in at least two of them. */
function* pricedCards(siblings: readonly Extent[]): Iterable<readonly [HtmlElement, string]> {
  const first = siblings[0];
  if (!first || siblings.length < MIN_CARDS || ['tr', 'td', 'th', 'li', 'p'].includes(first.element.tagName)) return;
  const firstClass = classOf(first.element);
  const named = siblings.map(({ element }) => ({ element, lines: visibleLines(element) }));
  const cards = named.filter(({ element, lines }) => {
    const isAlike = firstClass === '' ? classOf(element) === '' : sharesClass(firstClass, classOf(element));
    return isAlike && lines.length > 1 && (lines[0]?.length ?? 0) <= MAX_NAME_CHARS;
  });
  const priced = cards.filter(({ lines }) => lines.slice(1, 4).some((line) => PRICE.test(line)));
  if (cards.length < siblings.length || priced.length < MIN_CARDS) return;
  for (const { element, lines } of cards) yield [element, lines[0] ?? ''];
}

const classOf = (element: HtmlElement): string => attribute(element, 'class')?.trim() ?? '';

function sharesClass(one: string, other: string): boolean {
  const names = new Set(one.split(/\s+/));
  return other.split(/\s+/).some((name) => names.has(name));
}

/** The first lines a visitor reads in an element, badges left out. */
function visibleLines(element: HtmlElement): readonly string[] {
  return visibleText(element, '\n')
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '' && !BADGE.test(line));
}

/** The first characters a visitor reads in an element. */
export function visibleText(element: HtmlElement, separator = ' '): string {
  let text = '';
  const open: HtmlNode[] = [element];
  for (let node = open.pop(); node && text.length < MAX_VISIBLE_CHARS; node = open.pop()) {
    if ('value' in node) text += node.value.replace(/\s+/g, ' ');
    if (!isElement(node) || isLeftOut(node) || isFootnoteMark(node)) continue;
    if (isBlock(node) || node.tagName === 'br') text += separator;
    else if (/[\p{L}\p{N}]$/u.test(text)) text += separator === ' ' ? ' ' : '';
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) open.push(child);
    }
  }
  const cut = text.slice(0, MAX_VISIBLE_CHARS);
  return separator === ' ' ? cleanText(cut) : cut;
}
