/** A page restated in the shape of a real price page, with the verdict that was written before any rule was tuned. */
export interface RestatedPage {
  readonly name: string;
  readonly verdict: 'confirmed' | 'changed' | 'lesser';
  readonly limits: readonly string[];
  /** HTML with `{own}` (the tier's label), `{price}` and `[[figure]]` for each amount of the tier that is a limit. */
  readonly body: string;
  /** Defaults: Acme, Free, the tier, $0. */
  readonly vendor?: string;
  readonly tier?: string;
  readonly own?: string;
  readonly price?: string;
  /** The vendor that the page names, where it is another one. */
  readonly shown?: string;
  /** What a changed page states in place of a limit. */
  readonly now?: string;
  /** Texts of its body with others that make it a page that confirms nothing. */
  readonly twists?: readonly (readonly [from: string, to: string])[];
}

const tag = (name: string, inner: string, className = ''): string =>
  `<${name}${className === '' ? '' : ` class="${className}"`}>${inner}</${name}>`;
const cells = (row: string): readonly string[] => row.split('|').map((cell) => cell.trim());

/** `label | price | feature; feature` as a card with a heading, one a plan. */
export const cards = (...plans: string[]): string =>
  tag('section', plans.map((plan) => card(plan, (label) => tag('h3', label))).join(''), 'plans');
/** The same without heading elements. */
export const divCards = (...plans: string[]): string =>
  tag('div', plans.map((plan) => card(plan, (label) => tag('div', label, 'plan-name'))).join(''), 'grid');
/** The same with spans inside a link, features as divs with an icon each. */
export const spanCards = (...plans: string[]): string => {
  const one = (plan: string) => {
    const [label = '', price = '', features = ''] = cells(plan);
    const lines = features.split('; ').map((text) => tag('div', `<svg></svg><span>${text}</span>`, 'flex'));
    return tag(
      'div',
      `<div><span>${label}</span></div><div><b>${price}</b></div>${lines.join('')}<a href="/x">Choose</a>`,
      'col',
    );
  };
  return tag('div', plans.map(one).join(''), 'cols');
};

function card(plan: string, name: (label: string) => string): string {
  const [label = '', price = '', features = '', note = ''] = cells(plan);
  const list = tag(
    'ul',
    features
      .split('; ')
      .map((text) => tag('li', text))
      .join(''),
  );
  return tag('div', `${name(label)}${tag('p', price, 'price')}${list}${note === '' ? '' : tag('p', note)}`, 'card');
}

/** Rows of `a | b | c`, the first one and the first column headings. */
export function table(...rows: string[]): string {
  const line = (row: string, at: number) =>
    tag(
      'tr',
      cells(row)
        .map((cell, column) => tag(at === 0 || column === 0 ? 'th' : 'td', cell))
        .join(''),
    );
  return tag('table', rows.map(line).join(''));
}

/** The same as divs without roles. */
export const divTable = (...rows: string[]): string =>
  tag(
    'div',
    rows
      .map((row) =>
        tag(
          'div',
          cells(row)
            .map((cell) => tag('div', cell))
            .join(''),
          'row',
        ),
      )
      .join(''),
    'compare',
  );
/** `term | text` */
export const definitions = (...pairs: string[]): string =>
  tag('dl', pairs.map((pair) => tag('dt', cells(pair)[0] ?? '') + tag('dd', cells(pair)[1] ?? '')).join(''));
/** `heading | paragraph | item; item` */
export const sections = (...parts: string[]): string =>
  parts
    .map((part) => {
      const [heading = '', text = '', items = ''] = cells(part);
      const list =
        items === ''
          ? ''
          : tag(
              'ul',
              items
                .split('; ')
                .map((item) => tag('li', item))
                .join(''),
            );
      return `${tag('h2', heading)}${tag('p', text)}${list}`;
    })
    .join('');
const p = (text: string): string => tag('p', text);
const h2 = (text: string): string => tag('h2', text);

const FAQ =
  h2('Questions') +
  p('Can I cancel? At any time, within 24 hours.') +
  p('Do you give discounts? Charities get 20% off each paid plan.') +
  tag('blockquote', 'We moved 40 projects and 9 TB in 3 days. — A customer');

/** A whole page: navigation, the body with its marks resolved, questions and a footer. */
export function pageHtml(page: RestatedPage): string {
  const vendor = page.shown ?? page.vendor ?? 'Acme';
  const own = page.own ?? page.tier ?? 'Free';
  const body = page.body
    .replaceAll('{own}', own)
    .replaceAll('{price}', page.price ?? '$0')
    .replaceAll('{vendor}', vendor)
    .replace(/\[\[(.*?)\]\]/g, '$1');
  return (
    `<!doctype html><title>${vendor} pricing</title><nav><a href="/docs">Docs</a><a href="/signup">Start for free</a></nav>` +
    `<main><h1>${vendor} plans and pricing</h1><p>Choose how you work with ${vendor}.</p>${body}${FAQ}</main><footer>© 2026 ${vendor}, 5 Main Street</footer>`
  );
}
