import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element as a browser builds it. */
export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A parsed page, with the errors that an HTML validator reports. */
export interface Document {
  readonly elements: readonly Found[];
  readonly faults: readonly string[];
}

/** Reads a page by the rules of the HTML standard. */
export function documentOf(text: string): Document {
  const faults: string[] = [];
  const tree = parse(text, {
    onParseError: ({ code, startLine }) => faults.push(`${code} on line ${String(startLine)}`),
  });
  return { elements: [...elementsBelow(tree)].map(found), faults };
}

/** The elements of a name. */
export function named({ elements }: Document, name: string): readonly Found[] {
  return elements.filter((element) => element.name === name);
}

/** Every value of the attributes that lead somewhere. */
export function addresses({ elements }: Document): readonly string[] {
  return elements.flatMap(({ attributes }) =>
    ['href', 'src', 'action'].flatMap((name) => (attributes[name] === undefined ? [] : [attributes[name]])),
  );
}

/** The objects of a page's structured data. */
export function structured(document: Document): readonly Record<string, unknown>[] {
  return named(document, 'script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .flatMap(({ text }) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
}

function* elementsBelow(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsBelow(child);
  }
}

function found(element: Element): Found {
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: textOf(element),
  };
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
