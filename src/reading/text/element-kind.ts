import { attribute, isElement, sourceText, type HtmlElement } from './parse-html.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements whose text does not belong to the page's text. */
const SKIPPED = words(
  'script style template svg math iframe object embed audio video canvas select datalist input textarea head title map ' +
    'noembed noframes noscript',
);
/** Elements laid out on lines or in boxes of their own. */
const BLOCK = words(
  'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html label legend li main menu nav noscript ol optgroup option ' +
    'p pre search section summary table tbody td tfoot th thead tr ul',
);
const CHROME_ROLES = words('navigation contentinfo menu menubar dialog alertdialog search toolbar tooltip');
const CHROME_NAMES = words(
  'nav navbar navigation main-nav site-nav topnav footer site-footer page-footer global-footer breadcrumb breadcrumbs ' +
    'skip-link',
);
const COOKIE_NAME = /\b(?:cookie|consent|gdpr|onetrust|cookiebot|cc-window)/i;
const HIDDEN_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** An element that may hold the whole page, regardless of its class. */
const WHOLE_PAGE = words('html body main');

export const isBlock = (element: HtmlElement): boolean => BLOCK.has(element.tagName) || element.tagName.includes('-');

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

function isHidden(element: HtmlElement): boolean {
  if (element.tagName === 'dialog' && attribute(element, 'open') === undefined) return true;
  for (const { name, value } of element.attrs) {
    if (name === 'hidden') return true;
    if (name === 'aria-hidden' && value.toLowerCase() === 'true') return true;
    if (name === 'style' && HIDDEN_STYLE.test(value)) return true;
  }
  return false;
}

function isChrome(element: HtmlElement): boolean {
  if (element.tagName === 'nav' || element.tagName === 'footer') return true;
  if (CHROME_ROLES.has(attribute(element, 'role') ?? '')) return true;
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`.trim();
  if (names === '') return false;
  if (COOKIE_NAME.test(names)) return true;
  return names.split(/\s+/).some((name) => CHROME_NAMES.has(name.toLowerCase()));
}

/** A mark that refers to a footnote, as superscript: `1`, `[2]`, `*`, `†`. */
export function isFootnoteMark(element: HtmlElement): boolean {
  if (element.tagName !== 'sup') return false;
  let text = sourceText(element);
  for (const child of element.childNodes) if (isElement(child)) text += sourceText(child);
  return /^[\s\d*†‡§¶,()[\]a-z]{0,5}$/i.test(text);
}

export const isStruckThrough = (element: HtmlElement): boolean =>
  ['s', 'del', 'strike'].includes(element.tagName) ||
  /line-through/i.test(`${attribute(element, 'style') ?? ''} ${attribute(element, 'class') ?? ''}`);
