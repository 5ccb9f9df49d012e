import type { RenderedFile } from '../model/build.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { IsoDate } from '../model/iso-date.ts';
import { escapeMarkup } from '../routes/shared/escape.ts';
import { address } from '../routes/shared/page.ts';

/** Addresses that one file may list, by the protocol of sitemaps. */
const MAX_ADDRESSES = 50_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A page in the sitemap, with the newest day of what it shows. */
export interface ListedPage {
  readonly path: string;
  readonly modified: IsoDate;
}

/** `sitemap.xml` of all pages; past the limit of addresses an index of `sitemap-1.xml` and so on, which list them. */
export function sitemapFiles(
  catalogue: Catalogue,
  pages: readonly ListedPage[],
  maxAddresses = MAX_ADDRESSES,
): readonly RenderedFile[] {
  if (pages.length <= maxAddresses) return [{ path: 'sitemap.xml', text: urlSet(catalogue, pages) }];
  const parts = Array.from({ length: Math.ceil(pages.length / maxAddresses) }, (_, part) => ({
    path: `sitemap-${part + 1}.xml`,
    text: urlSet(catalogue, pages.slice(part * maxAddresses, (part + 1) * maxAddresses)),
  }));
  const listed = parts.map(({ path }) => located(catalogue, 'sitemap', { path: `/${path}`, modified: catalogue.date }));
  return [{ path: 'sitemap.xml', text: document('sitemapindex', listed) }, ...parts];
}

function urlSet(catalogue: Catalogue, pages: readonly ListedPage[]): string {
  return document(
    'urlset',
    pages.map((page) => located(catalogue, 'url', page)),
  );
}

function located(catalogue: Catalogue, element: 'url' | 'sitemap', { path, modified }: ListedPage): string {
  const location = escapeMarkup(address(catalogue, path));
  return `<${element}><loc>${location}</loc><lastmod>${modified}</lastmod></${element}>`;
}

function document(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `${DECLARATION}\n<${root} ${NAMESPACE}>\n${entries.join('\n')}\n</${root}>\n`;
}
