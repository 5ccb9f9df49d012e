import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import { statesNothing } from '../../rules/reading/plan-prices.ts';
import { WordSet } from '../../rules/text/words.ts';
import { Parser, type DefaultTreeAdapterMap, type Token, type html } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
type HtmlParent = DefaultTreeAdapterMap['parentNode'];
export type HtmlDocument = DefaultTreeAdapterMap['document'];

/** Elements below this depth are not nested further, as browsers do it. */
const MAX_DEPTH = 256;
/** The parser stops where the elements that must nest (tables, templates) exceed this depth. */
const MAX_TABLE_DEPTH = 512;
/** The parser stops after this many elements; what was parsed until then is kept. */
const MAX_ELEMENTS = 300_000;

/** Elements whose insertion mode requires them on the stack. */
const MUST_NEST = new WordSet(
  'html head body table caption colgroup tbody thead tfoot tr td th template select frameset',
);

/** Half characters, at which the tokenizer throws. */
const UNPAIRED_SURROGATES = /\p{Cs}/gu;

class SizeLimit extends Error {}

/** The parser of parse5 with bounds on depth and elements. The time limit of a page ends what else takes long. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  #elements = 0;

  constructor() {
    super({ scriptingEnabled: false });
  }

  override _insertTemplate(token: Token.TagToken): void {
    if (this.openElements.stackTop > MAX_TABLE_DEPTH) throw new SizeLimit();
    super._insertTemplate(token);
  }

  override _insertElement(token: Token.TagToken, namespace: html.NS): void {
    this.#elements += 1;
    const depth = this.openElements.stackTop;
    if (this.#elements > MAX_ELEMENTS || depth > MAX_TABLE_DEPTH) throw new SizeLimit();
    if (depth > MAX_DEPTH && !MUST_NEST.has(token.tagName)) this._appendElement(token, namespace);
    else super._insertElement(token, namespace);
  }
}

/** Any text as an HTML document. Bounded in depth and elements; never throws for what the text is. */
export function parseHtml(text: string): HtmlDocument {
  const parser = new BoundedParser();
  try {
    parser.tokenizer.write(text.replace(UNPAIRED_SURROGATES, '\ufffd'), true);
  } catch (error) {
    if (!(error instanceof SizeLimit)) throw error;
  }
  return parser.document;
}

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** The elements of a tree in document order, its root included; what is in an element that is left out is left out too. */
export function* elementsIn(
  root: HtmlDocument | HtmlElement,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
): Iterable<HtmlElement> {
  const open = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    if (isElement(next)) yield next;
    for (let at = next.childNodes.length - 1; at >= 0; at -= 1) {
      const child = next.childNodes[at];
      if (child && isElement(child) && !isLeftOut(child)) open.push(child);
    }
  }
}

/** The value of an attribute; undefined without it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((known) => known.name === name)?.value;
}

/** All text inside an element, as it is in the source. */
export function sourceText(element: HtmlElement): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Elements whose text does not belong to the page's text. */
const SKIPPED = new WordSet(
  'script style template svg math iframe object embed audio video canvas select datalist input textarea head title map ' +
    'noembed noframes noscript',
);
/** Elements laid out on lines or in boxes of their own. */
const BLOCK = new WordSet(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav noscript ol optgroup option ' +
    'p pre search section summary table tbody td tfoot th thead tr ul',
);
const CHROME_ROLES = new WordSet('navigation contentinfo menu menubar dialog alertdialog search toolbar');
const CHROME_NAMES = new WordSet(
  'nav navbar navigation main-nav site-nav topnav footer site-footer page-footer global-footer breadcrumb breadcrumbs ' +
    'skip-link',
);
const COOKIE_NAME = /\b(?:cookie|consent|gdpr|onetrust|cookiebot|cc-window)/i;
const HIDDEN_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const SECTIONING = new WordSet('article aside main section li td');
/** An element that may hold the whole page, regardless of its class. */
const WHOLE_PAGE = new WordSet('html body main');

