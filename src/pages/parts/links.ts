import type { Catalogue, Category } from '../../model/catalogue.ts';
import type { Vendor } from '../../model/vendor.ts';
import { searchPath } from './form.ts';
import { type Html, html, NOTHING, wordList } from './html.ts';
import { webAddress } from '../../routes/shared/escape.ts';
import { categoryPage, vendorPage } from '../../routes/shared/page.ts';
import { exactVendor, otherProducts } from '../../rules/names/resolver.ts';
import { slug } from '../../rules/text/fold.ts';

/** A vendor's name, linked when the index contains the vendor; records may name others. */
export function vendorLink(catalogue: Catalogue, name: string): Html {
  const vendor = exactVendor(catalogue, name)?.vendor;
  return vendor ? html`<a href="${vendorPage(vendor)}">${name}</a>` : html`${name}`;
}

const MAX_OTHER_PRODUCTS = 6;

/** `Also of Stripe: Stripe Atlas.`; nothing for a vendor whose name is no brand (docs/rules.md#resolver). */
export function alsoOf(catalogue: Catalogue, vendor: Vendor): Html {
  const others = otherProducts(catalogue, vendor);
  if (others.length === 0) return NOTHING;
  const links = others.slice(0, MAX_OTHER_PRODUCTS).map((each) => html`<a href="${vendorPage(each)}">${each.name}</a>`);
  const more = others.length > links.length ? [html`<a href="${searchPath({ q: vendor.slug })}">more</a>`] : [];
  return html`<small class="also">Also of ${vendor.name}: ${wordList([...links, ...more])}.</small>`;
}

export function categoryLink(category: Category): Html {
  return html`<a href="${categoryPage(category)}">${category.name}</a>`;
}

/** A category that a record names, linked when it exists today. */
export function categoryNameLink(catalogue: Catalogue, name: string): Html {
  const category = catalogue.categoryByName.get(slug(name));
  return category ? html`<a href="${categoryPage(category)}">${name}</a>` : html`${name}`;
}

/** A link to another site, labelled with its host; plain text when the address is not http or https. */
export function hostLink(text: string): Html {
  const url = webAddress(text);
  if (!url) return html`${text}`;
  return html`<a class="out" href="${url.href}" rel="nofollow noopener">${url.host.replace(/^www\./, '')}</a>`;
}

/** The source of a statement; nothing without one. */
export function sourceLink(url: string | null | undefined): Html {
  return url === null || url === undefined ? NOTHING : html`<span class="source">source ${hostLink(url)}</span>`;
}

/** A link to a place on the page; the script of the site copies its address. */
export function anchor(id: string, what: string): Html {
  return html`<a class="anchor" href="#${id}" title="Link to this line" aria-label="Link to: ${what}">#</a>`;
}

/** A link to what a page shows now; the script of the site copies its address. */
export function shareLink(path: string): Html {
  return html`<a class="permalink" href="${path}">Link to this view</a>`;
}

/** The form for a new issue of a repository, filled in. */
export function newIssue(repository: string, title: string, body = ''): string {
  return `${repository}/issues/new?${new URLSearchParams({ title, ...(body === '' ? {} : { body }) }).toString()}`;
}

/** Shapes that tell categories apart beside their names, with one of the colours of the style sheet each. */
const SHAPES = [
  'M2 2h12v12H2z',
  'M5 1h6v4h4v6h-4v4H5v-4H1V5h4z',
  'M1 3h14v4H1zM1 9h14v4H1z',
  'M1 1h6v14H1zM9 1h6v14H9z',
  'M1 1h6v6H1zM9 1h6v6H9zM1 9h6v6H1zM9 9h6v6H9z',
  'M1 1h14v4H5v10H1z',
] as const;
const COLOURS = 5;

/** The shape of a category: its slug decides, so that it is the same on every page. */
export function categoryShape({ slug: name }: Category): Html {
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return html`<svg class="shape shape-${sum % COLOURS}" viewBox="0 0 16 16" aria-hidden="true">
    <path d="${SHAPES[sum % SHAPES.length] ?? SHAPES[0]}" />
  </svg>`;
}

/** The vendor that a path names by exactly its slug. */
export function vendorWithSlug(catalogue: Catalogue, text: string): Vendor | null {
  const vendor = catalogue.vendorBySlug.get(slug(text));
  return vendor?.slug === text ? vendor : null;
}
