import type { Catalogue } from '../model/catalogue.ts';
import type { Category } from '../model/category.ts';
import { webAddress } from '../routes/shared/escape.ts';
import { categoryPage, vendorPage } from '../routes/shared/page.ts';
import { exactVendor } from '../rules/names/resolver.ts';
import { slug } from '../rules/text/slug.ts';
import { html, NOTHING, type Html } from './html.ts';

/** A vendor's name, linked where the index holds the vendor; records may name one that it does not. */
export function vendorLink(catalogue: Catalogue, name: string): Html {
  const vendor = exactVendor(catalogue, name)?.vendor;
  return vendor ? html`<a href="${vendorPage(vendor)}">${name}</a>` : html`${name}`;
}

/** A category by its name, linked. */
export function categoryLink(category: Category): Html {
  return html`<a href="${categoryPage(category)}">${category.name}</a>`;
}

/** A category that a record names, linked where it is one of today's. */
export function categoryNameLink(catalogue: Catalogue, name: string): Html {
  const category = catalogue.categoryByName.get(slug(name));
  return category ? html`<a href="${categoryPage(category)}">${name}</a>` : html`${name}`;
}

/** Another site under its host's name, or its address as text where it is none of the web. */
export function hostLink(text: string): Html {
  const url = webAddress(text);
  if (!url) return html`${text}`;
  return html`<a class="out" href="${url.href}" rel="nofollow noopener">${url.host.replace(/^www\./, '')}</a>`;
}

/** Where a statement was read; nothing where no page was named. */
export function sourceLink(url: string | null | undefined): Html {
  return url === null || url === undefined ? NOTHING : html`<span class="source">source ${hostLink(url)}</span>`;
}