export const isBlock = (element: HtmlElement): boolean =>
  BLOCK.has(element.tagName) ||
  element.tagName.includes('-') ||
  attribute(element, 'role') === 'tooltip' ||
  (element.tagName === 'span' && element.parentNode !== null && holdsLines(element.parentNode));

/** Whether a box holds nothing but elements, with three spans that are more than a word each: the lines of a card. */
const holdsLines = memoizeByRecord(({ childNodes, ...box }: HtmlParent): boolean => {
  if (!('tagName' in box) || !/^(?:div|li|a|article|section)$/.test(box.tagName)) return false;
  if (childNodes.some((child) => 'value' in child && child.value.trim() !== '')) return false;
  const isLine = (child: HtmlNode) =>
    'tagName' in child && child.tagName === 'span' && / \p{L}/u.test(sourceText(child));
  return childNodes.filter(isLine).length > 2;
});

/** Level 1 to 6 of a heading; null for other elements. */
export function headingLevel(element: HtmlElement): number | null {
  if (/^h[1-6]$/.test(element.tagName)) return Number(element.tagName[1]);
  if (attribute(element, 'role') !== 'heading') return null;
  const level = Number(attribute(element, 'aria-level') ?? 2);
  return level >= 1 && level <= 6 ? level : 2;
}

/** The element is not shown, or is navigation, a footer or a cookie banner. */
export function isLeftOut(element: HtmlElement): boolean {
  if (SKIPPED.has(element.tagName)) return true;
  if (WHOLE_PAGE.has(element.tagName)) return false;
  return isHidden(element) || isChrome(element);
}

/** Navigation, a footer or a dialog that is shown; no cookie banner. */
export const isAside = (element: HtmlElement): boolean =>
  isChrome(element) && !isHidden(element) && !COOKIE_NAME.test(namesOf(element));

const namesOf = (element: HtmlElement): string =>
  `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`.trim();

function isHidden(element: HtmlElement): boolean {
  if (element.tagName === 'dialog' && attribute(element, 'open') === undefined) return true;
  for (const { name, value } of element.attrs) {
    if (name === 'hidden') return !isUnfolded(element);
    if (name === 'style' && HIDDEN_STYLE.test(value)) return true;
  }
  return false;
}

/** The node and the element before each child: found once for all of them, since a page may have 100,000 side by side. */
const siblingsBefore = memoizeByRecord(({ childNodes }: HtmlParent) => {
  const before = new Map<HtmlNode, { readonly node?: HtmlNode; readonly element?: HtmlElement }>();
  let last: { readonly node?: HtmlNode; readonly element?: HtmlElement } = {};
  for (const node of childNodes) {
    before.set(node, last);
    last = isElement(node) ? { node, element: node } : { ...last, node };
  }
  return before;
});

/** What a click on the button or the question before it shows: a visitor reads it. */
function isUnfolded(element: HtmlElement): boolean {
  const before = element.parentNode && siblingsBefore(element.parentNode).get(element)?.element;
  if (!before) return false;
  return [before, ...before.childNodes.filter(isElement)].some(
    (one) => attribute(one, 'aria-expanded') !== undefined || sourceText(one).trimEnd().endsWith('?'),
  );
}

function isChrome(element: HtmlElement): boolean {
  if (element.tagName === 'nav' || (element.tagName === 'footer' && !isInSection(element))) return true;
  if (CHROME_ROLES.has(attribute(element, 'role') ?? '')) return true;
  const names = namesOf(element);
  if (COOKIE_NAME.test(names)) return true;
  return names.split(/\s+/).some((name) => CHROME_NAMES.has(name.toLowerCase()));
}

/** In a part of the page: a footer in it is that of a card, and no footer of the page. */
function isInSection(element: HtmlElement): boolean {
  for (let at = element.parentNode; at && isElement(at); at = at.parentNode)
    if (SECTIONING.has(at.tagName)) return true;
  return false;
}

