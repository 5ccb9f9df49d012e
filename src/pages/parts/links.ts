import type { Catalogue } from '../../model/catalogue.ts';
import type { Category } from '../../model/category.ts';
import { type Html, NOTHING, html } from './html.ts';
import { webAddress } from '../../routes/shared/escape.ts';
import { categoryPage, vendorPage } from '../../routes/shared/page.ts';
import { exactVendor } from '../../rules/names/resolver.ts';
import { slug } from '../../rules/text/slug.ts';

/** A vendor's name, linked when the index contains the vendor; records may name others. */
export function vendorLink(catalogue: Catalogue, name: string): Html {
  const vendor = exactVendor(catalogue, name)?.vendor;
  return vendor ? html`<a href="${vendorPage(vendor)}">${name}</a>` : html`${name}`;
}

/** A category by its name, linked. */
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
