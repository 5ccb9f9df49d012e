/** The entry of a catalogue that cites the pages. */
export const ACME_FREE = {
  vendor: 'Acme Cloud',
  tier: 'Free',
  description: '10 GB of storage, 100 hours of computing a month, 3 users',
  limits: ['10 GB storage', '100 hours compute a month', '3 users'],
};

/** The sentence of a price page that states all figures of `ACME_FREE`. */
export const FREE_TERMS =
  'The Free plan of Acme Cloud includes 10 GB of storage, 100 hours of computing a month and 3 users.';

/** Prose of a vendor's page without any figure, longer than the least text of a page. */
export const FILLER =
  '<h2>About Acme Cloud</h2><p>Acme Cloud runs containers and databases for small teams. Push a branch and Acme builds it, starts it and watches ' +
  'it. Our documentation explains how to move an application from another host, and how support can be reached on ' +
  'working days. Teams in many countries rely on Acme Cloud for their production systems.</p>';

const NAVIGATION =
  '<header><nav><ul><li><a href="/">Acme Cloud</a></li><li><a href="/docs">Documentation</a></li>' +
  '<li><a href="/blog">Blog</a></li><li><a href="/login">Sign in</a></li></ul></nav></header>';
const FOOTER =
  '<footer><ul><li><a href="/terms">Terms of service</a></li><li><a href="/privacy">Privacy</a></li></ul>' +
  '<p>© 2026 Acme Cloud Inc., 500 Main Street</p></footer>';

export interface PageParts {
  readonly title?: string;
  /** Inside `head`, after the title. */
  readonly head?: string;
  /** Inside `main`. */
  readonly main: string;
}

/** A whole page of the vendor, with navigation and footer around `main`. */
export function acmePage({ title = 'Pricing - Acme Cloud', head = '', main }: PageParts): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>` +
    `<body>${NAVIGATION}<main>${main}${FILLER}</main>${FOOTER}</body></html>`
  );
}

/** A price page that states the terms of `ACME_FREE` in one sentence. */
export const TERMS_PAGE = acmePage({ main: `<h1>Pricing</h1><h2>Free</h2><p>${FREE_TERMS}</p>` });

/** A page of another company. */
export function otherPage(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${main}</body></html>`;
}

/** Rows of a table; the first row and the first cell of each row are headings. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const headings = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = body.map(([name = '', ...cells]) => {
    return `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${headings}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Plans as cards side by side. */
export function cards(
  plans: readonly { readonly name: string; readonly price: string; readonly items: string[] }[],
): string {
  const shown = plans.map(({ name, price, items }) => {
    const list = items.map((item) => `<li>${item}</li>`).join('');
    return `<div class="card"><h3>${name}</h3><p class="price">${price}</p><ul>${list}</ul></div>`;
  });
  return `<section class="plans">${shown.join('')}</section>`;
}