/** What the text has a blank for: a struck-through former figure, and a mark that refers to a footnote or opens a hint ("i"). */
export const isLeftBlank = (element: HtmlElement): boolean =>
  isStruckThrough(element) || centsOf(element) !== null || isFootnoteMark(element) || isHintMark(element);

const isHintMark = (element: HtmlElement): boolean =>
  /^(?:i|span|abbr|button)$/.test(element.tagName) && /^[i?ⓘ]$/.test(sourceText(element));

/** As superscript: `1`, `[2]`, `a,b`, `*`, `†`. A word ("Beta", "st") is read. */
export function isFootnoteMark(element: HtmlElement): boolean {
  if (element.tagName !== 'sup') return false;
  const text = [element, ...element.childNodes.filter(isElement)].map(sourceText).join('');
  return /^(?:[\s\d*†‡§¶,()[\]]|(?<![a-z])[a-z](?![a-z])){0,5}$/i.test(text);
}

const MONEY = String.raw`[$€£]\s?\d+|\d\s?[$€£]`;
const BEFORE_CENTS = new RegExp(String.raw`(?:${MONEY}|(?<![\d.,])0)[.,]?$`);

/** ".99" of "$0", "$0." or "0" with a raised or lowered "99"; null for what are no cents. */
function centsOf(element: HtmlElement): string | null {
  if (!/^su[bp]$/.test(element.tagName) || !element.parentNode) return null;
  const before = siblingsBefore(element.parentNode).get(element)?.node;
  const amount = before && 'value' in before ? before.value.trimEnd() : '';
  const cents = sourceText(element);
  if (!/^\d\d$/.test(cents) || !BEFORE_CENTS.test(amount)) return null;
  return /[.,]$/.test(amount) ? cents : `.${cents}`;
}

/** What the name of a picture says against the text beside it, or in its place: "not included", "$8 a month". */
export function pictureWords(element: HtmlElement): string {
  const isPicture = /^(?:img|svg)$/.test(element.tagName) || attribute(element, 'role') === 'img';
  // An icon is an empty element with a name.
  if (!isPicture && element.childNodes.length > 0) return '';
  const inside = [...elementsIn(element)].filter(({ tagName }) => tagName === 'title' || tagName === 'text');
  const name =
    attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? inside.map((one) => sourceText(one)).join(' ');
  if (/^(?:\p{L}+ )?cross(?: icon| mark)?$/iu.test(name)) return 'no';
  return DENIED_OR_PRICED.test(name) ? name : '';
}
const DENIED_OR_PRICED = new RegExp(
  String.raw`\b(?:not?|lock\w*|unavail\w*|exclu\w*|without|cross|dollars?|euros?)\b|${MONEY}`,
  'i',
);

const isStruckThrough = (element: HtmlElement): boolean =>
  ['s', 'del', 'strike'].includes(element.tagName) ||
  /line-through|(?<![\w-])(?:no|not-included|excluded|unavailable|crossed(?:-out)?)(?![\w-])/i.test(
    `${attribute(element, 'style') ?? ''} ${attribute(element, 'class') ?? ''}`,
  );

/** Whether an element begins a box that begins its own: the name of a card without headings. */
const isLead = (element: HtmlElement, parent: HtmlElement): boolean =>
  parent.tagName !== 'li' &&
  [element, parent].every((one) => one.parentNode?.childNodes.find(isElement) === one) &&
  parent.childNodes.length === 1;

/** What stands for an element that is left blank: a price of nothing or a name in a heading that is struck is no more. */
export function blankOf(element: HtmlElement): string {
  const [parent, text, cents] = [element.parentNode, sourceText(element), centsOf(element)];
  if (cents !== null) return cents;
  if (!isStruckThrough(element) || !parent || !isElement(parent)) return ' ';
  const isInHeading = headingLevel(parent) !== null || /^(?:th|dt)$/.test(parent.tagName) || isLead(element, parent);
  return statesNothing(text) || (isInHeading && /\p{L}/u.test(text) && !/\d/.test(text)) ? ' no longer ' : ' ';
}
