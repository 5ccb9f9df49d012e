import { Parser, Tokenizer, type DefaultTreeAdapterMap, type Token, type html } from 'parse5';

export type HtmlNode = DefaultTreeAdapterMap['node'];
export type HtmlElement = DefaultTreeAdapterMap['element'];
export type HtmlDocument = DefaultTreeAdapterMap['document'];

/** Elements below this depth are not nested further, as browsers do it. */
const MAX_DEPTH = 256;
/** The parser stops where the elements that must nest (tables, templates) exceed this depth. */
const MAX_TABLE_DEPTH = 512;
/** The parser stops after this many tags and elements; what was parsed until then is kept. */
const MAX_TAGS = 600_000;
/** Further attributes of an element are ignored: the tokenizer compares each with all before it. */
const MAX_ATTRIBUTES = 128;
/** Open formatting elements (b, font …) that the parser reopens; older ones are forgotten. */
const MAX_FORMATTING = 64;

/** Further `html` and `body` tags are ignored: each gives its attributes to the first. */
const MAX_ROOTS = 16;
const ROOTS: ReadonlySet<string> = new Set(['html', 'body']);

/** Nodes that the parser may move out of tables: for each it searches all nodes before the table. */
const MAX_MOVED_OUT_OF_TABLES = 1_000;

/** Elements whose insertion mode requires them on the stack. */
const MUST_NEST: ReadonlySet<string> = new Set(
  'html head body table caption colgroup tbody thead tfoot tr td th template select frameset'.split(' '),
);

/** Half characters, at which the tokenizer throws. */
const UNPAIRED_SURROGATES = /\p{Cs}/gu;

class SizeLimit extends Error {}

class BoundedTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    const token = this.currentToken;
    if (token && 'attrs' in token && token.attrs.length >= MAX_ATTRIBUTES) return;
    super._leaveAttrName();
  }
}

/** The parser of parse5 with bounds, since its cost otherwise grows with the square of depth and of attributes. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  #tags = 0;
  #roots = 0;
  #moved = 0;

  constructor() {
    super({ scriptingEnabled: false });
    this.tokenizer = new BoundedTokenizer(this.options, this);
  }

  override onStartTag(token: Token.TagToken): void {
    this.#countTag();
    if (ROOTS.has(token.tagName)) {
      this.#roots += 1;
      if (this.#roots > MAX_ROOTS) return;
    }
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.#countTag();
    super.onEndTag(token);
  }

  override _findFosterParentingLocation() {
    this.#moved += 1;
    if (this.#moved > MAX_MOVED_OUT_OF_TABLES) throw new SizeLimit();
    return super._findFosterParentingLocation();
  }

  override _insertTemplate(token: Token.TagToken): void {
    if (this.openElements.stackTop > MAX_TABLE_DEPTH) throw new SizeLimit();
    super._insertTemplate(token);
  }

  override _insertElement(token: Token.TagToken, namespace: html.NS): void {
    this.#countTag();
    const depth = this.openElements.stackTop;
    if (depth > MAX_TABLE_DEPTH) throw new SizeLimit();
    const { entries } = this.activeFormattingElements;
    if (entries.length > MAX_FORMATTING) entries.length = MAX_FORMATTING;
    if (depth > MAX_DEPTH && !MUST_NEST.has(token.tagName)) this._appendElement(token, namespace);
    else super._insertElement(token, namespace);
  }

  /** Start tags count twice with their elements, so that elements that the parser reopens count too. */
  #countTag(): void {
    this.#tags += 1;
    if (this.#tags > MAX_TAGS) throw new SizeLimit();
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
  let text = '';
  for (const child of element.childNodes) if ('value' in child) text += child.value;
  return text;
}
